package exercises

import (
	"io"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
)

// The same seed makes the same set, with the command in its head; another seed makes another set.
func TestSeedIsReproducible(t *testing.T) {
	gametest.Long(t)
	id := catalog.All()[0].ID
	var texts [3]string
	for i, seed := range []string{"5", "5", "6"} {
		folder := t.TempDir()
		must.Succeed(t, Command(t.Context(), []string{"-game", id, "-seed", seed, "-each", "1", "-out", folder}, io.Discard, io.Discard))
		text := must.Read(t, filepath.Join(folder, id, "exercises.txt"))
		if !strings.Contains(text, "\n# Made by: go run ./build exercises -game "+id+" -seed "+seed+" -each 1\n") {
			t.Errorf("the head does not say how it was made:\n%s", text)
		}
		texts[i] = text
	}
	if texts[0] != texts[1] || texts[1] == texts[2] {
		t.Errorf("three sets:\n%s\n%s\n%s", texts[0], texts[1], texts[2])
	}
}

// The same seed plays the same games, from which exercises are made; another seed plays others.
func TestSeedDeterminesGames(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays games")
	}
	for _, s := range catalog.All() {
		c, err := newComposer(s, variants(s)[0])
		must.Succeed(t, err)
		var texts [3]string
		for i, seed := range []uint64{5, 5, 6} {
			positions, err := c.play(t.Context(), gameRand(seed, 0))
			must.Succeed(t, err)
			for _, p := range positions {
				texts[i] += games.TextOf(p) + "\n"
			}
		}
		if texts[0] != texts[1] || texts[1] == texts[2] {
			t.Errorf("%s: three games:\n%s\n%s\n%s", s.ID, texts[0], texts[1], texts[2])
		}
	}
}

// The first exercise found by the command with a set's seed belongs to the set.
func TestSetsAreUpToDate(t *testing.T) {
	gametest.Long(t)
	for _, s := range catalog.All() {
		t.Run(s.ID, func(t *testing.T) {
			if s.Exercises == "" {
				t.Skip("a game needs no set")
			}
			var all []*composer
			for _, o := range variants(s) {
				c, err := newComposer(s, o)
				must.Succeed(t, err)
				all = append(all, c)
			}
			var first *candidate
			var err error
			for number := uint64(0); first == nil && err == nil; number++ {
				first, err = all[number%uint64(len(all))].find(t.Context(), gameRand(1, number))
			}
			must.Succeed(t, err)
			if !strings.Contains(s.Exercises, "\nposition "+games.TextOf(first.Position)+"\n") {
				t.Errorf("the set does not have\n%s", first.String())
			}
		})
	}
}

func TestVariants(t *testing.T) {
	for _, tt := range []struct {
		options []games.Option
		want    string
	}{
		{nil, ""},
		{[]games.Option{{ID: "size", Default: "9", Choices: []string{"9", "11"}}}, ""},
		{[]games.Option{{ID: "ties", Default: "draw", Choices: []string{"draw", "record"}}}, ",ties=record"},
		{[]games.Option{{ID: "tie", Default: "dark", Choices: []string{"dark", "draw"}}, {ID: "size", Default: "8", Choices: []string{"6", "8"}}},
			",size=6,tie=draw size=6"},
	} {
		s := games.Spec{Options: tt.options}
		var got []string
		for _, o := range variants(s) {
			got = append(got, s.Format(o))
		}
		if strings.Join(got, ",") != tt.want {
			t.Errorf("%v: got %q, want %q", tt.options, got, tt.want)
		}
	}
}

func TestCommandRejects(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		{"-game chess", `there is no game "chess"; -game takes `},
		{"-each 0", "-each must be from 1"},
		{"-seed x", "-seed"},
		{"more", `"more" is no flag`},
	} {
		err := Command(t.Context(), strings.Fields(tt.args), io.Discard, io.Discard)
		if err == nil || !strings.HasPrefix(err.Error(), "exercises: ") || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %q", tt.args, err, tt.want)
		}
	}
}

package arena

import (
	"context"
	"errors"
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games/catalog"
)

// command runs a command line, separated by spaces, and returns what it wrote.
func command(t *testing.T, line string) (out, errs string, err error) {
	t.Helper()
	var o, e strings.Builder
	err = Command(t.Context(), strings.Fields(line), &o, &e)
	return o.String(), e.String(), err
}

func TestCommandPlaysAMatch(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results.txt")
	line := "-game squex -o size=4 -a uct@playouts=200 -b random -pairs 10 -threads 2 -out " + file
	out, _, err := command(t, line)
	must.Succeed(t, err)
	for _, want := range []string{
		"squex size=4 win=uncuttable swap=off, seed 1, openings made by uct@playouts=2000\n", "20 games in rounds of 2, 0 of them from the result file\n",
		"a uct@playouts=200\n", "b random\n", "200 playouts a ply", "Elo of a: +", "seats: p1 ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the summary lacks %q:\n%s", want, out)
		}
	}
	again, _, err := command(t, line)
	if err != nil || !strings.Contains(again, "20 games in rounds of 2, 20 of them from the result file\n") || eloLine(again) != eloLine(out) {
		t.Errorf("the finished run is summed up as\n%s\nat first\n%s%v", again, out, err)
	}
}

// eloLine returns the line with the difference in Elo.
func eloLine(summary string) string {
	_, line, _ := strings.Cut(summary, "\nElo of a: ")
	line, _, _ = strings.Cut(line, "\n")
	return line
}

func TestCommandPlaysFourSeats(t *testing.T) {
	out, _, err := command(t, "-game azacru -o players=4 -a greedy -b random -pairs 1")
	if err != nil || !strings.Contains(out, "4 games in rounds of 4") || !strings.Contains(out, "even 25.0, above it with ") || strings.Contains(out, "Elo") {
		t.Errorf("%s%v", out, err)
	}
}

// -make writes a section of a file of openings.
func TestCommandMakesOpenings(t *testing.T) {
	text, _, err := command(t, "-game squex -o size=5 -make 12 -seed 3")
	const options = "size=5 win=uncuttable swap=off"
	if err != nil || !strings.HasPrefix(text, "# 12 of 12 openings, seed 3, judged by uct@playouts=2000\n["+options+"]\n") {
		t.Fatalf("%s%v", text, err)
	}
	_, g, err := (&flags{game: "squex", options: []string{"size=5"}}).open()
	must.Succeed(t, err)
	if openings, err := parseOpenings(g, options, text); err != nil || len(openings) != 12 {
		t.Errorf("%d openings are read, %v", len(openings), err)
	}
}

// If there are too few openings they are used again, with a notice.
func TestOpeningsAreReused(t *testing.T) {
	out, errs, err := command(t, "-game squ -o size=8 -a random -b random -pairs 251")
	if err != nil || !strings.Contains(out, "openings 250 of a file, ") || errs != "there are 250 openings for 251 rounds: they are used again, with other seeds\n" {
		t.Errorf("%s%s%v", out, errs, err)
	}
}

func TestWrongCommandLines(t *testing.T) {
	for line, want := range map[string]string{
		"":                               `arena: there is no game ""; -game takes ` + strings.Join(catalog.IDs(), ", "),
		"-game go":                       `arena: there is no game "go"`,
		"-game squex -o size":            `arena: option "size": want name=value`,
		"-game squex -o size=99":         `arena: squex: option size="99" is not allowed`,
		"-game squex":                    "arena: -a is missing; it takes one of random",
		"-game squex -a random":          "arena: -b is missing",
		"-size 8":                        "arena: flag provided but not defined: -size; go run ./build arena -h lists the flags",
		"-game squex random":             `arena: "random" is no flag`,
		"-game squex -pairs 0":           "arena: -pairs must be from 1 to 1000000",
		"-game squex -threads 0":         "arena: -threads must be from 1 to 256",
		"-game squex -patience 0":        "arena: -patience must be from 1ms to 1h0m0s",
		"-game squex -make -1":           "arena: -make must be from 1 to 100000",
		"-game squex -a random -b chess": `arena: entrant chess: there is no engine "chess"`,
		"-game squex -a random -b uct@playouts=0":                     "arena: entrant uct@playouts=0: budget ",
		"-game squex -o size=2 -a random -b random -pairs 3 -seed -4": "arena: invalid value \"-4\" for flag -seed",
	} {
		if _, _, err := command(t, line); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s...", line, err, want)
		}
	}
}

func TestHelp(t *testing.T) {
	_, errs, err := command(t, "-h")
	if !errors.Is(err, flag.ErrHelp) || !strings.Contains(errs, "usage: go run ./build arena -game NAME") || !strings.Contains(errs, "-patience") || !strings.Contains(errs, "uct (plain UCT)") {
		t.Errorf("%s%v", errs, err)
	}
}

// An interrupted run ends with the summary of what was played, and can be continued from there.
func TestCommandInterrupted(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results.txt")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	c := nullConfig(t, "size=5", 30, randomEntrant, rightmost)
	c.Out = file
	c.Progress = func(s *summary) {
		if s.Games == 10 {
			cancel()
		}
	}
	sum, err := run(ctx, c)
	if !errors.Is(err, context.Canceled) || sum.Games < 10 || sum.Games >= 60 {
		t.Fatalf("%d games, error %v; want 10 or a few more, canceled", sum.Games, err)
	}
	c.Progress = nil
	if again := mustRun(t, c); again.Resumed != sum.Games || again.Games != 60 {
		t.Errorf("%d games are resumed of %d, then %d in all", again.Resumed, sum.Games, again.Games)
	}
}

func TestCommandIsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out strings.Builder
	args := strings.Fields("-game squex -o size=4 -a random -b random -make 3")
	if err := Command(ctx, args, &out, &out); err == nil || err.Error() != "arena: interrupted" || out.String() != "" {
		t.Errorf("%s%v", out.String(), err)
	}
}

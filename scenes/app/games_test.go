package app_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/scenes/demo"
)

// A recorded game is a line of testdata/games.jsonl of a game, played by an independent program.
type recorded struct {
	Game    string
	Opts    games.Options
	Plies   []string
	Winners []int // from 1
	Scores  []int
}

// TestRecordedGames plays the games of the rule tests on the screen, and compares their results: all by clicks, and some of each game only by
// keyboard, by touch, and by drags, with headings chosen in the same stroke.
func TestRecordedGames(t *testing.T) {
	for _, way := range []struct {
		verb    string
		most    int // games per game
		windows []string
	}{
		{"play", math.MaxInt, []string{"1280 800", "640 480", "700 900", "1920 1080", "1280 800 1.5"}},
		{"bykeys", 3, []string{"640 480", "1280 800", "700 900"}},
		{"bytaps", 3, []string{"640 480", "1280 800", "700 900"}},
		{"bydrags", 3, []string{"640 480", "1280 800", "700 900", "1280 800 1.5"}},
		{"byfinger", 2, []string{"640 480", "1280 800"}},
	} {
		t.Run(way.verb, func(t *testing.T) {
			t.Parallel()
			for n, spec := range catalog.All() {
				for i, r := range readGames(t, spec.ID) {
					if !gametest.Sampled(n, 3) || testing.Short() && i > 0 || i == way.most {
						break
					}
					t.Run(fmt.Sprint(r.Game, i+1, " ", spec.Format(r.Opts)), func(t *testing.T) {
						p := newPlayer(t)
						do(t, p, "size "+way.windows[i%len(way.windows)]+";table "+r.Game+" "+spec.Format(r.Opts))
						for n, ply := range r.Plies {
							if err := p.Do(way.verb + " " + ply); err != nil {
								t.Fatalf("ply %d, %s: %v", n+1, ply, err)
							}
						}
						wantEnd(t, p, r)
					})
				}
			}
		})
	}
}

// wantEnd compares the result on the screen with the one recorded.
func wantEnd(t *testing.T, p *demo.Player, r recorded) {
	t.Helper()
	o := p.Match().Outcome()
	var winners []int
	for _, w := range o.Winners {
		winners = append(winners, int(w)+1)
	}
	if !slices.Equal(winners, r.Winners) {
		t.Errorf("winners = %v, want %v", winners, r.Winners)
	}
	if !slices.Equal(o.Scores, r.Scores) {
		t.Errorf("scores = %v, want %v", o.Scores, r.Scores)
	}
	if err := p.Do("wait"); err != nil { // for the animated count
		t.Error(err)
	}
	for _, s := range r.Scores {
		if !slices.Contains(p.App.Seen().Texts, fmt.Sprint(s)) {
			t.Errorf("the score %d is not written", s)
		}
	}
	if err := p.Do("want button Rematch"); err != nil {
		t.Error(err)
	}
}

// readGames reads the recorded games of the game called id.
func readGames(t *testing.T, id string) []recorded {
	f, err := os.Open("../../games/" + id + "/testdata/games.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var rs []recorded
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if strings.TrimSpace(lines.Text()) == "" {
			continue
		}
		var r recorded
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		rs = append(rs, r)
	}
	if err := lines.Err(); err != nil || len(rs) == 0 {
		t.Fatalf("%d games of %s, %v", len(rs), id, err)
	}
	return rs
}

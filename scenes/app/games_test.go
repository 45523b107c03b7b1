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

// A recorded game is a line of testdata/games.jsonl of a game, played by a program that shares nothing with ours.
type recorded struct {
	Game    string
	Opts    games.Options
	Plies   []string
	Winners []int // from 1
	Scores  []int
}

// TestRecordedGamesByClicks plays the games that the rules are tested with by clicks on the screen, and compares how they end.
func TestRecordedGamesByClicks(t *testing.T) {
	t.Parallel()
	windows := []string{"1280 800", "640 480", "700 900", "1920 1080", "1280 800 1.5"}
	playRecorded(t, math.MaxInt, windows, "play")
}

// playRecorded plays so many of the games that the rules are tested with, of each game at most, a ply at a time by the command verb, in these
// windows in turn, and compares how they end.
func playRecorded(t *testing.T, most int, windows []string, verb string) {
	for n, spec := range catalog.All() {
		for i, r := range readGames(t, spec.ID) {
			if !gametest.Sampled(n, 3) || testing.Short() && i > 0 || i == most {
				break
			}
			t.Run(fmt.Sprint(r.Game, i+1, " ", spec.Format(r.Opts)), func(t *testing.T) {
				p := newPlayer(t)
				do(t, p, "size "+windows[i%len(windows)]+";table "+r.Game+" "+spec.Format(r.Opts))
				for n, ply := range r.Plies {
					if err := p.Do(verb + " " + ply); err != nil {
						t.Fatalf("ply %d, %s: %v", n+1, ply, err)
					}
				}
				wantEnd(t, p, r)
			})
		}
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
	if err := p.Do("wait"); err != nil { // for what is counted before all eyes
		t.Error(err)
	}
	for _, s := range r.Scores {
		if !slices.Contains(p.App.Texts, fmt.Sprint(s)) {
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

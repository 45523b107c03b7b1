package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/elo"
)

// The levels of a small game play each other, and a second run finds all games in the files.
func TestClimb(t *testing.T) {
	f := flags{game: "squ", options: []string{"size=3"}, rounds: 2, seed: 1, threads: 2, out: t.TempDir()}
	l, err := f.climb(t.Context(), io.Discard)
	must.Succeed(t, err)
	if len(l.rungs) != len(catalog.LevelsOf("squ")) {
		t.Fatalf("%d rungs", len(l.rungs))
	}
	for i, r := range l.rungs {
		level, want := catalog.LevelsOf("squ")[i], min(i, 1)*4
		with := level.Untimed()
		if i == len(l.rungs)-1 {
			with = level.Tenth()
		}
		if r.level != i+1 || r.games != want || r.playoutsUsed != with.Playouts {
			t.Errorf("rung %d: got %+v, want %d games", i+1, r, want)
		}
	}
	for i := 2; i <= len(catalog.LevelsOf("squ")); i++ {
		file := filepath.Join(f.out, "squ-"+string(rune('0'+i))+".txt")
		text := must.Read(t, file)
		if !strings.Contains(text, "\na level:") || strings.Count(text, "\n") != 6+4 {
			t.Errorf("%s: want a head of 6 lines and 4 games, got\n%s", file, text)
		}
		if i == len(catalog.LevelsOf("squ")) { // interrupted within its last game
			must.Write(t, file, text[:len(text)-40])
		}
	}
	again, err := f.climb(t.Context(), io.Discard)
	if err != nil || again.text() != l.text() {
		t.Errorf("at first\n%s\nfrom the files\n%s%v", l.text(), again.text(), err)
	}
}

func TestLadderIsInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	args := []string{"-game", "squex", "-out", t.TempDir()}
	if err := LadderCommand(ctx, args, io.Discard, io.Discard); err == nil || err.Error() != "ladder: interrupted" {
		t.Errorf("error %v", err)
	}
}

func TestWrongLadderLines(t *testing.T) {
	for line, want := range map[string]string{
		"-game go":   `ladder: there is no game "go"; -game takes ` + strings.Join(catalog.IDs(), ", "),
		"-o size=8":  "ladder: flag provided but not defined: -o; go run ./build ladder -h lists the flags",
		"squex":      `ladder: "squex" is no flag`,
		"-pairs 0":   "ladder: -pairs must be from 1 to 1000000",
		"-threads 0": "ladder: -threads must be from 1 to 256",
		"-seed -1":   "ladder: invalid value",
	} {
		if err := LadderCommand(t.Context(), strings.Fields(line+" -out "+t.TempDir()), io.Discard, io.Discard); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: error %v, want %s...", line, err, want)
		}
	}
	file := filepath.Join(t.TempDir(), "file")
	must.Write(t, file, "")
	if err := LadderCommand(t.Context(), []string{"-out", file}, io.Discard, io.Discard); err == nil || !strings.HasPrefix(err.Error(), "ladder: mkdir ") {
		t.Errorf("a file in place of the folder: %v", err)
	}
	var errs strings.Builder
	if err := LadderCommand(t.Context(), []string{"-h"}, io.Discard, &errs); !errors.Is(err, flag.ErrHelp) || !strings.Contains(errs.String(), "usage: go run ./build ladder") {
		t.Errorf("-h: %v, %s", err, errs.String())
	}
}

// exampleLadder is a ladder of three levels.
func exampleLadder() *ladder {
	l := &ladder{game: "SQU", options: "size=10 ties=record", pairs: 2, seed: 7, source: "250 of a file, 0123456789abcdef"}
	l.rungs = []rung{newRung(catalog.LevelsOf("squ")[0], search.Limits{Playouts: 1000})}
	for i, shares := range [][]float64{{1, 0.5}, {1, 1}} {
		var rounds elo.Shares
		for _, s := range shares {
			rounds.Add(s)
		}
		l.add(newRung(catalog.LevelsOf("squ")[i+1], search.Limits{Playouts: 2000}), &summary{Games: 4, entrants: [2]entrantSummary{{tally: contest.Tally{Shares: rounds}}}})
	}
	return l
}

func TestLadderTables(t *testing.T) {
	text := exampleLadder().text()
	for _, want := range []string{
		"# Levels of SQU, size=10 ties=record: each against the one below, the strongest and that one with a tenth of their playouts\n",
		"# 2 pairs of games, seed 7, openings 250 of a file, 0123456789abcdef\n", "+190.8", "+Inf", "# ratings for levels.txt: {0, 191, 1191}\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the table lacks %q:\n%s", want, text)
		}
	}
}

// What a kept table has to contain. A hundred games with all playouts take about an hour per game, and measure a win rate to 8 points. Two hundred
// with a tenth of the playouts measured it to 6 points, but for weaker play.
const (
	keptGames          = 100
	minScore, maxScore = 65, 85
)

// The kept tables are of the current levels, each of which is clearly but not crushingly better than the one below, and the catalogue has their
// ratings.
func TestStoredLadders(t *testing.T) {
	for _, id := range catalog.IDs() {
		t.Run(id, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("ladder", id+".txt"))
			if errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("there is no table yet: go run ./build ladder -game %s writes it", id)
			}
			must.Succeed(t, err)
			levels := catalog.LevelsOf(id)
			if n := strings.Count(string(text), "\nlevel "); n != 1+len(levels) {
				t.Errorf("the table has %d levels, the game %d", n-1, len(levels))
			}
			for _, l := range levels {
				checkRung(t, string(text), l)
			}
		})
	}
}

// checkRung compares a level with its lines in a kept table.
func checkRung(t *testing.T, table string, l catalog.Level) {
	t.Helper()
	if line := fmt.Sprintf("\nlevel %d %v\n", l.Number, l); !strings.Contains(table, line) {
		t.Errorf("there is no line%sin the table: measure again", line)
	}
	// The number, the name and the rating, playouts, time and tenth, then the games and the score.
	row := regexp.MustCompile(fmt.Sprintf(`(?m)^%d +%s +%d +\d+ +\S+ +\d+ +(\d+)(?: +(\S+)|$)`, l.Number, l.Name, l.Rating)).FindStringSubmatch(table)
	if row == nil {
		t.Fatalf("level %d %s with the rating %d is not in the table", l.Number, l.Name, l.Rating)
	}
	if l.Number == 1 {
		return
	}
	games, _ := strconv.Atoi(row[1])
	if score, err := strconv.ParseFloat(row[2], 64); err != nil || games < keptGames || score < minScore || score > maxScore {
		t.Errorf("level %d scored %s %% of %d games, want %d to %d %% of %d or more", l.Number, row[2], games, minScore, maxScore, keptGames)
	}
}

package arena

import (
	"context"
	"errors"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/search"
)

func TestShuffled(t *testing.T) {
	a, b := shuffled(50, 1), shuffled(50, 2)
	if slices.Equal(a, b) || !slices.Equal(a, shuffled(50, 1)) {
		t.Error("the same seed gives a different order")
	}
	slices.Sort(a)
	for i, v := range a {
		if v != i {
			t.Fatalf("%v is not every number once", a)
		}
	}
}

// A player who takes the most valuable cells beats one who plays anywhere.
func TestBetterEngineWins(t *testing.T) {
	sum := mustRun(t, nullConfig(t, "size=6", 40, rightmost, randomEntrant))
	if mean := sum.entrants[0].tally.Shares.Mean(); sum.Games != 80 || mean < 0.85 {
		t.Errorf("rightmost takes %.2f of %d games, want nearly all of 80", mean, sum.Games)
	}
	if a, b := sum.entrants[0].tally.Shares.Mean(), sum.entrants[1].tally.Shares.Mean(); math.Abs(a+b-1) > 1e-9 {
		t.Errorf("shares %v and %v, want 1 in all", a, b)
	}
}

// Draws are half a point each, and a first place shared by more players is the corresponding fraction.
func TestSharedFirstPlaces(t *testing.T) {
	c := nullConfig(t, "size=4", 60, randomEntrant, randomEntrant)
	sum := mustRun(t, c)
	if e := sum.entrants[0]; e.shared == 0 || e.tally.Shares.Mean() != (float64(e.won)+float64(e.shared)/2)/120 {
		t.Errorf("share %v of %d won and %d drawn of 120", e.tally.Shares.Mean(), e.won, e.shared)
	}
}

// Each entrant's share is the mean over its seats: random players are even, however many seats they have.
func TestScoresOfFourSeats(t *testing.T) {
	sum := mustRun(t, nullConfig(t, "size=4 players=4", 100, randomEntrant, randomEntrant))
	for i, e := range sum.entrants {
		if low, high := e.tally.Shares.Interval(); low > 0.25 || high < 0.25 {
			t.Errorf("entrant %s: %.3f to %.3f, want a quarter in between", letter(i), low, high)
		}
	}
	if a, b := sum.entrants[0].tally.Shares.Mean(), sum.entrants[1].tally.Shares.Mean(); math.Abs(a+3*b-1) > 1e-9 {
		t.Errorf("shares %v and three times %v, want 1 in all", a, b)
	}
}

// An engine of the program that plays an illegal move loses, is named, and the run continues.
func TestEngineIllegalMoves(t *testing.T) {
	sum := mustRun(t, nullConfig(t, "", 3, illegal, randomEntrant))
	if sum.Games != 6 || len(sum.faults) != 6 || sum.entrants[0].won != 0 || sum.entrants[1].won != 6 {
		t.Errorf("%d games, faults %v", sum.Games, sum.faults)
	}
	if !strings.Contains(sum.text(), "game 1.1, a as p1: illegal: move 0x0 after ") {
		t.Errorf("the summary does not name the move:\n%s", sum.text())
	}
}

// failing is an engine that cannot play at all.
type failing struct{}

var errNoIdea = errors.New("no idea")

func (failing) Search(context.Context, games.Position, search.Limits) (search.Report, error) {
	return search.Report{}, errNoIdea
}

func TestEngineErrorEndsRun(t *testing.T) {
	broken := newEngineEntrant("broken", func(games.Game, uint64) search.Engine { return failing{} }, search.Limits{})
	c := nullConfig(t, "", 5, randomEntrant, broken)
	c.Threads = 3
	sum, err := run(t.Context(), c)
	if !errors.Is(err, errNoIdea) || !strings.HasPrefix(err.Error(), "broken: ") || sum.Games != 0 {
		t.Errorf("%d games, error %v", sum.Games, err)
	}
}

// times are the parts of a result file that differ from run to run.
var times = regexp.MustCompile(`"(Seconds|Longest)":[^,}]+`)

// ledgerOf runs c with a result file and returns its text without times.
func ledgerOf(t *testing.T, c config) string {
	t.Helper()
	mustRun(t, c)
	return times.ReplaceAllString(must.Read(t, c.Out), "")
}

func TestThreadsDoNotChangeResults(t *testing.T) {
	c := nullConfig(t, "players=3 turns=double", 20, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "one.txt")
	one := ledgerOf(t, c)
	c.Threads, c.Out = 4, filepath.Join(t.TempDir(), "four.txt")
	if four := ledgerOf(t, c); four != one {
		t.Errorf("the games of four threads are\n%s\nthose of one\n%s", four, one)
	}
}

// Seeds, openings and pairs: a longer version of a run begins with the shorter one.
func TestRunCanBeExtended(t *testing.T) {
	c := nullConfig(t, "", 8, randomEntrant, rightmost)
	c.Out = filepath.Join(t.TempDir(), "whole.txt")
	whole := ledgerOf(t, c)
	c.Rounds, c.Out = 3, filepath.Join(t.TempDir(), "part.txt")
	if part := ledgerOf(t, c); !strings.HasPrefix(whole, part) {
		t.Errorf("3 rounds are\n%s\n8 rounds\n%s", part, whole)
	}
	c.Rounds = 8
	if longer := ledgerOf(t, c); longer != whole {
		t.Errorf("3 rounds and 5 more are\n%s\n8 rounds\n%s", longer, whole)
	}
}

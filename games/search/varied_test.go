package search_test

import (
	"context"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// recorded is an engine that records its limits and takes a given time.
type recorded struct {
	takes time.Duration
	asked []time.Duration
	early bool // in the last search
}

func (r *recorded) Search(_ context.Context, pos games.Position, lim search.Limits) (search.Report, error) {
	r.asked, r.early = append(r.asked, lim.Time), lim.Early
	m := pos.AppendMoves(nil)[0]
	return search.Report{Best: m, Line: []games.Move{m}, Elapsed: min(r.takes, lim.Time)}, nil
}

// The plies of a turn share its time: each gets a part of the rest. Without WholeTurn each gets all of it.
func TestTurnTimeIsShared(t *testing.T) {
	squ, _ := catalog.Find("squ")
	const whole = 10 * time.Second
	for _, tt := range []struct {
		takes     time.Duration
		wholeTurn bool
		want      []time.Duration // the opening turn has one disc, the others two
	}{
		{time.Hour, true, []time.Duration{whole, whole / 2, whole / 2, whole / 2, whole / 2}},
		{time.Second, true, []time.Duration{whole, whole / 2, whole - time.Second, whole / 2, whole - time.Second}},
		{time.Second, false, []time.Duration{whole, whole, whole, whole, whole}},
	} {
		_, p := after(t, squ, []string{"size=8"})
		r := &recorded{takes: tt.takes}
		e := &search.TurnTime{Engine: r}
		for i, want := range tt.want {
			report := search.Searched(t, e, p, search.Limits{Time: whole, WholeTurn: tt.wholeTurn})
			if got := r.asked[i]; got < want-2*time.Millisecond || got > want+2*time.Millisecond {
				t.Errorf("whole turn %v, ply %d may take %v, want %v", tt.wholeTurn, i+1, got, want)
			}
			if later := i == 1 || i == 3; r.early != (tt.wholeTurn && later) {
				t.Errorf("whole turn %v, ply %d may end early: %v", tt.wholeTurn, i+1, r.early)
			}
			p.Play(report.Best)
		}
	}
}

// Two games between the same players from the same start differ, even at the strongest level, within its first plies.
func TestVariedGamesDiffer(t *testing.T) {
	count, plies, playouts := 12, 8, 1000
	if testing.Short() {
		count, plies, playouts = 3, 6, 60
	}
	for _, s := range catalog.All() {
		levels := catalog.LevelsOf(s.ID)
		begun := map[string]bool{}
		for seed := range uint64(count) {
			g, p := after(t, s, nil)
			text := ""
			engines := [2]search.Engine{levels[len(levels)-1].Player(g, 2*seed, 1<<20), levels[len(levels)-1].Player(g, 2*seed+1, 1<<20)}
			for range plies {
				r := search.Searched(t, engines[p.ToMove()], p, search.Limits{Playouts: playouts})
				text += g.FormatMove(p, r.Best) + " "
				p.Play(r.Best)
			}
			begun[text] = true
		}
		if len(begun) < count {
			t.Errorf("%s: %d games begin in %d ways", s.ID, count, len(begun))
		}
	}
}

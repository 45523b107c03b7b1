package contest

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/null"
	"quintet/games/search"
)

func TestScheduleRotatesSeats(t *testing.T) {
	for players, want := range map[int]string{2: "ab ba", 3: "abb bba bab", 4: "abbb bbba bbab babb"} {
		s := Schedule{Seed: 1, Players: players, Openings: 5}
		seeds := map[uint64]bool{}
		for round := range 7 {
			var got []string
			for k := range players {
				f := s.Fixture(round*players + k)
				who := ""
				for seat := range f.Slots {
					who += string("ab"[f.Entrant(games.Player(seat))])
				}
				got = append(got, who)
				if f.Round() != round || f.Opening != round%5 || seeds[f.Seed] {
					t.Errorf("game %d: round %d, opening %d, seed %x", f.Number, f.Round(), f.Opening, f.Seed)
				}
				seeds[f.Seed] = true
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%d seats: got %s, want %s", players, got, want)
			}
		}
	}
}

// First places are shared, and an entrant's share is the mean over its seats.
func TestSharedPlaces(t *testing.T) {
	s := Schedule{Seed: 1, Players: 3, Openings: 1}
	var a, b Tally
	for number, winners := range [][]games.Player{{0, 2}, {0}, {0, 1, 2}} { // a sits in seats 0, 2 and 1
		f := s.Fixture(number)
		if p, q := f.Points(0, winners), f.Points(1, winners); p+q < 0.999 || p+q > 1.001 {
			t.Errorf("game %d: points %v and %v, want 1 in all", number, p, q)
		}
		if a.Add(f, 0, winners); number < 2 && a.Shares.Rounds() != 0 {
			t.Error("a round ends before its last game")
		}
		b.Add(f, 1, winners)
	}
	if p, q := a.Shares.Mean(), b.Shares.Mean(); a.Shares.Rounds() != 1 || p < 0.277 || p > 0.278 || p+2*q < 0.999 || p+2*q > 1.001 {
		t.Errorf("%d rounds, shares %v and %v, want 5/18 and 13/36", a.Shares.Rounds(), p, q)
	}
}

// stubborn always plays the same move.
type stubborn games.Move

func (m stubborn) Search(context.Context, games.Position, search.Limits) (search.Report, error) {
	return search.Report{Best: games.Move(m), Playouts: 3}, nil
}

// A game runs from its opening to its end, and the same fixture gives the same game again.
func TestPlay(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"players": "3"})
	if err != nil {
		t.Fatal(err)
	}
	seat := func() Opponent {
		return &EngineOpponent{Name: "random", New: func(_ games.Game, seed uint64) search.Engine { return search.Random{Seed: seed} }}
	}
	opening := g.Start().AppendMoves(nil)[:1]
	play := func() *Game {
		x := NewGame(g, Schedule{Seed: 5, Players: 3, Openings: 1}.Fixture(1), []Opponent{seat(), seat(), seat()}, time.Now)
		if _, err := x.Play(t.Context(), opening); err != nil {
			t.Fatal(err)
		}
		return x
	}
	one, two := play(), play()
	if !one.Position.Over() || one.Moves[0] != opening[0] || games.TextOf(one.Position) != games.TextOf(two.Position) {
		t.Errorf("after %v the position is %s, then %s", one.Moves, games.TextOf(one.Position), games.TextOf(two.Position))
	}
	asked := 1
	for _, e := range one.Efforts {
		asked += e.Plies
	}
	if asked != len(one.Moves) {
		t.Errorf("the seats were asked for %d of %d plies", asked-1, len(one.Moves)-1)
	}
}

// timed is an opponent with a clock of its own.
type timed struct {
	EngineOpponent
	took time.Duration
}

func (o *timed) Choose(ctx context.Context, p games.Position) (Choice, error) {
	c, err := o.EngineOpponent.Choose(ctx, p)
	c.Took = o.took
	return c, err
}

// The game measures the efforts of the seats that do not measure them.
func TestEffort(t *testing.T) {
	g, err := null.Spec.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	random := EngineOpponent{Name: "random", New: func(_ games.Game, seed uint64) search.Engine { return search.Random{Seed: seed} }}
	now := time.Unix(0, 0)
	clock := func() time.Time {
		now = now.Add(time.Second)
		return now
	}
	x := NewGame(g, Schedule{Seed: 5, Players: 2, Openings: 1}.Fixture(0), []Opponent{&random, &timed{random, time.Minute}}, clock)
	if _, err := x.Play(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	for seat, each := range []float64{1, 60} {
		if e := x.Efforts[seat]; e.Plies == 0 || e.Seconds != each*float64(e.Plies) || e.Longest != each {
			t.Errorf("p%d thought %v s about %d plies, %v s at most; want %v s a ply", seat+1, e.Seconds, e.Plies, e.Longest, each)
		}
	}
}

// An illegal ply ends the game, and the error names its seat.
func TestIllegalPly(t *testing.T) {
	g, err := null.Spec.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	first := g.Start().AppendMoves(nil)[0]
	seat := func() Opponent {
		return &EngineOpponent{Name: "stubborn", New: func(games.Game, uint64) search.Engine { return stubborn(first) }}
	}
	x := NewGame(g, Schedule{Players: 2, Openings: 1}.Fixture(0), []Opponent{seat(), seat()}, time.Now)
	who, err := x.Play(t.Context(), nil)
	if wrong, ok := errors.AsType[*IllegalError](err); !ok || who != 1 || wrong.After != 1 || len(x.Moves) != 1 || x.Efforts[1].Playouts != 3 {
		t.Errorf("seat %v, error %v after %d plies, want an illegal ply of p2", who, err, len(x.Moves))
	}
}

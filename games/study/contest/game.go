// One game of a contest (Game): it asks each seat for a ply, times it and rejects illegal plies. A seat is played by an Opponent, for example an
// EngineOpponent. Change here what is asked of an opponent. schedule.go decides which games a contest has.

package contest

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// An Opponent plays one seat of one game at a time. It belongs to one goroutine.
type Opponent interface {
	// Begin starts a game at its first position, whatever happened before. All random choices of the opponent that the contest can control follow
	// from seed.
	Begin(ctx context.Context, g games.Game, seed uint64) error

	// Watch tells the opponent about a ply m, legal in p, that it did not choose itself: one of the opening or of another seat.
	Watch(ctx context.Context, p games.Position, m games.Move) error

	// Choose returns the opponent's ply in p, the position after all plies it has watched or chosen. The caller checks the legality.
	Choose(ctx context.Context, p games.Position) (Choice, error)

	// Close shuts the opponent down. It is called once, after the last game.
	Close()
}

// A Choice is a ply and the effort it took.
type Choice struct {
	Move     games.Move
	Playouts int // or nodes; 0 if unknown
	// Took is the effort as the opponent measured it; 0 lets the game measure it.
	Took time.Duration
}

// An IllegalError reports an illegal ply chosen by an opponent.
type IllegalError struct {
	Move  games.Move
	After int // the number of plies before it
}

func (e *IllegalError) Error() string {
	return fmt.Sprintf("move %#x after %d plies is not legal", uint32(e.Move), e.After)
}

// An Effort adds up the plies that a seat was asked for, and their cost.
type Effort struct {
	Plies, Playouts  int
	Seconds, Longest float64 // thinking time in total, and the longest for one ply
}

// Add adds next.
func (e *Effort) Add(next Effort) {
	e.Plies += next.Plies
	e.Playouts += next.Playouts
	e.Seconds += next.Seconds
	e.Longest = max(e.Longest, next.Longest)
}

// A Game is a game in progress, or finished once Play has returned.
type Game struct {
	Fixture  Fixture
	Moves    []games.Move   // from the first position, including the opening
	Position games.Position // after Moves
	Efforts  []Effort       // by seat

	rules     games.Game
	opponents []Opponent // by slot
	now       func() time.Time
}

// NewGame returns the game f at its first position. opponents are by slot; now measures the efforts.
func NewGame(g games.Game, f Fixture, opponents []Opponent, now func() time.Time) *Game {
	return &Game{Fixture: f, Position: g.Start(), Efforts: make([]Effort, len(f.Slots)), rules: g, opponents: opponents, now: now}
}

// opponent returns the opponent in a seat.
func (g *Game) opponent(seat games.Player) Opponent { return g.opponents[g.Fixture.Slots[seat]] }

// Play plays the opening, whose plies must be legal, and continues until the game is over. With an error it returns the seat that caused it, None for
// no seat. The error is an *IllegalError, the error of an opponent, or says that the game does not end.
func (g *Game) Play(ctx context.Context, opening []games.Move) (games.Player, error) {
	for seat := range games.Player(len(g.Fixture.Slots)) {
		if err := g.opponent(seat).Begin(ctx, g.rules, Mix(g.Fixture.Seed, uint64(seat))); err != nil {
			return seat, err
		}
	}
	for _, m := range opening {
		if seat, err := g.make(ctx, m, games.None); err != nil {
			return seat, err
		}
	}
	for !g.Position.Over() {
		seat := g.Position.ToMove()
		m, err := g.choose(ctx, seat)
		if err != nil {
			return seat, err
		}
		if seat, err := g.make(ctx, m, seat); err != nil {
			return seat, err
		}
	}
	return games.None, nil
}

// choose asks the seat to move for a ply, times it unless the opponent does, and rejects an illegal one.
func (g *Game) choose(ctx context.Context, seat games.Player) (games.Move, error) {
	start := g.now()
	c, err := g.opponent(seat).Choose(ctx, g.Position)
	took := cmp.Or(c.Took, g.now().Sub(start)).Seconds()
	g.Efforts[seat].Add(Effort{Plies: 1, Playouts: c.Playouts, Seconds: took, Longest: took})
	if err == nil && !g.Position.Legal(c.Move) {
		err = &IllegalError{c.Move, len(g.Moves)}
	}
	return c.Move, err
}

// make plays m and tells all opponents except the one that chose it. With an error it returns the seat that caused it.
func (g *Game) make(ctx context.Context, m games.Move, chooser games.Player) (games.Player, error) {
	if len(g.Moves) == g.rules.MaxPlies() {
		return games.None, fmt.Errorf("a game of %s did not end within %d plies, the maximum", g.rules.Info().ID, g.rules.MaxPlies())
	}
	before := g.Position.Clone()
	g.Moves = append(g.Moves, m)
	g.Position.Play(m)
	for seat := range games.Player(len(g.Efforts)) {
		if seat == chooser {
			continue
		}
		if err := g.opponent(seat).Watch(ctx, before, m); err != nil {
			return seat, err
		}
	}
	return games.None, nil
}

// An EngineOpponent plays a seat with a search engine of this program. Every game gets a new engine, so that no game depends on an earlier one.
type EngineOpponent struct {
	Name   string // for errors
	New    func(g games.Game, seed uint64) search.Engine
	Limits search.Limits
	engine search.Engine
}

var _ Opponent = (*EngineOpponent)(nil)

// Begin implements Opponent.
func (o *EngineOpponent) Begin(_ context.Context, g games.Game, seed uint64) error {
	o.engine = o.New(g, seed)
	return nil
}

// Watch implements Opponent.
func (o *EngineOpponent) Watch(context.Context, games.Position, games.Move) error { return nil }

// Choose implements Opponent.
func (o *EngineOpponent) Choose(ctx context.Context, p games.Position) (Choice, error) {
	r, err := o.engine.Search(ctx, p, o.Limits)
	if ctx.Err() != nil {
		return Choice{}, ctx.Err()
	}
	if err != nil {
		return Choice{}, fmt.Errorf("%s: %w", o.Name, err)
	}
	return Choice{Move: r.Best, Playouts: r.Playouts}, nil
}

// Close implements Opponent.
func (o *EngineOpponent) Close() {}

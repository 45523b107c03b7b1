// One game of a contest: who sits where, asking each seat for a ply, timing it and refusing illegal ones. Which games a contest has is in
// schedule.go.

package contest

import (
	"context"
	"fmt"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// An Opponent plays one seat of one game at a time. It belongs to one goroutine.
type Opponent interface {
	// Begin starts a game at its first position, whatever happened before. The seed decides all that the opponent draws by lot, as far as
	// the contest has a say in it.
	Begin(ctx context.Context, g games.Game, seed uint64) error

	// Watch tells of a ply m, legal in p, that the opponent did not choose itself: of the opening or of another seat.
	Watch(ctx context.Context, p games.Position, m games.Move) error

	// Choose returns the opponent's ply in p, the position after all plies it has watched or chosen. The caller checks that it is legal.
	Choose(ctx context.Context, p games.Position) (Choice, error)

	// Close ends the opponent. It is called once, after the last game.
	Close()
}

// A Choice is a ply and what it took.
type Choice struct {
	Move     games.Move
	Playouts int // or nodes; 0 where they are unknown
}

// An IllegalError is a ply that an opponent chose and that is not legal.
type IllegalError struct {
	Move  games.Move
	After int // so many plies
}

func (e *IllegalError) Error() string {
	return fmt.Sprintf("move %#x after %d plies is not legal", uint32(e.Move), e.After)
}

// An Effort adds up the plies that a seat was asked for, and what they took.
type Effort struct {
	Plies, Playouts  int
	Seconds, Longest float64 // thought in all, and about one ply
}

// Add adds what comes next.
func (e *Effort) Add(next Effort) {
	e.Plies += next.Plies
	e.Playouts += next.Playouts
	e.Seconds += next.Seconds
	e.Longest = max(e.Longest, next.Longest)
}

// A Game is a game in progress or, once Play has returned, as far as it went.
type Game struct {
	Fixture  Fixture
	Moves    []games.Move   // from the first position, the opening included
	Position games.Position // after them
	Efforts  []Effort       // by seat

	rules     games.Game
	opponents []Opponent // by slot
	now       func() time.Time
}

// NewGame returns the game f at its first position. opponents are by slot; efforts are measured by now.
func NewGame(g games.Game, f Fixture, opponents []Opponent, now func() time.Time) *Game {
	return &Game{Fixture: f, Position: g.Start(), Efforts: make([]Effort, len(f.Slots)), rules: g, opponents: opponents, now: now}
}

// opponent returns who sits in a seat.
func (g *Game) opponent(seat games.Player) Opponent { return g.opponents[g.Fixture.Slots[seat]] }

// Play plays the opening, whose plies are legal, and goes on until the game is over. With an error it returns the seat that it came from, None for
// no seat. The error is an *IllegalError, that of an opponent, or says that the game does not end.
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

// choose asks the seat to move for a ply, times it, and refuses one that is not legal.
func (g *Game) choose(ctx context.Context, seat games.Player) (games.Move, error) {
	start := g.now()
	c, err := g.opponent(seat).Choose(ctx, g.Position)
	took := g.now().Sub(start).Seconds()
	g.Efforts[seat].Add(Effort{Plies: 1, Playouts: c.Playouts, Seconds: took, Longest: took})
	if err == nil && !g.Position.Legal(c.Move) {
		err = &IllegalError{c.Move, len(g.Moves)}
	}
	return c.Move, err
}

// make plays m and tells everyone but the seat that chose it. With an error it returns the seat that it came from.
func (g *Game) make(ctx context.Context, m games.Move, chooser games.Player) (games.Player, error) {
	if len(g.Moves) == g.rules.MaxPlies() {
		return games.None, fmt.Errorf("a game of %s went on after %d plies, the most there can be", g.rules.Info().ID, g.rules.MaxPlies())
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

// An EngineOpponent seats a search engine of this program. Every game gets a new engine, so that no game depends on an earlier one.
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
	return Choice{r.Best, r.Playouts}, nil
}

// Close implements Opponent.
func (o *EngineOpponent) Close() {}

package arena

import (
	"context"
	"errors"
	"fmt"
	"time"

	"quintet/games"
)

// A table holds the games of one worker, with one opponent for each slot of the schedule.
type table struct {
	game      games.Game
	openings  []opening
	opponents []opponent // by slot
}

// newTable seats the entrants of a run.
func newTable(c config) *table {
	t := &table{game: c.Game, openings: c.Openings}
	for slot := range c.Game.Info().Players {
		t.opponents = append(t.opponents, c.Entrants[min(slot, 1)].New())
	}
	return t
}

// close ends all opponents.
func (t *table) close() {
	for _, o := range t.opponents {
		o.Close()
	}
}

// play plays one game of the schedule to its end. The error is ctx.Err() or says why the run cannot go on; a fault is part of the result.
func (t *table) play(ctx context.Context, f fixture) (result, error) {
	players := len(f.Slots)
	g := &tableGame{table: t, position: t.game.Start(), result: result{Fixture: f, By: games.None, Efforts: make([]effort, players)}}
	seat, err := g.run(ctx)
	err = blame(ctx, err)
	if fault, ok := errors.AsType[*fault](err); ok {
		g.result.Fault, g.result.By, g.result.Winners = fault, seat, others(seat, players)
		return g.result, nil
	}
	if err != nil {
		return result{}, err
	}
	g.result.Winners = games.Winners(g.position.Payoffs(), players)
	g.result.Scores = g.position.AppendScores(nil)
	return g.result, nil
}

// blame returns err, why a game ended, unless ctx is cancelled just then: an interrupt from the keyboard ends programs too, often before the
// arena hears of it, and that is nobody's fault.
func blame(ctx context.Context, err error) error {
	if fault, ok := errors.AsType[*fault](err); ok && fault.Kind == faultDied {
		select {
		case <-ctx.Done():
		case <-time.After(politeness):
		}
	}
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// others returns all players but one: who share the first place after a fault of that one.
func others(but games.Player, players int) (ps []games.Player) {
	for p := range games.Player(players) {
		if p != but {
			ps = append(ps, p)
		}
	}
	return ps
}

// A tableGame is a game in progress.
type tableGame struct {
	*table
	position games.Position
	result   result
}

// opponent returns who sits in a seat.
func (g *tableGame) opponent(seat games.Player) opponent {
	return g.opponents[g.result.Fixture.Slots[seat]]
}

// run plays until the game is over. With an error it returns the seat that it came from.
func (g *tableGame) run(ctx context.Context) (games.Player, error) {
	f := g.result.Fixture
	for seat := range games.Player(len(f.Slots)) {
		if err := g.opponent(seat).Begin(ctx, g.game, mix(f.Seed, uint64(seat))); err != nil {
			return seat, err
		}
	}
	for _, m := range g.openings[f.Opening] {
		if seat, err := g.make(ctx, m, games.None); err != nil {
			return seat, err
		}
	}
	for !g.position.Over() {
		seat := g.position.ToMove()
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
func (g *tableGame) choose(ctx context.Context, seat games.Player) (games.Move, error) {
	start := time.Now()
	c, err := g.opponent(seat).Choose(ctx, g.position)
	took := time.Since(start).Seconds()
	g.result.Efforts[seat].add(effort{Plies: 1, Playouts: c.Playouts, Seconds: took, Longest: took})
	if err == nil && !g.position.Legal(c.Move) {
		err = faultf(faultIllegal, "move %#x after %d plies is not legal", uint32(c.Move), len(g.result.Plies))
	}
	return c.Move, err
}

// make plays m and tells everybody but the seat that chose it. With an error it returns the seat that it came from.
func (g *tableGame) make(ctx context.Context, m games.Move, chooser games.Player) (games.Player, error) {
	g.result.Plies = append(g.result.Plies, g.game.FormatMove(g.position, m))
	if len(g.result.Plies) > g.game.MaxPlies() {
		return games.None, fmt.Errorf("a game of %s went on after %d plies, the most there can be", g.game.Info().ID, g.game.MaxPlies())
	}
	before := g.position.Clone()
	g.position.Play(m)
	for seat := range games.Player(len(g.result.Efforts)) {
		if seat == chooser {
			continue
		}
		if err := g.opponent(seat).Watch(ctx, before, m); err != nil {
			return seat, err
		}
	}
	return games.None, nil
}

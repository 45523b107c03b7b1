// Plays single games of a run (play): seats the entrants, makes the result of each game, and decides whose fault ends a game early. Change here who
// wins after a fault (others). Each goroutine of run.go has a table of its own. Package contest handles turns and checks plies.

package arena

import (
	"context"
	"errors"
	"time"

	"quintet/games"
	"quintet/games/study/contest"
)

// A table plays the games of one worker, with one opponent per slot of the schedule.
type table struct {
	game      games.Game
	openings  []opening
	opponents []contest.Opponent // by slot
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

// play plays one game of the schedule to its end. The error is ctx.Err() or says why the run cannot continue; a fault is part of the result.
func (t *table) play(ctx context.Context, f contest.Fixture) (result, error) {
	players := len(f.Slots)
	g := contest.NewGame(t.game, f, t.opponents, time.Now)
	seat, err := g.Play(ctx, t.openings[f.Opening])
	if illegal, ok := errors.AsType[*contest.IllegalError](err); ok {
		err = faultf(faultIllegal, "%v", illegal)
	}
	err = unlessCancelled(ctx, err)
	r := result{Fixture: f, By: games.None, Efforts: g.Efforts, Plies: games.FormatLine(t.game, t.game.Start(), g.Moves)}
	if fault, ok := errors.AsType[*fault](err); ok {
		r.Fault, r.By, r.Winners = fault, seat, others(seat, players)
		return r, nil
	}
	if err != nil {
		return result{}, err
	}
	r.Winners = games.Winners(g.Position.Payoffs(), players)
	r.Scores = g.Position.AppendScores(nil)
	return r, nil
}

// unlessCancelled returns err, why a game ended, unless ctx is cancelled at that moment: an interrupt from the keyboard ends programs too, often before the
// arena notices it, and that is no one's fault.
func unlessCancelled(ctx context.Context, err error) error {
	if fault, ok := errors.AsType[*fault](err); ok && fault.Kind == faultDied {
		select {
		case <-ctx.Done():
		case <-time.After(exitTimeout):
		}
	}
	if err != nil && ctx.Err() != nil {
		return ctx.Err()
	}
	return err
}

// others returns all players but one: those who share the first place after that player's fault.
func others(but games.Player, players int) (ps []games.Player) {
	for p := range games.Player(players) {
		if p != but {
			ps = append(ps, p)
		}
	}
	return ps
}

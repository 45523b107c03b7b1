// TurnTime is an engine that divides the time of a turn among its plies, in games whose turns have several. What a settled ply leaves over is for the next.
// Change the shares here (part). It leaves the search to the engine that it wraps.

package search

import (
	"context"
	"time"

	"quintet/games"
)

// TurnTime is an engine that divides the time of a turn among its plies, if the Limits give the time for a whole turn and the position is a
// games.TurnTaker. All but the last search of a turn may end early (Limits.Early), and leave the rest of their time to the next. It remembers one turn, so
// use one per game.
type TurnTime struct {
	Engine
	mover games.Player
	left  int           // plies left in the turn of mover after the last search
	spent time.Duration // on that turn
}

// Search implements Engine.
func (t *TurnTime) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	p, ok := pos.(games.TurnTaker)
	if !ok || !lim.WholeTurn {
		return t.Engine.Search(ctx, pos, lim)
	}
	left := max(p.PliesLeft(), 1)
	if t.mover != pos.ToMove() || t.left != left {
		t.mover, t.spent = pos.ToMove(), 0
	}
	t.left = left - 1
	lim.Early = lim.Early || left > 1
	lim.Time = t.part(lim.Time, left)
	r, err := t.Engine.Search(ctx, pos, lim)
	t.spent += r.Elapsed
	return r, err
}

// part returns the time for the next of left plies when the turn may take whole; 0 stays 0, which means no limit.
func (t *TurnTime) part(whole time.Duration, left int) time.Duration {
	if whole == 0 {
		return 0
	}
	return max(whole-t.spent, 0)/time.Duration(left) + time.Millisecond // never 0
}

package exercises

import (
	"context"

	"quintet/games/exercise"
)

// What makes an exercise difficult.
const (
	solvers  = 4 // the weakest that try it, with a tenth of their playouts
	attempts = 3 // of each
	perTurn  = 2 // a turn more counts as much as so many attempts that fail
	ofSave   = 2 // turns of a save, whose solution has no end
)

// points returns how difficult e is: by the length of its solution, and by how often weak solvers do not find it.
func (c *composer) points(ctx context.Context, e *exercise.Exercise) (int, error) {
	turns := e.Turns
	switch {
	case e.Kind == exercise.Save:
		turns = ofSave
	case turns == 0: // too many to be counted
		turns = maxTurns
	}
	missed, err := c.missed(ctx, e)
	return perTurn*(turns-1) + missed, err
}

// missed returns how many attempts of weak solvers fail to find the first ply of an answer to e.
func (c *composer) missed(ctx context.Context, e *exercise.Exercise) (n int, err error) {
	for _, l := range c.solvers[:solvers] {
		for seed := range uint64(attempts) {
			r, err := l.Engine(seed+1, memory).Search(ctx, e.Position, l.Tenth())
			if err != nil {
				return 0, err
			}
			if v, _ := e.Try(r.Line[:1]); v != exercise.Right && v != exercise.Begun {
				n++
			}
		}
	}
	return n, nil
}

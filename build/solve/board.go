// Solves one board (work): lists the positions after the first plies, solves each by the first method, and checks it by the second. Change here what
// is checked.

package solve

import (
	"context"
	"fmt"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// A work is the openings of one board that are to be solved.
type work struct {
	game     games.Game
	openings []opening // in the order of the moves
	solver   *search.Solver
	prover   *prover
}

// An opening is the position after a first ply.
type opening struct {
	catalog.Opening
	pos    games.Position
	solved bool
}

// newWork lists the openings of b, without images of others. What b says about them is solved.
func newWork(b catalog.SolvedBoard, memory int) *work {
	w := &work{game: b.Game, solver: search.NewSolver(b.Game, memory), prover: newProver(memory)}
	known, seen := map[uint64]catalog.Opening{}, map[uint64]bool{}
	for _, o := range b.Openings {
		known[games.SymmetricHash(b.Game, o.Position(b.Game))] = o
	}
	for _, m := range b.Game.Start().AppendMoves(nil) {
		o := opening{Opening: catalog.Opening{Ply: m}}
		o.pos = o.Position(b.Game)
		h := games.SymmetricHash(b.Game, o.pos)
		if seen[h] {
			continue
		}
		seen[h] = true
		if k, ok := known[h]; ok {
			o.Opening, o.pos, o.solved = k, k.Position(b.Game), true
		}
		w.openings = append(w.openings, o)
	}
	return w
}

// run solves what is not solved, and calls tell after each opening. The error is that of tell or ctx, or says that the methods do not agree.
func (w *work) run(ctx context.Context, tell func(string) error) error {
	for i := range w.openings {
		if w.openings[i].solved {
			continue
		}
		told, err := w.solve(ctx, &w.openings[i])
		if err == nil {
			err = tell(told)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// solve solves o, and returns a line about it.
func (w *work) solve(ctx context.Context, o *opening) (told string, err error) {
	began, before := time.Now(), w.solver.Nodes()
	if o.Outcome, o.Answer, err = w.solver.Solve(ctx, o.pos); err != nil {
		return "", err
	}
	if o.Answer == games.NoMove {
		return "", fmt.Errorf("%s decides the game", w.game.FormatMove(w.game.Start(), o.Ply))
	}
	x := o.Format(w.game)
	told = fmt.Sprintf("  %s: %s, %d positions", x, time.Since(began).Round(time.Millisecond), w.solver.Nodes()-before)
	began, before = time.Now(), w.prover.positions
	agreed, err := w.prover.check(ctx, o.pos, o.Outcome)
	if err != nil {
		return "", err
	}
	if !agreed {
		return "", fmt.Errorf("the methods do not agree on %s", x)
	}
	o.solved = true
	return told + fmt.Sprintf("; checked: %s, %d positions", time.Since(began).Round(time.Millisecond), w.prover.positions-before), nil
}

// board returns what is solved.
func (w *work) board() catalog.SolvedBoard {
	b := catalog.SolvedBoard{Game: w.game}
	for _, o := range w.openings {
		if o.solved {
			b.Openings = append(b.Openings, o.Opening)
		}
	}
	return b
}

// summary says how the openings end, and what the methods have searched.
func (w *work) summary() string {
	count := map[games.Player]int{}
	for _, o := range w.openings {
		count[o.Outcome.Winner]++
	}
	return fmt.Sprintf("openings: %d won, %d drawn, %d lost; %d and %d positions", count[0], count[games.None], count[1], w.solver.Nodes(), w.prover.positions)
}

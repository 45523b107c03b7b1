// Finds exercises: weak levels of the computer play games, and positions with one good answer become candidates (find). Change here what makes a good
// exercise (compose), and how its difficulty is rated (points). prover.go has the proof.

package exercises

import (
	"context"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/exercise"
)

// A composer makes exercises from games that its solvers, weak levels, play against each other.
type composer struct {
	spec    games.Spec
	game    games.Game
	solvers []catalog.Level
	prover  *prover
}

// Bounds of the games played for exercises.
const (
	proofShare   = 40   // fraction of ten times the playouts of a review for proving what a position is worth: a fortieth
	plyShare     = 1000 // fraction of them for a ply
	openingPlies = 4    // plies of an opening
	minPlies     = 8    // legal plies in a position with something to find
	maxUnknown   = 2    // consecutive positions without a proof: earlier ones are more difficult
)

// newComposer returns a composer of exercises with options.
func newComposer(s games.Spec, o games.Options) (*composer, error) {
	g, err := s.Open(o)
	if err != nil {
		return nil, err
	}
	return &composer{s, g, catalog.Solvers(s.ID), newProver(g)}, nil
}

// play plays a game between two of the solvers, a random one for each ply, after a random opening, on a randomly rotated or mirrored board. It
// returns the positions before each ply.
func (c *composer) play(ctx context.Context, r *games.Rand) (all []games.Position, err error) {
	p := c.game.Start()
	for range openingPlies {
		if moves := p.AppendMoves(nil); len(moves) > 0 {
			p.Play(moves[r.Intn(len(moves))])
		}
	}
	p = c.turned(p, r)
	players := [2]catalog.Level{c.solvers[r.Intn(len(c.solvers))], c.solvers[r.Intn(len(c.solvers))]}
	for !p.Over() {
		all = append(all, p.Clone())
		e := players[r.Intn(2)].Engine(r.Uint64(), memory)
		report, err := e.Search(ctx, p, search.Limits{Playouts: c.prover.whole / plyShare})
		if err != nil {
			return nil, err
		}
		p.Play(report.Best)
	}
	return all, nil
}

// turned returns p on a randomly rotated or mirrored board, as far as the rules are symmetrical.
func (c *composer) turned(p games.Position, r *games.Rand) games.Position {
	s, ok := c.game.(games.Symmetric)
	if !ok {
		return p
	}
	for {
		if image, ok := s.Image(p, r.Intn(games.Symmetries)); ok {
			return image
		}
	}
}

// A candidate is an exercise and how difficult it is.
type candidate struct {
	exercise.Exercise
	points int
}

// find returns the most difficult exercise of a game, nil if there is nothing to find.
func (c *composer) find(ctx context.Context, r *games.Rand) (hardest *candidate, err error) {
	positions, err := c.play(ctx, r)
	if err != nil {
		return nil, err
	}
	unknown := 0
	for i := len(positions) - 1; i >= 0 && unknown < maxUnknown; i-- {
		p := positions[i]
		if len(p.AppendMoves(nil)) < minPlies || i > 0 && positions[i-1].ToMove() == p.ToMove() {
			continue // little to choose from, or the middle of a turn
		}
		if why := games.WhyNotFrom(c.game, p); !why.Text.Empty() {
			continue // no game reaches it with the board turned this way
		}
		e, known, err := c.compose(ctx, p)
		if err != nil {
			return nil, err
		}
		if unknown++; known {
			unknown = 0
		}
		if e != nil && (hardest == nil || e.points > hardest.points) {
			hardest = e
		}
	}
	return hardest, nil
}

// compose makes an exercise of p, nil if there is nothing to find. known is false if p is too difficult to judge.
func (c *composer) compose(ctx context.Context, p games.Position) (made *candidate, known bool, err error) {
	e, known, err := c.prove(ctx, p)
	if e == nil || err != nil {
		return nil, known, err
	}
	points, err := c.points(ctx, e)
	return &candidate{*e, points}, true, err
}

// prove is compose without a rating: the exercise has no grade.
func (c *composer) prove(ctx context.Context, p games.Position) (e *exercise.Exercise, known bool, err error) {
	answers, found, err := c.prover.solve(ctx, p)
	if err != nil || len(answers) == 0 {
		return nil, found.known, err
	}
	e = &exercise.Exercise{Spec: c.spec, Game: c.game, Position: p, Answers: answers}
	return e, true, c.extend(ctx, e, found.worth)
}

// extend adds kind and turns to e, and lines to its answers, whose value is worth.
func (c *composer) extend(ctx context.Context, e *exercise.Exercise, worth float32) error {
	me := e.Player()
	count := newCounter(me)
	turns, short := 0, false
	if worth >= 1 {
		turns, short = count.turns(e.Position, games.None)
	}
	if worth < 1 || turns != 1 && c.threatened(e.Position) {
		e.Kind = exercise.Save
	} else if short {
		e.Turns = turns
	}
	for i := range e.Answers {
		a := &e.Answers[i]
		p := e.Position.Clone()
		for _, m := range a.Plies {
			p.Play(m)
		}
		if short {
			a.Line = count.line(p, me, turns)
			continue
		}
		var err error
		if a.Line, err = c.prover.expected(ctx, p); err != nil {
			return err
		}
	}
	return nil
}

// threatened reports whether the opponent could win p in one turn if the mover did nothing.
func (c *composer) threatened(p games.Position) bool {
	t, ok := c.game.(games.Threatener)
	return ok && newCounter(1-p.ToMove()).wins(t.Skipped(p), games.None, 1, 0)
}

// The factors of an exercise's difficulty.
const (
	solvers   = 4 // the weakest levels that try it, with a tenth of their playouts
	attempts  = 3 // by each
	perTurn   = 2 // an additional turn counts as much as this many failed attempts
	saveTurns = 2 // turns of a save, whose solution has no end
)

// points returns the difficulty of e: by the length of its solution, and by how often weak solvers miss it.
func (c *composer) points(ctx context.Context, e *exercise.Exercise) (int, error) {
	turns := e.Turns
	switch {
	case e.Kind == exercise.Save:
		turns = saveTurns
	case turns == 0: // too many to count
		turns = maxTurns
	}
	missed, err := c.missed(ctx, e)
	return perTurn*(turns-1) + missed, err
}

// missed returns how many attempts of weak solvers miss the first ply of e's answers.
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

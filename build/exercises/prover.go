// Proves that a position has one solution, which makes it an exercise: a search finds exact values of its plies (judge), and solve compares them.
// Change here what counts as one solution. turns.go counts the turns of a forced win.

package exercises

import (
	"context"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/exercise"
)

// A prover finds the values of positions of a two-player game under best play. Its values are proven: it uses the search of reviews, which omits no
// ply.
type prover struct {
	game  games.Game
	level catalog.Level // the level of reviews
	whole int           // ten times the playouts of a review
}

// newProver returns a prover of g.
func newProver(g games.Game) *prover {
	judge := catalog.Judge(g.Info().ID)
	return &prover{g, judge, 10 * judge.Limits().Playouts}
}

// memory bounds the tree of a search, in bytes.
const memory = 8 << 20

// value returns the payoff of player in p. ok is false if it is unknown.
func (v *prover) value(ctx context.Context, p games.Position, player games.Player) (worth float32, ok bool, err error) {
	if p.Over() {
		return p.Payoffs()[player], true, nil
	}
	r, err := v.level.Engine(1, memory).Search(ctx, p, search.Limits{Playouts: v.whole / proofShare})
	return r.Value[player], r.Proven, err
}

// A verdict holds a prover's judgement of the plies of a position.
type verdict struct {
	best  []games.Move // the best for the mover; none if unknown, or if there is no choice
	worth float32      // their value
	known bool
}

// judge compares the plies of p. It gives up if more than most of them win.
func (v *prover) judge(ctx context.Context, p games.Position, most int) (verdict, error) {
	found := verdict{worth: -2, known: true}
	all := p.AppendMoves(nil)
	next := p.Clone()
	for _, m := range all {
		next.CopyFrom(p)
		next.Play(m)
		w, ok, err := v.value(ctx, next, p.ToMove())
		if err != nil || !ok {
			return verdict{}, err
		}
		if w > found.worth {
			found.best, found.worth = nil, w
		}
		if w == found.worth {
			found.best = append(found.best, m)
		}
		if found.worth >= 1 && len(found.best) > most {
			return verdict{known: true}, nil
		}
	}
	if len(found.best) == len(all) {
		found.best = nil
	}
	return found, nil
}

// maxAlike bounds the plies that form one solution: a piece that lands on a cell may be turned three ways.
const maxAlike = 3

// solve returns the right answers in p if there is one solution: one ply, several that differ only in a button, or the two plies of a turn in any
// order. There are none if there are more solutions, or if that is unknown.
func (v *prover) solve(ctx context.Context, p games.Position) (answers []exercise.Answer, found verdict, err error) {
	found, err = v.judge(ctx, p, maxAlike)
	first := found.best
	if err != nil || len(first) == 0 || len(first) > maxAlike {
		return nil, found, err
	}
	var second [][]games.Move // after each of them
	for _, m := range first {
		next := p.Clone()
		next.Play(m)
		var then verdict
		if !next.Over() && next.ToMove() == p.ToMove() {
			if then, err = v.judge(ctx, next, 1); err != nil {
				return nil, found, err
			}
		}
		second = append(second, then.best)
	}
	switch {
	case len(first) == 1:
		if len(second[0]) == 1 {
			first = append(first, second[0][0])
		}
		return []exercise.Answer{{Plies: first}}, found, nil
	case len(first) == 2 && slices.Equal(second[0], first[1:]) && slices.Equal(second[1], first[:1]):
		return []exercise.Answer{{Plies: first}, {Plies: []games.Move{first[1], first[0]}}}, found, nil
	}
	for _, m := range first {
		if !slices.Equal(v.cells(p, m), v.cells(p, first[0])) {
			return nil, found, nil
		}
		answers = append(answers, exercise.Answer{Plies: []games.Move{m}})
	}
	return answers, found, nil
}

// cells returns the targets of m in p, without buttons.
func (v *prover) cells(p games.Position, m games.Move) []board.Target {
	return slices.DeleteFunc(v.game.AppendSteps(nil, p, m), board.Target.IsButton)
}

// expected returns the continuation of p expected by a search.
func (v *prover) expected(ctx context.Context, p games.Position) ([]games.Move, error) {
	if p.Over() {
		return nil, nil
	}
	r, err := v.level.Engine(1, memory).Search(ctx, p, search.Limits{Playouts: v.whole / proofShare})
	return r.Line, err
}

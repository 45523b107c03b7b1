// A Look is a judge's verdict on one position: its chances, its best lines, and how much there is to decide (Choice). Change here when a ply is
// obvious (farWorse, noWorse). Heat says how good every ply is relative to the best, for the heat map.

package judge

import (
	"cmp"
	"context"
	"math"
	"slices"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/chance"
)

// A Choice says how much there is to decide in a position.
type Choice uint8

// The choices.
const (
	Open   Choice = iota
	Forced        // there is only one legal ply
	Only          // all plies but one lose far more
	Same          // every ply is worth the same
	Over          // the game has ended
)

// choices are the names of the choices in text.
var choices = [...]string{"open", "forced", "only", "same", "over"}

// A Look is a judge's verdict on a position.
type Look struct {
	Chances     chance.Chances // with best play
	Proven      bool           // the chances are certain
	Choice      Choice
	Lines       []Line // up to three plies, the best first, that lead to different turns; none if the game is over
	Playouts    int    // of the search
	unevaluated bool   // a search found that the first ply of Lines is the only one, without evaluating it
}

// A Line is a ply with the expected continuation.
type Line struct {
	Moves   []games.Move // at least one
	Chances chance.Chances
	Proven  bool
	Plies   int // to the end or a certain result with perfect play, on a solved board; 0 if unknown
}

// Plies returns how many plies the game still has if both play perfectly, 0 if that is unknown. See search.Outcome.
func (l Look) Plies() int {
	if len(l.Lines) == 0 {
		return 0
	}
	return l.Lines[0].Plies
}

// Best returns the best ply, games.NoMove if the game is over.
func (l Look) Best() games.Move {
	if len(l.Lines) == 0 {
		return games.NoMove
	}
	return l.Lines[0].Moves[0]
}

// Bounds for an obvious ply, as shares of the win.
const (
	farWorse = 0.30 // if all plies but one lose this much more, that one is obvious
	noWorse  = 0.02 // if no ply loses more than this, all are equal
)

// shownLines is the largest number of lines in a look.
const shownLines = 3

// search searches pos, which has several legal plies, and returns the look.
func (j *Judge) search(ctx context.Context, pos games.Position) (Look, error) {
	e, lim := j.Task(pos)
	r, err := search.CatchPanic(ctx, e, pos, lim)
	if err != nil {
		return Look{}, err
	}
	return j.look(pos, r), nil
}

// look converts the report of a complete search of pos.
func (j *Judge) look(pos games.Position, r search.Report) Look {
	l := Look{Proven: r.Proven, Playouts: r.Playouts}
	best := r.Candidates[0]
	if !r.Proven && (len(r.Candidates) == 1 || best.Visits == 0) { // there is nothing to choose, and the ply has not been evaluated
		l.unevaluated, l.Choice = true, Only
		l.Lines = []Line{{Moves: []games.Move{best.Move}}}
		return l
	}
	seen := map[uint64]bool{}
	for _, c := range r.Candidates {
		if k := key(afterTurn(pos, c.Line)); len(l.Lines) < shownLines && !c.Bound && (c.Proven || c.Visits > 0) && !seen[k] {
			seen[k] = true
			l.Lines = append(l.Lines, Line{c.Line, j.Chances(pos, c), c.Proven, c.Plies})
		}
	}
	mover := pos.ToMove()
	slices.SortStableFunc(l.Lines[1:], func(a, b Line) int { return cmp.Compare(b.Chances[mover], a.Chances[mover]) })
	l.Chances = l.Lines[0].Chances
	l.Choice = j.choice(pos, r.Candidates)
	return l
}

// afterTurn returns the position after the plies of line, played in pos, that belong to the mover's turn.
func afterTurn(pos games.Position, line []games.Move) games.Position {
	p := pos.Clone()
	for _, mv := range line {
		if p.ToMove() != pos.ToMove() {
			break
		}
		p.Play(mv)
	}
	return p
}

// LeadsTo reports whether the plies of line, played in pos, that belong to the mover's turn lead to the position to.
func LeadsTo(pos games.Position, line []games.Move, to games.Position) bool {
	return key(afterTurn(pos, line)) == key(to)
}

// Chances returns the chances after c, a candidate of the search of pos that Task defines.
func (j *Judge) Chances(pos games.Position, c search.Candidate) chance.Chances {
	if c.Proven {
		return chance.Exact(c.Value, pos.Players())
	}
	return j.curve.Chances(c.Value, pos.ToMove(), pos.Players())
}

// choice compares the candidates that were searched. The first is the best.
func (j *Judge) choice(pos games.Position, all []search.Candidate) Choice {
	mover := pos.ToMove()
	best := j.Chances(pos, all[0])[mover]
	second, worst, bounds := 0.0, best, false
	for _, c := range all[1:] {
		bounds = bounds || c.Bound
		if c.Proven || c.Visits > 0 {
			v := j.Chances(pos, c)[mover]
			second, worst = max(second, v), min(worst, v)
		}
	}
	switch {
	case best-second >= farWorse:
		return Only
	case best-worst < noWorse && !bounds:
		return Same
	}
	return Open
}

// forcedLook returns the look at a position where mv is the only ply to consider, from the look at the position after it.
func forcedLook(mv games.Move, c Choice, after Look) Look {
	line := Line{Moves: []games.Move{mv}, Chances: after.Chances, Proven: after.Proven}
	if len(after.Lines) > 0 {
		line.Moves = append(line.Moves, after.Lines[0].Moves...)
	}
	if n := after.Plies(); n > 0 {
		line.Plies = n + 1
	}
	return Look{Chances: after.Chances, Proven: after.Proven, Choice: c, Lines: []Line{line}}
}

// HeatTask returns the search of pos whose report Heat takes: that of Task, or if that evaluates only the best plies, a shallow one that evaluates
// all.
func (j *Judge) HeatTask(pos games.Position) (search.Engine, search.Limits) {
	e, lim := j.Task(pos)
	if !j.level.UsesTree(pos.Players()) {
		lim.Depth, lim.Lines = shallow, math.MaxInt
	}
	return e, lim
}

// shallow is a depth at which all plies of a position can be evaluated.
const shallow = 2

// Heat returns how good each ply in pos is relative to the best, from 0 to 1, by the report of the search of HeatTask: by visits if the search
// samples, else by loss.
func (j *Judge) Heat(pos games.Position, r search.Report) map[games.Move]float64 {
	mover, heat := pos.ToMove(), map[games.Move]float64{}
	best, worst, most := j.Chances(pos, r.Candidates[0])[mover], 1.0, 1
	for _, c := range r.Candidates {
		worst, most = min(worst, j.Chances(pos, c)[mover]), max(most, c.Visits)
	}
	for _, c := range r.Candidates {
		v := j.Chances(pos, c)[mover]
		switch {
		case c.Proven:
			heat[c.Move] = v
		case j.level.UsesTree(pos.Players()):
			heat[c.Move] = math.Sqrt(float64(c.Visits) / float64(most))
		default:
			heat[c.Move] = 1 - (best-v)/max(best-worst, losses[0])
		}
	}
	return heat
}

// An attempt at an exercise: judges each turn of the player (judge), starts the search that refutes a wrong one, plays out lines on the board, and
// shows the steps of help. Change here when an answer counts as right, near or wrong. exercise.Exercise knows the answers; panel.go and say.go show
// the texts.

package training

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/exercise"
	"quintet/games/study/practice"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A stage is the progress of an attempt.
type stage uint8

// The stages.
const (
	trying stage = iota
	wrong        // the turn is wrong, and the opponent's answer is shown
	near         // the turn is not wrong, but there is a better one; see exercise.Close
	right        // solved, and the line that follows is played out
)

// lineTicks is the time between two plies that are played out automatically. longestLine is the most plies that are played out.
const (
	lineTicks   = 50
	longestLine = 6
)

// An attempt is an exercise on a board with the player's progress.
type attempt struct {
	*boardui.Sandbox
	context   *scenes.Context
	exercise  *exercise.Exercise
	stage     stage
	judged    []games.Move // the plies that were judged last
	step      int          // the number of help steps shown
	why       board.Reason // why the right answer is good; the zero Reason for none
	missed    bool         // a turn was wrong, or the answer was shown
	solved    bool         // the right answer was found, also with help
	alone     bool         // it was found at the first try and without help
	thinker   scenes.Thinker
	searching bool         // for the opponent's answer to a wrong turn
	pending   []games.Move // the plies still to be played out
	pause     int          // ticks until the next of these plies
	lineStart int          // index of the first ply that was played out
	line      []games.Move // what follows the right answer
}

// newAttempt starts an attempt at e.
func newAttempt(c *scenes.Context, e *exercise.Exercise) *attempt {
	a := &attempt{context: c, exercise: e, thinker: c.Think()}
	a.Sandbox = a.open()
	return a
}

// open returns a board with the first position of the exercise.
func (a *attempt) open() *boardui.Sandbox {
	m := match.NewAt(a.exercise.Game, a.exercise.Position.Clone(), nil)
	b := boardui.NewSandbox(boardui.Config{Spec: a.exercise.Spec, Settings: a.context.Settings, Now: a.context.Now}, m, a.context.Sound)
	b.Ask()
	b.CrossOut(a.exercise.Origin.Played)
	return b
}

// restart resets the board but keeps the help shown so far.
func (a *attempt) restart() {
	a.stop()
	before := a.Sandbox
	a.Sandbox, a.stage, a.judged = a.open(), trying, nil
	a.CopyCursor(before)
	a.showHelp()
}

// replay plays out again what follows the right answer.
func (a *attempt) replay() {
	before := a.Sandbox
	a.Sandbox = a.open()
	a.CopyCursor(before)
	for _, m := range a.judged {
		a.Play(m)
	}
	a.startLine(a.line)
}

// stop stops the search and drops the plies still to be played out.
func (a *attempt) stop() {
	if a.searching {
		a.thinker.Stop()
	}
	a.searching, a.pending = false, nil
}

// Due returns when the board needs its next tick: now while an answer is searched for or played out.
func (a *attempt) Due() due.Time {
	return due.Earliest(a.Sandbox.Due(), due.If(a.searching || len(a.pending) > 0))
}

// Advance handles a tick: it polls the search and plays out the line. See Board.Advance.
func (a *attempt) Advance() (handle bool) {
	a.pollSearch()
	a.advanceLine()
	return a.Sandbox.Advance()
}

// frame handles a pass of the board in slab. Text at the pointer stays left of edge.
func (a *attempt) frame(u *ui.UI, slab render.Rect, edge float32) {
	a.retryOnPress(u, slab)
	a.Frame(u, slab, edge, a.stage != trying)
	if u.Live() {
		a.judge()
		a.Display.Lines.Step(longestLine) // show the whole answer
	}
}

// plies returns the plies played so far.
func (a *attempt) plies() (ms []games.Move) {
	m := a.Match()
	for i := range m.Cursor() {
		ms = append(ms, m.Move(i))
	}
	return ms
}

// judge judges what the player did in the last pass. A turn is called wrong or near only when it has ended.
func (a *attempt) judge() {
	plies := a.plies()
	if a.stage != trying || slices.Equal(plies, a.judged) {
		return
	}
	a.judged = plies
	verdict, answer := a.exercise.Try(plies)
	p := a.Match().Position()
	switch ended := p.Over() || p.ToMove() != a.exercise.Player(); {
	case verdict == exercise.Right:
		a.stage = right
		a.why = a.exercise.Why(plies)
		a.line = answer.Line
		a.startLine(a.line)
		grade := practice.Solved
		if a.missed || a.step > 0 {
			grade = practice.Helped
		}
		a.alone = a.alone || !a.solved && grade == practice.Solved
		a.solved = true
		a.context.Deck.Answer(a.exercise.ID(), grade)
	case verdict == exercise.Close && ended:
		a.stage = near
	case verdict == exercise.Wrong && ended:
		a.stage = wrong
		a.recordMiss()
		a.refute()
	case verdict == exercise.Begun:
		a.showHelp()
	}
}

// recordMiss records that the answer was not found.
func (a *attempt) recordMiss() {
	a.missed = true
	a.context.Deck.Answer(a.exercise.ID(), practice.Missed)
}

// refuteLevel is the level of the computer that answers a wrong turn. It needs less than a second.
const refuteLevel = 4

// refute starts the search for the opponent's answer to a wrong turn, unless that has ended the game.
func (a *attempt) refute() {
	p := a.Match().Position()
	if p.Over() {
		a.startLine(nil)
		return
	}
	level := catalog.LevelsOf(a.exercise.Spec.ID)[refuteLevel-1]
	a.thinker.Start(p, level.Engine(p.Hash(), search.DefaultMemory), level.Limits())
	a.searching = true
}

// pollSearch polls the search and plays out the turn that it expects of the opponent.
func (a *attempt) pollSearch() {
	if !a.searching {
		return
	}
	found, ok := a.thinker.Poll()
	if !ok {
		return
	}
	a.searching = false
	p := a.Match().Position().Clone()
	opponent := p.ToMove()
	var turn []games.Move
	for _, m := range found.Line {
		if p.Over() || p.ToMove() != opponent {
			break
		}
		turn = append(turn, m)
		p.Play(m)
	}
	a.startLine(turn)
}

// startLine starts to play out plies, at most longestLine of them.
func (a *attempt) startLine(plies []games.Move) {
	a.pending, a.pause, a.lineStart = plies[:min(len(plies), longestLine)], lineTicks, a.Match().Cursor()
}

// advanceLine counts the pause down and then plays the next ply of the line.
func (a *attempt) advanceLine() {
	if len(a.pending) == 0 {
		return
	}
	if a.pause--; a.pause > 0 {
		return
	}
	a.Play(a.pending[0])
	a.pending, a.pause = a.pending[1:], lineTicks
}

// nextHelp shows the next help step: first the part of the board, then the cell, then the whole answer.
func (a *attempt) nextHelp() {
	if a.stage != trying || a.offTrack() {
		a.restart()
	}
	a.step++
	if exercise.Step(a.step-1) == exercise.Whole {
		a.recordMiss()
	}
	a.showHelp()
}

// answerShown reports whether all help has been shown, including the answer.
func (a *attempt) answerShown() bool { return a.step > int(exercise.Whole) }

// offTrack reports whether the player has played something that no answer begins with.
func (a *attempt) offTrack() bool {
	plies := a.plies()
	verdict, _ := a.exercise.Try(plies)
	return len(plies) > 0 && verdict != exercise.Begun
}

// showHelp shows the current help step on the board.
func (a *attempt) showHelp() {
	a.Outline(nil)
	a.Mark(nil)
	if a.step == 0 {
		return
	}
	h := a.exercise.Help(exercise.Step(a.step-1), a.plies())
	a.Outline(h.Area)
	if h.Place != board.NoTarget {
		a.Mark([]board.Target{h.Place})
	}
	switch {
	case len(h.Plies) == 1:
		a.ShowHint(h.Plies[0])
	case len(h.Plies) > 1:
		a.Display.Lines.Show(boardui.Analysis{Lines: [][]games.Move{h.Plies}})
		a.Display.Lines.PointAt(0)
	}
}

// playAnswer plays the rest of the answer.
func (a *attempt) playAnswer() {
	if a.offTrack() {
		a.restart()
	}
	for _, m := range a.exercise.Help(exercise.Whole, a.plies()).Plies {
		a.Play(m)
	}
	a.judge()
}

// cells returns the last cell of each of plies, played from the first position of the exercise.
func (a *attempt) cells(plies []games.Move) (cells []board.Target) {
	p := a.exercise.Position.Clone()
	for _, m := range plies {
		steps := a.exercise.Game.AppendSteps(nil, p, m)
		for _, t := range slices.Backward(steps) {
			if t.IsCell() {
				cells = append(cells, t)
				break
			}
		}
		p.Play(m)
	}
	return cells
}

// retryOnPress takes back a turn that was wrong or near when the player presses on the board in slab. The press then counts for the board of the exercise,
// unless it is on a new piece: such a press only takes the turn back.
func (a *attempt) retryOnPress(u *ui.UI, slab render.Rect) {
	if a.stage != wrong && a.stage != near || !u.Free() || u.In.Pressed&input.Left == 0 || !slab.Contains(u.Pointer()) {
		return
	}
	laid := a.NewPieceAt(u.Pointer())
	a.restart()
	if laid {
		u.Take()
	}
}

// back takes back a wrong or near turn, or a half-step. It reports whether there was one.
func (a *attempt) back() bool {
	if a.stage == wrong || a.stage == near {
		a.restart()
		return true
	}
	return a.stage == trying && a.StepBack()
}

// drawVerdict draws the icon of the verdict on the board, at the corner of every cell of the judged turn, once its animation has ended.
func (a *attempt) drawVerdict(u *ui.UI, v verdict) {
	if a.stage == trying || v.icon == sprites.NoIcon || a.Display.Animating() {
		return
	}
	on := a.Display.Layout()
	side := max(16, min(28, 0.4*on.Unit))
	for _, t := range a.cells(a.judged) {
		at := on.Corner(t)
		disc := render.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}
		u.Box(disc.Inset(-1.5), render.Box{Radius: side/2 + 1.5, Top: u.Theme.Panel})
		u.Box(disc, render.Box{Radius: side / 2, Top: v.ink})
		u.Icon(v.icon, at, 0.7*side, render.InkOn(v.ink))
	}
}

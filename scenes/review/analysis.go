// The judge's view of the position on the board, with a search if it has none yet. Drawing is in boardui/analysis.go.

package review

import (
	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/scenes/boardui"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
)

// An analysis shows on the board how the judge values the position there, and starts a search if it is not judged yet.
type analysis struct {
	game     *game
	computer *thinking.Computer
	board    *boardui.Board
	heat     bool // how good each ply is, is to be seen

	shares map[games.Move]float64 // of the position at
	at     games.Position         // the position on the board
	lines  []judge.Scored         // that are shown
	heated bool                   // shares are
	listed int                    // how many of the lines are explained beside the board: the others have no letters
	shown  int                    // how many are shown
	failed bool                   // the search has failed: what is not known of the position stays unknown
}

// newAnalysis returns the analysis of g on b.
func newAnalysis(g *game, b *boardui.Board) *analysis {
	return &analysis{game: g, board: b, computer: thinking.New(g.context, g.rules, g.match.Seats(), g.review.Book())}
}

// listen takes what was found about the position on the board and asks for what is not known of it. It reports whether there is something new.
func (a *analysis) listen() (news bool) {
	a.computer.Listen()
	if pos := a.game.on().Position(); pos != a.at {
		a.at, a.shares, a.lines, a.heated, a.failed = pos, nil, nil, false, false
		if a.computer.Task() != thinking.Ply {
			a.computer.Stop()
		}
	}
	if a.computer.Task() == thinking.Ply || a.game.on().Over() {
		return false
	}
	if shares, ok := a.computer.Heat(); ok {
		a.shares = shares
	}
	a.failed = a.failed || a.computer.Failed(thinking.Hint) || a.computer.Failed(thinking.Heat)
	lines, needs := a.game.scored()
	a.ask(needs)
	if heated := a.heat && a.shares != nil; known(a.lines) != known(lines) || a.shown != min(a.listed, len(lines)) || a.heated != heated {
		a.lines, a.heated, a.shown = lines, heated, min(a.listed, len(lines))
		a.show()
		return true
	}
	return false
}

// ask asks the judge for what is not known of the position and its lines, unless he is at it.
func (a *analysis) ask(needs games.Position) {
	switch {
	case a.computer.Searching(thinking.Hint), a.computer.Searching(thinking.Heat), a.failed:
	case needs != nil:
		a.computer.Advise(needs)
	case a.heat && a.shares == nil:
		a.computer.Survey(a.at)
	}
}

// show shows what is known.
func (a *analysis) show() {
	var x boardui.Analysis
	for _, l := range a.lines[:a.shown] {
		x.Lines = append(x.Lines, l.Moves)
	}
	if a.heated {
		x.Heat = a.shares
	}
	a.board.Display.Lines.Show(x)
}

// busy reports whether something is still to be found, or to be shown.
func (a *analysis) busy() bool {
	if a.computer.Task() == thinking.Ply || a.at != a.game.on().Position() {
		return true
	}
	_, needs := a.game.scored()
	return !a.failed && !a.game.on().Over() && (needs != nil || a.heat && a.shares == nil)
}

// stop ends the search.
func (a *analysis) stop() { a.computer.Stop() }

// explained returns w with what the colours of the heat map mean in place of the detail, while they are to be seen.
func (a *analysis) explained(u *ui.UI, w said) said {
	if _, _, playing := a.board.Display.Lines.Playing(); a.heated && !playing {
		w.detail, w.brief = u.T("review.heat.about"), ""
	}
	return w
}

// say says what is played out on the board. ok is false where nothing is.
func (a *analysis) say(u *ui.UI) (w said, ok bool) {
	i, plies, ok := a.board.Display.Lines.Playing()
	if !ok || i >= len(a.lines) {
		return w, false
	}
	line := a.lines[i]
	w.lead = u.T("review.line", string(rune('A'+i)), chanceText(line.Chance, line.Known), match.TurnsText(a.game.rules, a.at, line.Moves[:plies]))
	step := "review.line.step"
	if u.Phone() { // there is no wheel
		step = "review.line.at"
	}
	w.detail = u.T(step, plies, len(line.Moves))
	return w, true
}

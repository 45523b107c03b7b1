// Shows on the board what the judge says about the position there, and starts a search for what is not known yet (ask). Change here which lines and
// heat the board gets (show). boardui/analysis.go draws them.

package review

import (
	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/scenes/boardui"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
)

// An analysis shows on the board how the judge values the position, and starts a search if it has not been judged yet.
type analysis struct {
	game     *game
	computer *thinking.Computer
	board    *boardui.Board
	heat     bool // the heat map, which shows how good each ply is, is on

	shares map[games.Move]float64 // of position at, for the heat map
	at     games.Position         // the position on the board
	lines  []judge.Scored         // the lines that are shown
	needs  games.Position         // the next position to search for the lines, nil if all is known
	looks  int                    // the number of looks in the book when lines and needs were found, -1 for never
	heated bool                   // shares are shown
	listed int                    // how many of the lines get letters on the board: those with a row beside it, and the best and a pinned one in any case
	shown  int                    // how many are shown
	failed bool                   // the search has failed: what is unknown about the position stays unknown
}

// newAnalysis returns the analysis of g for b.
func newAnalysis(g *game, b *boardui.Board) *analysis {
	return &analysis{game: g, board: b, computer: thinking.New(g.context, g.rules, g.match.Seats(), g.review.Book())}
}

// listen takes the results about the position on the board and starts a search for what is missing. It reports whether there is anything new to show.
func (a *analysis) listen() (news bool) {
	a.computer.Listen()
	if pos := a.game.on().Position(); pos != a.at {
		a.at, a.shares, a.lines, a.looks, a.heated, a.failed = pos, nil, nil, -1, false, false
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
	lines := a.lines
	if n := a.game.review.Book().Len(); n != a.looks || a.needs != nil {
		a.looks = n
		lines, a.needs = a.game.scored()
	}
	a.ask()
	if heated := a.heat && a.shares != nil; known(a.lines) != known(lines) || a.shown != min(a.listed, len(lines)) || a.heated != heated {
		a.lines, a.heated, a.shown = lines, heated, min(a.listed, len(lines))
		a.show()
		return true
	}
	return false
}

// ask starts a search for what is not known about the position and its lines, unless one is running.
func (a *analysis) ask() {
	switch {
	case a.computer.Searching(thinking.Hint), a.computer.Searching(thinking.Heat), a.failed:
	case a.needs != nil:
		a.computer.Advise(a.needs)
	case a.heat && a.shares == nil:
		a.computer.Survey(a.at)
	}
}

// show shows on the board what is known.
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

// busy reports whether there is still something to search for or to show.
func (a *analysis) busy() bool {
	if a.computer.Task() == thinking.Ply || a.at != a.game.on().Position() {
		return true
	}
	return !a.failed && !a.game.on().Over() && (a.needs != nil || a.heat && a.shares == nil)
}

// stop stops the search.
func (a *analysis) stop() { a.computer.Stop() }

// explained returns w with an explanation of the heat map's colours as its detail while they are shown.
func (a *analysis) explained(u *ui.UI, w message) message {
	if _, _, playing := a.board.Display.Lines.Playing(); a.heated && !playing {
		w.detail, w.brief = u.T("review.heat.about"), ""
	}
	return w
}

// say describes the line that is played out on the board. ok is false if there is none.
func (a *analysis) say(u *ui.UI) (w message, ok bool) {
	i, plies, ok := a.board.Display.Lines.Playing()
	if !ok || i >= len(a.lines) {
		return w, false
	}
	line := a.lines[i]
	w.lead = u.T("review.line", string(rune('A'+i)), chanceText(line.Chance, line.Known), match.TurnsText(a.game.rules, a.at, line.Moves[:plies]))
	step := "review.line.step"
	if u.Phone() { // a phone has no wheel
		step = "review.line.at"
	}
	w.detail = u.T(step, plies, len(line.Moves))
	return w, true
}

package rules

import (
	"quintet/games/lesson"
	"quintet/scenes/ui"
)

// lesson draws a page: its board, the prompt below it, and the text beside it.
func (s *Scene) lesson(u *ui.UI, a arrangement) {
	if s.listed && u.Phone() { // the contents need all of the page
		a.panel = a.below
		s.panel(u, a)
		return
	}
	right := a.panel.X
	if a.tall {
		right = a.page.W
	}
	if u.Live() {
		s.try.again(u, a.board)
	}
	s.try.Frame(u, a.board, right, s.try.verdict != lesson.Open)
	if u.Live() {
		s.judge()
	}
	s.prompt(u, a.prompt, a.board)
	s.panel(u, a)
}

// ends reports whether the first lesson is over with the task on the board.
func (s *Scene) ends() bool {
	p := &s.book.Pages[s.page]
	return p.Ends && s.firstOpen(p) < 0 && s.task == len(p.Tasks)-1
}

// goOn leads to the next task of the page, or to the next page.
func (s *Scene) goOn() {
	if p := &s.book.Pages[s.page]; s.task+1 < len(p.Tasks) {
		s.begin(s.task + 1)
		return
	}
	s.turn(1)
}

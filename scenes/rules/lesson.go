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
	return p.Ends && s.firstOpen(p) < 0 && s.last()
}

// last reports whether the task on the board is the last one of its page.
func (s *Scene) last() bool { return s.task == len(s.book.Pages[s.page].Tasks)-1 }

// turns reports whether nothing is left to do on the page but to turn it.
func (s *Scene) turns() bool { return s.try.verdict == lesson.Solved && s.last() && !s.ends() }

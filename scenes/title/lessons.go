package title

import (
	"slices"

	"quintet/games"
	"quintet/games/lesson"
	"quintet/scenes"
	"quintet/scenes/board"
	"quintet/scenes/ui"
)

// A course is the lessons of a game: the tasks of each page.
type course [][]string

// newCourse returns the lessons of b.
func newCourse(b *lesson.Book) course {
	pages := make(course, len(b.Pages))
	for i, p := range b.Pages {
		for _, t := range p.Tasks {
			pages[i] = append(pages[i], t.ID)
		}
	}
	return pages
}

// firstLesson returns the board of the first lesson of spec, which b teaches.
func firstLesson(spec games.Spec, b *lesson.Book) *board.Picture {
	g, p, err := b.Pages[0].Board.Open(spec)
	if err != nil {
		panic("title: " + err.Error()) // data of ours, which the tests of the game open
	}
	return board.NewPicture(g, p)
}

// learned returns the number of lessons whose tasks are all among solved.
func (c course) learned(solved []string) (n int) {
	for _, tasks := range c {
		if !slices.ContainsFunc(tasks, func(id string) bool { return !slices.Contains(solved, id) }) {
			n++
		}
	}
	return n
}

// learned returns the number of lessons of game i that are done.
func (s *Scene) learned(i int) int {
	return s.tiles[i].lessons.learned(s.context.Settings.Solved[s.tiles[i].spec.ID])
}

// sayLessons says how far the lessons of game i are.
func (s *Scene) sayLessons(u *ui.UI, i int) string {
	switch all, done := len(s.tiles[i].lessons), s.learned(i); done {
	case 0:
		return u.T("title.lessons", all)
	case all:
		return u.T("title.lessons.all")
	default:
		return u.T("title.lessons.some", done, all)
	}
}

// sayTable says how many play spec, and for how long.
func sayTable(u *ui.UI, spec games.Spec) string {
	players := u.T("title.players", spec.Seats())
	if spec.Minutes == 0 {
		return players
	}
	return u.T("title.since", players, u.T("title.minutes", spec.Minutes))
}

// invited reports whether newcomers are offered the lessons of the first game: nothing was played yet, and they are not done.
func (s *Scene) invited() bool {
	return !s.listed() && s.learned(0) < len(s.tiles[0].lessons)
}

// sayInvitation returns what newcomers are asked, what they are offered, and the label of the button that does it.
func (s *Scene) sayInvitation(u *ui.UI) (head, offer, do string) {
	t := &s.tiles[0]
	if done := s.learned(0); done > 0 {
		return u.T("title.goon"), u.T("title.goon.offer", t.spec.Name, done, len(t.lessons)), u.T("title.goon.do")
	}
	return u.T("title.invite"), u.T("title.invite.offer", t.spec.Name, len(t.lessons)), u.T("title.invite.do")
}

// toLessons leads to the lessons of the first game.
func (s *Scene) toLessons() scenes.Next { return s.rules(s.tiles[0].spec) }

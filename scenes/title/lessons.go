// Counts the lessons done in each game (learned), decides whether the title page offers lessons (offered), and returns the texts of that offer
// (invitationTexts). Change here to whom lessons are offered. title.go draws the offer. The line about the number of players and the length of a game
// (playersAndTime) is here, too.

package title

import (
	"slices"

	"quintet/games"
	"quintet/games/lesson"
	"quintet/scenes/boardui"
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

// firstLesson returns the board of the first lesson of spec in the book b.
func firstLesson(spec games.Spec, b *lesson.Book) *boardui.Picture {
	g, p, err := b.Pages[0].Board.Open(spec)
	if err != nil {
		panic("title: " + err.Error()) // embedded, and covered by the tests of the game
	}
	return boardui.NewPicture(g, p)
}

// learned returns the number of lessons whose tasks are all in solved.
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

// lessonProgress returns a text about the progress in the lessons of game i.
func (s *Scene) lessonProgress(u *ui.UI, i int) string {
	switch all, done := len(s.tiles[i].lessons), s.learned(i); done {
	case 0:
		return u.T("title.lessons", all)
	case all:
		return u.T("title.lessons.all")
	default:
		return u.T("title.lessons.some", done, all)
	}
}

// playersAndTime returns the number of players of spec and the length of a game.
func playersAndTime(u *ui.UI, spec games.Spec) string {
	players := u.T("title.players", spec.Seats())
	if spec.Minutes == 0 {
		return players
	}
	return u.T("title.since", players, u.T("title.minutes", spec.Minutes))
}

// next returns the first game with unfinished lessons, nil if all are done.
func (s *Scene) next() *tile {
	for i := range s.tiles {
		if s.learned(i) < len(s.tiles[i].lessons) {
			return &s.tiles[i]
		}
	}
	return nil
}

// invited reports whether newcomers are offered lessons: nothing was played yet, and those of the first game are not done.
func (s *Scene) invited() bool {
	return !s.listed() && s.next() == &s.tiles[0]
}

// offered reports whether lessons are offered: to newcomers, and beside the games if there is a free place in their row.
func (s *Scene) offered() bool {
	return s.invited() || s.page > 1 && s.listed() && (len(s.items) == 0 || len(s.items)%s.page > 0) && s.next() != nil
}

// offer is the index of the offered lessons among the things that keys act on.
func (s *Scene) offer() int { return len(s.tiles) + len(s.items) }

// invitationTexts returns the question, the offered lessons, and the label of the button.
func (s *Scene) invitationTexts(u *ui.UI) (head, offer, do string) {
	t := s.next()
	if done := t.lessons.learned(s.context.Settings.Solved[t.spec.ID]); done > 0 {
		return u.T("title.goon"), u.T("title.goon.offer", t.spec.Name, done, len(t.lessons)), u.T("title.goon.do")
	}
	return u.T("title.invite"), u.T("title.invite.offer", t.spec.Name, len(t.lessons)), u.T("title.invite.do")
}

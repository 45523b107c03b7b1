package play

import (
	"quintet/scenes/ui"
	"quintet/sprites"
)

// backEntry is the entry of the menu that leads back to the finished game.
func (s *Scene) backEntry(u *ui.UI) entry {
	return entry{ui.Button{Label: u.T("play.branch.back"), Icon: sprites.IconUndo}, stay(func() {
		s.mind.Stop()
		s.moveTo(s.table.Back(s.context.Now()))
	})}
}

// sayBranch says that a new game has begun, "" once something was decided in it.
func (s *speech) sayBranch(u *ui.UI) string {
	if o := s.table.Origin; o != nil && o.Fresh {
		return u.T("play.branch.new", o.Round)
	}
	return ""
}

// aboutBranch says in a few words that the game does not count in the series, and from where it was begun.
func (r *report) aboutBranch(u *ui.UI) (words []string) {
	if r.table.Terms.Aside && r.table.Terms.Series.Games > 1 {
		words = append(words, u.T("play.branch.aside"))
	}
	if o := r.table.Origin; o != nil {
		words = append(words, u.T("play.branch.about", o.Round))
	}
	return words
}

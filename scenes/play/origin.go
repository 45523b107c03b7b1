package play

import (
	"quintet/games"
	"quintet/games/table"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// An origin is the finished game from which the game in progress was begun.
type origin struct {
	table  *table.Table // as it ended; its record is kept
	ply    int          // plies that both begin with
	round  int          // of the turn to be played there
	before *origin      // of the finished game, nil where that was begun anew
	fresh  bool         // nothing has been decided since the new game began
}

// finished reports whether the match has come to its end, also while somebody looks back: then it stays as it is, and a ply that it does not
// have begins a new game. The matches of trials are nobody's: they are played on.
func (s *Scene) finished() bool { return s.table.Match.Closed() && !s.trial }

// findOrigin finds the finished game that the table says its match was begun from.
func (s *Scene) findOrigin() {
	if s.table.From == "" || s.table.Match.Closed() {
		return
	}
	from, ok := s.desk.Shelf.Called(s.table.From)
	if !ok {
		return
	}
	ply := s.table.Match.Common(from.Match)
	s.origin = &origin{table: from.Table(), ply: ply, round: s.table.Match.RoundAt(ply)}
}

// branch goes on from the plies in force of a finished game in a new one, at a table of its own.
func (s *Scene) branch() {
	old, t := s.table, s.table.Branch(s.desk.Now())
	t.Terms.Series, t.Terms.Aside = s.series(), true
	kept := s.desk.Shelf.At(old)
	kept.Leave(false)
	old.From = kept.Record()
	t.From = old.From
	s.desk.Sit(t)
	s.origin = &origin{table: old, ply: s.table.Match.Cursor(), round: t.Match.Round(), before: s.origin, fresh: true}
	s.table = t
}

// repeated leads forward through a finished game if m is the ply that was played there. It reports whether it is.
func (s *Scene) repeated(m games.Move) bool {
	at := s.table.Match.Cursor()
	if !s.finished() || at == s.table.Match.Len() || s.table.Match.Move(at) != m {
		return false
	}
	s.redo()
	return true
}

// grows notes that the new game, of which the plies in force may be fewer than it has in common with the finished one, gets another.
func (s *Scene) grows() {
	o := s.origin
	if o == nil {
		return
	}
	if at := s.table.Match.Cursor(); at < o.ply {
		o.ply, o.round = at, s.table.Match.RoundAt(at)
	}
	o.fresh = o.fresh && !s.personMoves()
}

// leads reports whether the position after ply plies is one of the finished game, from where that can be played on.
func (o *origin) leads(ply int) bool {
	return o != nil && (ply < o.ply || ply == o.ply && ply < o.table.Match.Len())
}

// rejoin leaves the new game for the finished one that it was begun from, with ply plies in force. A game of no more than one turn was a
// slip; any other stays among the tables.
func (s *Scene) rejoin(ply int) {
	o := s.origin
	s.mind.Stop()
	kept := s.desk.Shelf.At(s.table)
	if !s.worthKeeping() {
		kept.Drop()
	}
	kept.Leave(true)
	s.desk.Sit(o.table)
	s.table, s.origin = o.table, o.before
	s.table.Match.Goto(ply)
	s.arriveLooking(true)
}

// worthKeeping reports whether the people have decided on more than one turn of the new game.
func (s *Scene) worthKeeping() bool {
	n := 0
	for _, t := range s.table.Match.Turns() {
		if t.End > s.origin.ply && s.table.Match.Seats()[t.Player].Level == 0 {
			n++
		}
	}
	return n > 1
}

// toOrigin leads back to the end of the finished game.
func (s *Scene) toOrigin() { s.rejoin(s.origin.table.Match.Len()) }

// backEntry is the entry of the menu that leads back to the finished game.
func (s *Scene) backEntry(u *ui.UI) entry {
	return entry{ui.Button{Label: u.T("play.branch.back"), Icon: sprites.IconUndo}, stay(s.toOrigin)}
}

// sayBranch says that a new game has begun, "" once something was decided in it.
func (s *Scene) sayBranch(u *ui.UI) string {
	if s.origin == nil || !s.origin.fresh {
		return ""
	}
	return u.T("play.branch.new", s.origin.round)
}

// aboutBranch says in a few words that the game does not count in the series, and from where it was begun.
func (s *Scene) aboutBranch(u *ui.UI) (words []string) {
	if s.table.Terms.Aside && s.table.Terms.Series.Games > 1 {
		words = append(words, u.T("play.branch.aside"))
	}
	if s.origin != nil {
		words = append(words, u.T("play.branch.about", s.origin.round))
	}
	return words
}

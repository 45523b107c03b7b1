// Deletes games and restores them, and lists the deleted ones: the bin. A notice after a deletion offers to undo it. package library says how long a
// deleted game stays in the bin.

package collection

import (
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/notice"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// deletedKey is the key of the notice about deleted games.
const deletedKey = "collection.deleted"

// deleted are games that were deleted together and can be restored.
type deleted struct {
	games []*library.Deleted
	last  string // see Scene.name
}

// message says what was deleted.
func (d deleted) message(u *ui.UI) string { return u.T(deletedKey, len(d.games), d.last) }

// setBin lists the deleted games, or the others.
func (s *Scene) setBin(on bool) {
	if s.bin == on {
		return
	}
	s.bin, s.version = on, -1
	s.unselect()
	if s.index = s.context.Library.Games(); on {
		s.index = s.context.Library.Bin()
		s.clearPosition()
		s.query.Game = ""
	}
	s.index.Look()
}

// deleteGames moves games to the bin, and offers to undo that.
func (s *Scene) deleteGames(u *ui.UI, all []*index.Entry) {
	gone := deleted{last: s.name(u, all[len(all)-1])}
	for _, e := range all {
		gone.games = append(gone.games, s.context.Library.DeleteGame(e.Name))
	}
	s.deleted = append(s.deleted, gone)
	s.unselect()
	s.context.Offer(notice.Say(notice.Reply, deletedKey, len(all), gone.last), func(u *ui.UI) ui.Command {
		return ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Act: keys.Undo, Run: s.undelete}
	})
}

// undelete restores the games that were deleted last. It may be repeated for earlier ones.
func (s *Scene) undelete() {
	n := len(s.deleted)
	if n == 0 {
		return
	}
	for _, d := range s.deleted[n-1].games {
		s.context.Library.RestoreGame(d)
	}
	s.deleted = s.deleted[:n-1]
	s.context.Retract(deletedKey)
}

// undoKey handles the key that restores the games deleted last.
func (s *Scene) undoKey(u *ui.UI) {
	if len(s.deleted) > 0 && u.Act(keys.Undo) {
		s.undelete()
	}
}

// restoreGames restores games of the bin.
func (s *Scene) restoreGames(all []*index.Entry) {
	for _, e := range all {
		s.context.Library.RestoreGame(library.InBin(e.Name))
	}
	s.unselect()
	s.deleted = nil // they may be among these
	s.context.Retract(deletedKey)
	s.context.Notify(notice.Say(notice.Reply, "collection.restored", len(all)))
}

// askPurge asks whether games of the bin are to be deleted for good.
func (s *Scene) askPurge(all []*index.Entry) {
	s.openSheet = question{"collection.purge.ask", "collection.purge", len(all), func() {
		s.context.Library.Purge(namesOf(all)...)
		s.unselect()
	}}
}

// emptyBin is the command that deletes everything in the bin that is listed for good.
func (s *Scene) emptyBin(u *ui.UI) ui.Command {
	return ui.Command{Icon: sprites.IconBin, Label: u.T("collection.bin.clear"), Ellipsis: true, Run: func() { s.askPurge(s.found) }}
}

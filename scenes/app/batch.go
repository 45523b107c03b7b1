// Opens several files dropped together: add puts their games into the library and their exercises into the deck, and counts them; notices reports the
// counts once all files have arrived. Change that report here. files.go opens a file that arrives alone.

package app

import (
	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/data/backup"
	"quintet/scenes/data/library"
	"quintet/scenes/data/notice"
)

// A batch counts the results of files dropped together.
type batch struct {
	games     library.ImportResult
	exercises int
}

// add adds the games in d to the library, or the exercises to those of the player, and counts them. A backup asks a question of its own, so it is
// rejected here.
func (a *App) add(d *input.File) {
	name := a.nameOf(d.Name)
	said := whyUnread(name, d)
	switch {
	case !said.Empty():
	case backup.Is(d.Data):
		said = board.Say("drop.backup", name)
	default:
		if ids, ok := a.context.Deck.Import(d.Data); ok {
			a.batch.exercises += len(ids)
			return
		}
		b := a.context.Library.Add(name, d.Data)
		a.batch.games = a.batch.games.Plus(b)
		return
	}
	a.batch.games = a.batch.games.Plus(library.ImportResult{Failed: 1, Reason: said})
}

// notices reports the results, and why the first failed file could not be read.
func (b *batch) notices() (all []notice.Notice) {
	if b.exercises > 0 {
		all = append(all, notice.Say(notice.Done, "drop.exercises", b.exercises))
	}
	return append(all, b.games.Notices()...)
}

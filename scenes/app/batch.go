package app

import (
	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes/backup"
	"quintet/scenes/library"
)

// A batch counts what has come of files that were dropped together.
type batch struct {
	added, held, failed int
	exercises           int
	reason              board.Message // of the first that failed
}

// add adds the game in d to the library, or the exercises to those of the player, and counts them. A backup has a question of its own, and is not taken among others.
func (a *App) add(d *input.File) {
	name := a.nameOf(d.Name)
	said := unread(name, d)
	switch {
	case !said.Empty():
	case backup.Is(d.Data):
		said = board.Say("drop.backup", name)
	default:
		if ids, ok := a.context.Deck.Import(d.Data); ok {
			a.batch.exercises += len(ids)
			return
		}
		var got library.Arrival
		switch said, got = a.context.Library.Add(name, d.Data); got {
		case library.Added:
			a.batch.added++
			return
		case library.Held:
			a.batch.held++
			return
		}
	}
	if a.batch.failed++; a.batch.failed == 1 {
		a.batch.reason = said
	}
}

// messages says what has come of the files, and why the first that failed could not be read.
func (b *batch) messages() (all []board.Message) {
	if b.exercises > 0 {
		all = append(all, board.Say("drop.exercises", b.exercises))
	}
	switch {
	case b.held > 0:
		all = append(all, board.Say("drop.known", b.added, b.held))
	case b.failed > 0:
		return append(all, board.Say("drop.some", b.added, b.failed), b.reason)
	case b.added > 0:
		return append(all, board.Say("drop.added", b.added))
	}
	if b.failed > 0 {
		all = append(all, board.Say("drop.failed", b.failed), b.reason)
	}
	return all
}

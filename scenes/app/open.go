package app

import (
	"errors"
	"io/fs"
	"strings"
	"unicode"

	"quintet/games/board"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/backup"
)

// longestFile is the number of characters of a file name that are shown.
const longestFile = 60

// open opens d as the record of a game: a table at the end of the game takes the place of what is shown. Who sits at another table leaves
// it, and it waits at the title. Where d is no record the players are told why, and everything stays.
func (a *App) open(d *input.File) {
	name := a.nameOf(d.Name)
	switch {
	case errors.Is(d.Err, input.ErrNoFile):
		a.say("drop.folder", name)
		return
	case d.Name == "" && d.Err != nil:
		a.say("paste.failed", d.Err.Error())
		return
	case errors.Is(d.Err, fs.ErrNotExist):
		a.say("drop.gone", name)
		return
	case errors.Is(d.Err, fs.ErrPermission):
		a.say("drop.locked", name)
		return
	case d.Err != nil:
		a.say("drop.unread", name, d.Err.Error())
		return
	}
	if backup.Is(d.Data) {
		a.restore(name, d.Data)
		return
	}
	if t, ok := a.context.Library.Import(name, d.Data); ok {
		a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.step(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t.Table()})
		if d.Others > 0 {
			a.say("drop.others", name)
		}
	}
	a.keep() // with what the library has to say
}

// say tells the players something.
func (a *App) say(key string, args ...any) {
	a.context.Messages = append(a.context.Messages, board.Say(key, args...))
}

// shortName returns the name of a file as it can be shown in a sentence.
func shortName(name string) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, name)
	if rs := []rune(name); len(rs) > longestFile {
		name = string(rs[:longestFile]) + "…"
	}
	return name
}

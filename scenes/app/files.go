// Moves files in and out of the program: receives dropped, chosen or pasted files and opens them (receive, open), exports games, and saves and
// restores backups. whyUnread says why a file could not be read; fail and done tell the players. Add a kind of file both to open and to add in
// batch.go, which takes several files dropped together. Add a format of games to games/files/anyformat (Read). scenes/data/export writes the
// formats.

package app

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"unicode"

	"quintet/games/board"
	"quintet/games/play/table"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/backup"
	"quintet/scenes/data/export"
	"quintet/scenes/data/notice"
)

// saveAll offers all stored data to the players as a file.
func (a *App) saveAll(save func(name string, data []byte)) {
	if save == nil {
		return
	}
	a.Flush()
	data, err := backup.Save(a.store)
	if err != nil {
		a.fail("files.unsaved", err.Error())
		return
	}
	save("quintet-"+a.context.Now().Format("20060102-150405")+".zip", data)
}

// export starts making a file of the game of t.
func (a *App) export(t *table.Table, f export.Format) {
	kept := a.context.Library.At(t)
	a.exports.Save(export.Source{
		Name: strings.TrimSuffix(kept.Record(), filepath.Ext(kept.Record())), Match: t.Match, Rec: kept.ToRecord(),
		Theme: a.context.Theme(), Book: a.book(), Now: a.context.Now(),
	}, f)
}

// saveGames starts making a file of finished games: the record of one, or an archive of several, which opens like everything that is saved.
func (a *App) saveGames(names []string) {
	now, read := a.context.Now(), a.context.Library.ReadRecord
	if len(names) == 1 {
		a.exports.Make(names[0], now.Location(), func() ([]byte, error) { return read(names[0]) })
		return
	}
	a.exports.Make("quintet-games-"+now.Format("20060102-150405")+".zip", now.Location(), func() ([]byte, error) { return backup.OfGames(names, read) })
}

// text returns a text of b without arguments.
func text(b *words.Book, key string) string { return b.Say(board.Say(key)) }

// exporter returns the exporter of games: to a place the players choose, or through the browser.
func (a *App) exporter(d Deps) *export.Exporter {
	folder, find := d.Store.Folder(savedFolder), find(d.Catalog)
	if d.InBrowser {
		return export.New(find, folder, nil, d.Save)
	}
	if d.ChooseDestination == nil {
		return export.New(find, folder, nil, nil)
	}
	ask := func(name string, answer func(export.Destination, error)) {
		d.ChooseDestination(text(a.book(), "export.where"), name, answer)
	}
	return export.New(find, folder, ask, nil)
}

// restore adds the contents of an archive, the file called name, to the stored data. The list of finished games is read again when its page opens.
func (a *App) restore(name string, data []byte) {
	a.Flush()
	n, err := backup.Restore(a.store, data)
	switch {
	case errors.Is(err, backup.ErrNone):
		a.fail("files.none", name)
	case err != nil:
		a.fail("files.unadded", name, err.Error())
	case n == 0:
		a.done("files.nothing", name)
	default:
		a.context.Library.Reload()
		a.context.Deck.Reload()
		a.context.Settings.Reload()
		a.follow(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.done("files.added", n)
	}
}

// maxFileName is the number of characters of a file name to show.
const maxFileName = 60

// receive takes a dropped file, nil for none. Pasted text goes to a text field that has the focus.
func (a *App) receive(d *input.File, edits bool) {
	if d == nil || edits && d.Name == "" && d.Err == nil {
		return
	}
	a.take(d)
}

// take opens a file that arrived alone, and adds the games of several files to the library.
func (a *App) take(d *input.File) {
	if a.batch == nil && d.Others == 0 {
		a.open(d)
		return
	}
	if a.batch == nil {
		a.batch = &batch{}
	}
	a.add(d)
	if d.Others == 0 {
		a.context.Notify(a.batch.notices()...)
		a.batch = nil
	}
}

// open opens d as the record of a game: a table at the end of the game replaces the current scene. Players at another table leave it; it is listed on
// the title page. Exercises are added and shown. If d is neither, the players are told why, and nothing changes.
func (a *App) open(d *input.File) {
	name := a.nameOf(d.Name)
	switch said := whyUnread(name, d); {
	case !said.Empty():
		a.context.Notify(notice.Notice{Message: said})
		return
	case d.Name == "" && a.offerPaste(string(d.Data)):
		return
	case backup.Is(d.Data):
		a.restore(name, d.Data)
		return
	}
	if ids, ok := a.context.Deck.Import(d.Data); ok {
		a.follow(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.follow(scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{IDs: ids}})
		a.keep()
		return
	}
	a.context.Retract("drop.held") // it was about another file
	if t, ok := a.context.Library.Import(name, d.Data); ok {
		a.follow(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.follow(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t})
	}
	a.keep() // with the library's messages
}

// whyUnread says why d, shown as name, could not be read. It is empty if it was read.
func whyUnread(name string, d *input.File) board.Message {
	switch {
	case errors.Is(d.Err, input.ErrNoDialog):
		return board.Say("files.nodialog")
	case errors.Is(d.Err, input.ErrNoFile):
		return board.Say("drop.folder", name)
	case d.Name == "" && errors.Is(d.Err, fs.ErrPermission):
		return board.Say("clipboard.refused")
	case d.Name == "" && d.Err != nil:
		return board.Say("paste.failed", d.Err.Error())
	case errors.Is(d.Err, fs.ErrNotExist):
		return board.Say("drop.gone", name)
	case errors.Is(d.Err, fs.ErrPermission):
		return board.Say("drop.locked", name)
	case d.Err != nil:
		return board.Say("drop.unread", name, d.Err.Error())
	}
	return board.Message{}
}

// fail tells the players that something failed.
func (a *App) fail(key string, args ...any) {
	a.context.Notify(notice.Say(notice.Failure, key, args...))
}

// done tells the players that something was done.
func (a *App) done(key string, args ...any) {
	a.context.Notify(notice.Say(notice.Done, key, args...))
}

// shortName returns the name of a file for a sentence.
func shortName(name string) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, name)
	if rs := []rune(name); len(rs) > maxFileName {
		name = string(rs[:maxFileName]) + "…"
	}
	return name
}

// offerPaste reports whether the current scene takes text from the clipboard as its own.
func (a *App) offerPaste(text string) bool {
	p, ok := a.Top().(scenes.Paster)
	return ok && p.Paste(text)
}

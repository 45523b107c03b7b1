// Files in and out of the program: exports, backups, and files that were dropped or opened.

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

// saveAll hands the players everything that is kept.
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

// export begins to make a file of the game of t.
func (a *App) export(t *table.Table, f export.Format) {
	kept := a.context.Library.At(t)
	a.exports.Save(export.Source{
		Name: strings.TrimSuffix(kept.Record(), filepath.Ext(kept.Record())), Match: t.Match, Rec: kept.ToRecord(),
		Theme: a.context.Theme(), Book: a.book(), Now: a.context.Now(),
	}, f)
}

// word returns a sentence of b without arguments.
func word(b *words.Book, key string) string { return b.Say(board.Say(key)) }

// exporter returns who makes files of games: where the players want them, or in a page of a browser through it.
func (a *App) exporter(d Deps) *export.Exporter {
	folder, find := d.Store.Folder(savedFolder), find(d.Catalog)
	if d.InBrowser {
		return export.New(find, folder, nil, d.Save)
	}
	if d.Destine == nil {
		return export.New(find, folder, nil, nil)
	}
	ask := func(name string, answer func(export.Destination, error)) {
		d.Destine(word(a.book(), "export.where"), name, answer)
	}
	return export.New(find, folder, ask, nil)
}

// restore adds what is in an archive, the file called name, to what is kept. The list of finished games is read again when the page is.
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
		a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.done("files.added", n)
	}
}

// longestFile is the number of characters of a file name that are shown.
const longestFile = 60

// receive takes what was dropped, nil for nothing. While a text field is edited, pasted text is the field's.
func (a *App) receive(d *input.File, edits bool) {
	if d == nil || edits && d.Name == "" && d.Err == nil {
		return
	}
	a.take(d)
}

// take opens a file that came alone, and adds the games of several to the library.
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

// open opens d as the record of a game: a table at the end of the game takes the place of what is shown. Who sits at another table leaves
// it, and it waits at the title. Exercises are added, and shown. Where d is neither the players are told why, and everything stays.
func (a *App) open(d *input.File) {
	name := a.nameOf(d.Name)
	switch said := unread(name, d); {
	case !said.Empty():
		a.context.Notify(notice.Notice{Message: said})
		return
	case d.Name == "" && a.pasted(string(d.Data)):
		return
	case backup.Is(d.Data):
		a.restore(name, d.Data)
		return
	}
	if ids, ok := a.context.Deck.Import(d.Data); ok {
		a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.step(scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{IDs: ids}})
		a.keep()
		return
	}
	a.context.Retract("drop.held") // it was said of another file
	if t, ok := a.context.Library.Import(name, d.Data); ok {
		a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.step(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t.Table()})
	}
	a.keep() // with what the library has to say
}

// unread says why d, which is shown as name, could not be read. It is empty where it was.
func unread(name string, d *input.File) board.Message {
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

// pasted reports whether the scene that is shown takes text from the clipboard as its own.
func (a *App) pasted(text string) bool {
	p, ok := a.Top().(scenes.Paster)
	return ok && p.Paste(text)
}

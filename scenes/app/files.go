package app

import (
	"errors"
	"path/filepath"
	"strings"

	"quintet/games/board"
	"quintet/games/table"
	"quintet/games/words"
	"quintet/scenes"
	"quintet/scenes/backup"
	"quintet/scenes/export"
)

// saveAll hands the players everything that is kept.
func (a *App) saveAll(save func(name string, data []byte)) {
	if save == nil {
		return
	}
	a.Flush()
	data, err := backup.Save(a.store)
	if err != nil {
		a.say("files.unsaved", err.Error())
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

// restore adds what is in an archive, the file called name, to what is kept. The tables are at the title at once, the rest when the program
// starts the next time.
func (a *App) restore(name string, data []byte) {
	n, err := backup.Restore(a.store, data)
	switch {
	case errors.Is(err, backup.ErrNone):
		a.say("files.none", name)
	case err != nil:
		a.say("files.unadded", name, err.Error())
	case n == 0:
		a.say("files.nothing", name)
	default:
		a.step(scenes.Next{Do: scenes.Go, Name: scenes.Title})
		a.say("files.added", n)
	}
}

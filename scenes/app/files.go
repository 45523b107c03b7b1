package app

import (
	"errors"

	"quintet/games/table"
	"quintet/scenes"
	"quintet/scenes/backup"
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

// saveRecord hands the players the record of the finished game of t.
func (a *App) saveRecord(save func(name string, data []byte), t *table.Table) {
	if save == nil {
		return
	}
	kept := a.context.Library.At(t)
	text, err := kept.Text()
	if err != nil {
		a.say("files.unrecorded", err.Error())
		return
	}
	save(kept.Record(), text)
}

// choose lets the players choose a file.
func (a *App) choose(open func()) {
	if open != nil {
		open()
	}
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

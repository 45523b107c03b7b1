// Connects the table on the page with the library: opens the table of the last run at the start (resume), stores after each tick what has happened at
// the current one (keep, Flush), and makes the players leave it (leave). notifyStore tells the players if games are stored in an unusual place or not
// at all; add such a message there.

package app

import (
	"errors"
	"path/filepath"
	"slices"

	"quintet/games"
	"quintet/games/play/table"
	"quintet/scenes"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// A seated scene has a table for people or computers; nil if none.
type seated interface{ Table() *table.Table }

// seatedTable returns the table of n and its entry in l; nil if n has none.
func (n stackEntry) seatedTable(l *library.Library) (t *table.Table, e *library.Entry) {
	if s, ok := n.scene.(seated); ok {
		t = s.Table()
	}
	if t != nil {
		e = l.At(t)
	}
	return t, e
}

// find returns the game of the catalogue called id.
func find(all []games.Spec) func(id string) (games.Spec, bool) {
	return func(id string) (games.Spec, bool) {
		i := slices.IndexFunc(all, func(s games.Spec) bool { return s.ID == id })
		if i < 0 {
			return games.Spec{}, false
		}
		return all[i], true
	}
}

// notifyStore says where games are stored, or that they are not, if that is unusual.
func (a *App) notifyStore(d Deps) {
	if errors.Is(d.StoreError, store.ErrRelative) {
		a.fail("library.relative", filepath.Dir(d.Store.Path("games")))
	}
	if e, ok := errors.AsType[*store.UnlockedError](d.StoreError); ok {
		a.fail("library.unlocked", e.Folder, e.Err.Error())
	}
	if e, ok := errors.AsType[*store.NoFolderError](d.StoreError); ok {
		if e.Variable == "" {
			a.fail("library.nowhere.page", e.Err.Error())
		} else {
			a.fail("library.nowhere", e.Variable)
		}
	}
}

// resume returns to the table that was open when the program ended, if any.
func (a *App) resume() {
	if t := a.context.Library.Resume(); t != nil {
		a.follow(scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t.Table})
	}
}

// keep records what has happened at the current table.
func (a *App) keep() {
	if t, e := a.stack[len(a.stack)-1].seatedTable(a.context.Library); e != nil {
		e.Note()
		if a.persist != nil && t.Match.Len() > 0 {
			a.persist()
			a.persist = nil
		}
	}
	a.context.Poll()
	a.context.Notify(a.exports.Poll()...)
	a.folders.queue.Collect()
}

// Flush records the current table, with the times of this moment, and returns when the settings are written, too: the program may end without another
// tick.
func (a *App) Flush() {
	if len(a.stack) > 0 {
		a.keep()
		a.context.Flush()
	}
}

// leave makes the players leave the tables of the scenes from index i, unless a scene below has the same table.
func (a *App) leave(i int) {
	for _, n := range a.stack[i:] {
		t, e := n.seatedTable(a.context.Library)
		below := slices.ContainsFunc(a.stack[:i], func(n stackEntry) bool { other, _ := n.seatedTable(a.context.Library); return other == t })
		if e != nil && !below {
			e.Leave()
		}
	}
}

// What can be done with one or several games of the collection (commands), the keys of these commands (menuKeys), and the menu that lists them at a
// row (menu), with the name of the file. Add a command to commands.

package collection

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A gameSheet is the menu of games.
type gameSheet struct {
	all []*index.Entry // at least one
	at  render.Rect    // the button that opened it, or the place below which it opens
}

func (g gameSheet) title(u *ui.UI) string {
	switch {
	case len(g.all) > 1:
		return u.T("collection.selected", len(g.all))
	case g.all[0].Title != "":
		return g.all[0].Title
	}
	return u.T("collection.menu")
}

// has reports whether e is one of the games.
func (g gameSheet) has(e *index.Entry) bool { return slices.Contains(g.all, e) }

func (g gameSheet) choices(s *Scene, u *ui.UI) []ui.Command { return s.commands(u, g.all) }

// commands returns what can be done with games, one or several. Deleting them comes last.
func (s *Scene) commands(u *ui.UI, all []*index.Entry) (cs []ui.Command) {
	e, l, one := all[0], s.context.Library, len(all) == 1
	add := func(shown bool, x ui.Command) {
		if shown {
			cs = append(cs, x)
		}
	}
	choose := ui.Command{Label: u.T("collection.select"), Icon: sprites.IconCheck, Run: func() { s.toggle(e) }}
	if s.bin {
		add(true, ui.Command{Label: u.T("title.restore"), Icon: sprites.IconUndo, Run: func() { s.restoreGames(all) }})
		add(one, choose)
		add(true, ui.Command{Label: u.T("collection.purge"), Icon: sprites.IconBin, Ellipsis: true, Act: keys.Drop, Run: func() { s.askPurge(all) }})
		return cs
	}
	add(one, ui.Command{Label: u.T("collection.open"), Icon: sprites.IconBoard, Run: func() { s.open(e) }})
	add(one, ui.Command{Label: u.T("review.open"), Icon: sprites.IconCurve, Act: keys.Review, Run: func() { s.review(e) }})
	add(one, ui.Command{Label: u.T("collection.rename"), Icon: sprites.IconTitle, Ellipsis: true, Run: func() {
		s.openSheet = &editSheet{key: "collection.name", text: e.Title, keep: func(text string) { l.Retitle(e.Name, text) }}
		u.EditAll(u.T("collection.name"))
	}})
	add(true, ui.Command{Label: u.T("collection.retag"), Icon: sprites.IconTag, Ellipsis: true, Run: func() { s.editTags(u, all) }})
	add(one, ui.Command{Label: u.T("copy.game"), Icon: sprites.IconCopy, Act: keys.Copy, Run: func() {
		if t, ok := l.OpenGame(e.Name); ok {
			s.context.Copy(t, true)
		}
	}})
	add(true, ui.Command{Label: u.T("export.menu"), Icon: sprites.IconSave, Ellipsis: true, Run: func() { s.context.SaveGames(namesOf(all)) }})
	add(one, ui.Command{Label: u.T("collection.copy"), Icon: sprites.IconPlus, Run: func() { l.CopyGame(e.Name) }})
	show := s.context.ShowFolder
	add(one && show != nil, ui.Command{Label: u.T("folder.show"), Icon: sprites.IconFolder, Run: func() { show(l.GamesFolder()) }})
	add(one, choose)
	add(true, ui.Command{Label: u.T("collection.delete"), Icon: sprites.IconBin, Act: keys.Drop, Run: func() { s.deleteGames(u, all) }})
	return cs
}

// namesOf returns the files of games.
func namesOf(all []*index.Entry) (names []string) {
	for _, e := range all {
		names = append(names, e.Name)
	}
	return names
}

// editTags asks for the tags of games: of one all of them, of several those that all of them have. The other tags stay.
func (s *Scene) editTags(u *ui.UI, all []*index.Entry) {
	common := slices.Clone(all[0].Tags)
	for _, e := range all {
		common = slices.DeleteFunc(common, func(tag string) bool { return !slices.Contains(e.Tags, tag) })
	}
	s.openSheet = &editSheet{key: "collection.tags", text: strings.Join(common, ", "), keep: func(text string) {
		for _, e := range all {
			own := slices.DeleteFunc(slices.Clone(e.Tags), func(tag string) bool { return slices.Contains(common, tag) })
			s.context.Library.Retag(e.Name, strings.Join(append(own, text), ", "))
		}
	}}
	u.Edit(u.T("collection.tags"))
}

// menuOf opens the menu of e, or of all selected games if e is one of them.
func (s *Scene) menuOf(e *index.Entry, at render.Rect, from string) {
	s.openSheet, s.from = gameSheet{s.chosen(e), at}, from
}

// pointMenu opens the menu of e, whose row is called name, below the pointer after a click with the right button or a long press.
func (s *Scene) pointMenu(u *ui.UI, e *index.Entry, name string) {
	if !u.Free() || u.In.Released&input.Right == 0 && (!u.In.Long || u.In.Released&input.Left == 0) {
		return
	}
	u.Take()
	at := u.Pointer()
	s.menuOf(e, render.Rect{X: at.X, Y: at.Y, W: menuWidth}, name)
}

// menuKeys handles the keys of the commands while their menu is closed: for the selected games, else for the game that has the focus, else for the one
// under the pointer.
func (s *Scene) menuKeys(u *ui.UI) {
	if e := cmp.Or(s.focused, s.hovered); e != nil || len(s.selected) > 0 {
		u.ByKey(s.commands(u, s.chosen(e)))
	}
}

// Sizes of the menu of a game.
const (
	menuWidth   = 288 // fits in the smallest window
	menuPadding = 20  // from its sides to its text
	fileIndent  = 26  // before the name of the file, which is aligned with the text of the choices
)

// menu draws the menu of g below its button. The name of the file of one game is above the choice that deletes it.
func (s *Scene) menu(u *ui.UI, g gameSheet) {
	w, h := u.Size()
	cs := g.choices(s, u)
	last := len(cs) - 1
	var file []ui.Element
	if !s.context.InBrowser && len(g.all) == 1 && !s.bin {
		for _, line := range pathLines(u, s.context.Library.GamePath(g.all[0].Name), menuWidth-2*menuPadding-fileIndent) {
			file = append(file, ui.Text(line, render.TypeCoord, u.Theme.Muted))
		}
	}
	e, high := sheetElement(u, menuWidth, len(cs), choiceHeight, func(row float32) ui.Element {
		path := ui.Row(0, ui.Canvas(fileIndent, 0, nil), ui.Column(0, file...))
		drop := destructive(u, cs[last].After(func() { s.close(u) })).Height(row)
		return ui.Column(0, s.choiceRows(u, row, cs[:last]), path, ui.Hairline().Pad(0, 4), drop).Pad(menuPadding, u.Theme.Space.S)
	})
	r := render.Rect{W: menuWidth, H: high}
	r.X = max(sheetMargin, min(g.at.X+g.at.W, w-sheetMargin)-r.W)
	r.Y = max(sheetMargin, min(g.at.Y+g.at.H+4, h-sheetMargin-r.H))
	u.Sheet(r)
	u.Lay(r, e)
	s.closeIfDismissed(u, r)
}

// pathLines breaks the path of a file into lines of width w: between its folder and its name, and within these if they are too long for a line. If
// there are too many lines it shows only the end of the folder.
func pathLines(u *ui.UI, path string, w float32) []string {
	const most = 4
	if u.Measure(path, render.TypeCoord) <= w {
		return []string{path}
	}
	folder, name := filepath.Split(path)
	names := u.Chop(name, render.TypeCoord, w)
	folders := u.Chop(folder, render.TypeCoord, w)
	if over := len(folders) + len(names) - most; over > 0 {
		end := []rune(strings.Join(folders[min(over, len(folders)):], ""))
		end = end[min(3, len(end)):] // room for the ellipsis
		folders = u.Chop("…"+string(end), render.TypeCoord, w)
	}
	return append(folders, names...)
}

// destructive shows x, a choice that deletes something, in the colour of errors.
func destructive(u *ui.UI, x ui.Command) ui.Element {
	const side, pad = 18, 12
	bare, ink := x, u.Theme.Error
	bare.Icon, bare.Bare, bare.ListRow = sprites.NoIcon, true, true
	words := ui.Ellipsis(x.Label, render.TypeButton, ink)
	key := ui.Text(u.CapOn(x.Act), render.TypeCoord, u.Theme.Caption())
	return ui.Stack(ui.Button(bare).Pad(-pad, 0), ui.Row(u.Theme.Space.S, ui.Icon(x.Icon, side, ink), words.Grow(1), key))
}

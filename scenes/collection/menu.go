// The menu of one game in the collection: its commands and their order (choices), its keys while it is closed (menuKeys), deleting a game, and the
// drawing of the menu with the name of the file (menu). Add a command to choices.

package collection

import (
	"cmp"
	"path/filepath"
	"strings"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A gameSheet is the menu of a game.
type gameSheet struct {
	*index.Entry
	at render.Rect // the button that opened it
}

func (g gameSheet) title(u *ui.UI) string {
	if g.Title != "" {
		return g.Title
	}
	return u.T("collection.menu")
}

// choices returns what can be done with the game. Deleting it comes last.
func (g gameSheet) choices(s *Scene, u *ui.UI) []ui.Command {
	l := s.context.Library
	cs := []ui.Command{
		{Label: u.T("collection.open"), Icon: sprites.IconBoard, Run: func() { s.open(g.Entry) }},
		{Label: u.T("review.open"), Icon: sprites.IconCurve, Act: keys.Review, Run: func() { s.review(g.Entry) }},
		{Label: u.T("collection.rename"), Icon: sprites.IconTitle, Ellipsis: true, Run: func() {
			s.openSheet = &editSheet{key: "collection.name", text: g.Title, keep: func(text string) { l.Retitle(g.Name, text) }}
			u.EditAll(u.T("collection.name"))
		}},
		{Label: u.T("collection.retag"), Icon: sprites.IconTag, Ellipsis: true, Run: func() {
			s.openSheet = &editSheet{key: "collection.tags", text: strings.Join(g.Tags, ", "), keep: func(text string) { l.Retag(g.Name, text) }}
			u.Edit(u.T("collection.tags"))
		}},
		{Label: u.T("collection.copy"), Icon: sprites.IconCopy, Run: func() { l.CopyGame(g.Name) }},
	}
	if show := s.context.ShowFolder; show != nil {
		cs = append(cs, ui.Command{Label: u.T("folder.show"), Icon: sprites.IconFolder, Run: func() { show(l.GamesFolder()) }})
	}
	return append(cs, ui.Command{Label: u.T("collection.delete"), Icon: sprites.IconBin, Act: keys.Drop, Run: func() { s.deleteGame(u, g.Entry) }})
}

// deleteGame deletes e. It can be restored as long as the page is open.
func (s *Scene) deleteGame(u *ui.UI, e *index.Entry) {
	s.deleted = append(s.deleted, deleted{s.context.Library.DeleteGame(e.Name), s.name(u, e)})
}

// menuKeys handles the keys of the menu of a game while the menu is closed: for the game that has the focus, else for the one under the pointer.
func (s *Scene) menuKeys(u *ui.UI) {
	if e := cmp.Or(s.focused, s.hovered); e != nil {
		u.ByKey(gameSheet{Entry: e}.choices(s, u))
	}
}

// Sizes of the menu of a game.
const (
	menuWidth   = 288 // fits in the smallest window
	menuPadding = 20  // from its sides to its text
	fileIndent  = 26  // before the name of the file, which is aligned with the text of the choices
)

// menu draws the menu of g below its button. The name of the file is above the choice that deletes the game.
func (s *Scene) menu(u *ui.UI, g gameSheet) {
	w, h := u.Size()
	cs := g.choices(s, u)
	last := len(cs) - 1
	var file []ui.Element
	if !s.context.InBrowser {
		for _, line := range pathLines(u, s.context.Library.GamePath(g.Name), menuWidth-2*menuPadding-fileIndent) {
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

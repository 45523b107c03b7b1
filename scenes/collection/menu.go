// The menu of one game in the collection: its commands, their order and their keys.

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

// choices lists what can be done with the game; deleting it comes last.
func (g gameSheet) choices(s *Scene, u *ui.UI) []ui.Command {
	l := s.context.Library
	cs := []ui.Command{
		{Label: u.T("collection.open"), Icon: sprites.IconBoard, Run: func() { s.look(g.Entry) }},
		{Label: u.T("review.open"), Icon: sprites.IconCurve, Act: keys.Review, Run: func() { s.review(g.Entry) }},
		{Label: u.T("collection.rename"), Icon: sprites.IconTitle, Asks: true, Run: func() {
			s.open = &editSheet{key: "collection.name", text: g.Title, keep: func(text string) { l.Retitle(g.Name, text) }}
			u.EditAll(u.T("collection.name"))
		}},
		{Label: u.T("collection.retag"), Icon: sprites.IconTag, Asks: true, Run: func() {
			s.open = &editSheet{key: "collection.tags", text: strings.Join(g.Tags, ", "), keep: func(text string) { l.Retag(g.Name, text) }}
			u.Edit(u.T("collection.tags"))
		}},
		{Label: u.T("collection.copy"), Icon: sprites.IconCopy, Run: func() { l.CopyGame(g.Name) }},
	}
	if show := s.context.ShowFolder; show != nil {
		cs = append(cs, ui.Command{Label: u.T("folder.show"), Icon: sprites.IconFolder, Run: func() { show(l.GamesFolder()) }})
	}
	return append(cs, ui.Command{Label: u.T("collection.delete"), Icon: sprites.IconBin, Act: keys.Drop, Run: func() { s.drop(u, g.Entry) }})
}

// drop takes e away. It can be brought back as long as the page is open.
func (s *Scene) drop(u *ui.UI, e *index.Entry) {
	s.deleted = append(s.deleted, deleted{s.context.Library.DeleteGame(e.Name), s.name(u, e)})
}

// menuKeys handles the keys of the menu of a game while it is closed: for the game that has the focus, else for the one under the pointer.
func (s *Scene) menuKeys(u *ui.UI) {
	if e := cmp.Or(s.attended, s.pointed); e != nil {
		u.ByKey(gameSheet{Entry: e}.choices(s, u))
	}
}

// The measures of the menu of a game.
const (
	menuWide = 288 // as the least window has room for
	menuPad  = 8
	menuEdge = 16 // from the sides of the window
	fileHigh = 18 // of a line of the name of the file
	fileLead = 26 // before that: it begins where the words of the choices do
	lineRoom = 9  // of the line before the last choice
)

// menu draws the menu of g below its button. The name of the file stands below the way to its folder.
func (s *Scene) menu(u *ui.UI, g gameSheet) {
	w, h := u.Size()
	cs := g.choices(s, u)
	var file []string
	if !s.context.InBrowser {
		file = pathLines(u, s.context.Library.GamePath(g.Name), menuWide-2*(menuPad+12)-fileLead)
	}
	high := 2*menuPad + lineRoom + fileHigh*float32(len(file))
	row := min(choiceRow, (h-2*menuEdge-high)/float32(len(cs)))
	r := render.Rect{W: menuWide, H: high + row*float32(len(cs))}
	r.X = max(menuEdge, min(g.at.X+g.at.W, w-menuEdge)-r.W)
	r.Y = max(menuEdge, min(g.at.Y+g.at.H+4, h-menuEdge-r.H))
	u.Sheet(r)
	last := len(cs) - 1
	rest := u.LayTop(r.Pad(menuPad+12, menuPad), 0, s.picks(u, row, cs[:last]))
	for _, line := range file {
		var at render.Rect
		at, rest = rest.CutTop(fileHigh, 0)
		at.Y -= 6
		_, at = at.CutLeft(fileLead, 0)
		u.WriteIn(line, render.TypeCoord, at, render.Start, u.Theme.Muted)
	}
	line, rest := rest.CutTop(lineRoom, 0)
	u.LineAbove(line.Place(line.W, 1, render.Start, render.Middle))
	at, _ := rest.CutTop(row, 0)
	warned(u, at.Pad(-12, 0), cs[last].After(func() { s.close(u) }))
	s.closes(u, r)
}

// pathLines breaks the path of a file into lines of width w: between its folder and its name, and where those have no room in a line of their own.
// Of a long folder it shows the end.
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

// warned draws x, a row that takes something away, in r.
func warned(u *ui.UI, r render.Rect, x ui.Command) {
	const side, pad = 18, 12
	ink := u.Theme.Error
	bare := x
	bare.Icon, bare.Bare, bare.Wide = sprites.NoIcon, true, true
	u.Button(r, bare)
	at, words := r.Pad(pad, 0).CutLeft(side, 8)
	u.Icon(x.Icon, at.Centre(), side, ink)
	u.WriteIn(x.Label, render.TypeButton, words, render.Start, ink)
	u.WriteIn(u.CapOn(x.Act), render.TypeCoord, words, render.End, u.Theme.Caption())
}

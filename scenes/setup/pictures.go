// Shows the rules that newcomers trip over as small boards with a caption each: beside the first lessons in wide windows (pictures), and in a sheet
// that a command opens where they have no room (picturesCommand, pictureSheet). The lessons of a game say which words have one.

package setup

import (
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A rulePicture is a small board with its caption in all languages.
type rulePicture struct {
	board   *boardui.Picture
	caption lesson.Text
}

// pictureSide is the width and height of a small board.
const pictureSide = 92

// rulePictures returns the pictures of the lessons of the game, with the captions for the chosen options.
func (s *Scene) rulePictures() (all []rulePicture) {
	for _, t := range s.book.For(s.options).Terms {
		if t.Setup != nil {
			g, p, err := t.Board.Open(s.spec)
			if err != nil {
				panic("setup: " + err.Error()) // embedded, and covered by the tests of the game
			}
			all = append(all, rulePicture{boardui.NamedPicture(g, p, t.Board.Point, t.Board.Part), t.Setup})
		}
	}
	return all
}

// show shows x: the board, and beside it the caption.
func (x rulePicture) show(u *ui.UI, lang string) ui.Element {
	board := ui.Canvas(pictureSide, pictureSide, func(r render.Rect) { x.board.Paint(u.Brush.Clip(r), r, false) })
	caption := ui.Wrapped(x.caption[lang], ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 4, Ink: u.Theme.Text})
	return ui.Row(u.Theme.Space.M, board, caption.Align(render.Start, render.Middle).Grow(1)).Height(pictureSide)
}

// pictures shows all pictures side by side, each above its caption.
func (s *Scene) pictures(u *ui.UI) ui.Element {
	var all []ui.Element
	for _, x := range s.rules {
		board := ui.Canvas(pictureSide, pictureSide, func(r render.Rect) { x.board.Paint(u.Brush.Clip(r), r, false) }).Align(render.Start, render.Start)
		caption := ui.Wrapped(x.caption[s.context.Lang()], ui.Block{Type: render.TypeCaption, Leading: 18, MaxLines: 4, Ink: u.Theme.Muted})
		all = append(all, ui.Column(u.Theme.Space.S, board, caption).Top().Grow(1))
	}
	return shown(&s.picturesShown, ui.Row(u.Theme.Space.L, all...))
}

// picturesCommand opens the sheet with the pictures. There is none if the page shows them, or if there are no pictures.
func (s *Scene) picturesCommand(u *ui.UI) []ui.Command {
	if !s.lacksPictures || len(s.rules) == 0 {
		return nil
	}
	return []ui.Command{{Icon: sprites.IconEye, Name: u.T("setup.pictures"), Run: func() { s.showing = true }}}
}

// pictureSheet draws the sheet with all pictures below each other.
func (s *Scene) pictureSheet(u *ui.UI) {
	const wide, margin, head = 400, 12, 36
	space := u.Theme.Space
	rows := []ui.Element{ui.Ellipsis(u.T("setup.pictures"), render.TypeSection, u.Theme.Text).Height(head)}
	for _, x := range s.rules {
		rows = append(rows, x.show(u, s.context.Lang()))
	}
	closing := ui.Command{Label: u.T("library.close"), Kind: ui.Main, Act: keys.Begin, Run: func() { s.showing = false }}
	list := ui.Column(space.M, append(rows, ui.Button(closing))...).Pad(space.M, space.M)
	w, h := u.Size()
	area := render.Rect{W: w, H: h}
	high := u.Extent(list, min(wide, w-2*margin), h).H
	area = area.Place(min(wide, w-2*margin), min(high, h-2*margin), render.Middle, render.Middle)
	u.Sheet(area)
	u.Lay(area, list)
	if u.Dismissed(area) {
		s.showing = false
	}
}

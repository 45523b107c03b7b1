package title

import (
	"slices"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// list draws the whole page with the games one below the other, for windows in which they have no room side by side.
func (s *Scene) list(u *ui.UI, w, h float32) {
	const head, foot, gap, high, base = 66, 12, 6, 160, 44
	page := render.Rect{W: w, H: h}.Place(min(w-48, 1000), h, render.Middle, render.Start)
	top, rest := page.CutTop(head, 0)
	face := render.Type{Size: 34, Weight: render.TypeTitle.Weight}
	wide := u.Write("Quintet", face, render.Point{X: top.X, Y: base}, render.Start, u.Theme.Text)
	_, room := s.tools(u, top, base).CutLeft(wide, 16)
	if motto := u.T("title.motto", len(s.tiles)); page.W >= narrowLine || u.Measure(motto, render.TypeSmall) <= room.W {
		u.Write(u.Fit(motto, render.TypeSmall, room.W), render.TypeSmall, render.Point{X: room.X, Y: base}, render.Start, u.Theme.Muted)
	}
	_, rest = rest.CutBottom(foot, 0)
	heading, rows := float32(44), float32(len(s.tiles))
	if s.foot() {
		heading, rows = 52, rows+1
		_, rest = rest.CutBottom(2*footPad, 0)
	}
	each := min((rest.H-heading)/rows, high) - gap
	brief := s.brief(u, page.W, each)
	for i, at := range rest.Rows(gap, slices.Repeat([]render.Size{render.Px(each)}, len(s.tiles))...) {
		s.line(u, i, at, brief)
	}
	_, rest = rest.CutTop((each+gap)*float32(len(s.tiles)), 0)
	u.Hairline(render.Rect{X: rest.X, Y: rest.Y + 2, W: rest.W, H: 1}, u.Theme.Hairline)
	top, rest = rest.CutTop(heading, 0)
	top = s.toTraining(u, s.toFile(u, render.Rect{X: top.X, Y: top.Y + 7, W: top.W + scenes.ToolBare, H: 36}))
	if !s.foot() {
		u.WriteIn(u.Fit(u.T("title.training.about"), render.TypeSmall, top.W), render.TypeSmall, top, render.Start, u.Theme.Muted)
		return
	}
	if at, _ := rest.CutTop(each+2*footPad+gap, 0); s.invited() {
		s.invitingLine(u, top, at)
	} else {
		s.lines(u, top, at)
	}
}

// A line holds the places in a line of the list. Where it is narrow the tools stand below the words, which share their place.
type line struct {
	whole, board, words, tools render.Rect
	narrow                     bool
}

// The measures of a line: the width below which it is narrow, as on a phone held upright, its buttons, the distance of its baselines.
const (
	narrowLine  = 480
	lineTools   = 204
	toolHigh    = 40
	lineLeading = 20
)

// lineOf divides r, a line with its board.
func lineOf(r render.Rect) line {
	l := line{whole: r.Pad(-10, -3), narrow: r.W < narrowLine}
	gap, side := float32(20), r.H-6
	if l.narrow {
		gap = 14
	}
	l.board, l.words = r.CutLeft(side, gap)
	l.board = l.board.Place(side, side, render.Start, render.Middle)
	if !l.narrow {
		l.tools, l.words = l.words.CutRight(lineTools, 16)
		l.tools = l.tools.Place(lineTools, toolHigh, render.Start, render.Middle)
	}
	return l
}

// footPad is the room above and below what stands below the games.
const footPad = 7

// footLine divides r, a card below the games that is a line.
func footLine(r render.Rect) line {
	l := lineOf(r.Pad(footPad, footPad))
	if l.whole = r; !l.narrow { // its words and buttons are as near to each other as those of a game
		_, l.tools = l.tools.CutLeft(footPad, 0)
		l.words = l.words.Pad(-footPad, 0)
	}
	return l
}

// brief reports whether some game cannot be described in a line of the given size in more than a few words; then none is.
func (s *Scene) brief(u *ui.UI, w, h float32) bool {
	l := lineOf(render.Rect{W: w, H: h})
	if l.narrow {
		return true
	}
	for _, t := range s.tiles {
		if n := len(u.Wrap(u.T(t.spec.ID+".about"), render.TypeSmall, l.words.W)); h < 32+float32(n)*lineLeading {
			return true
		}
	}
	return false
}

// facts writes behind a name, at at, how many play game i, for how long, and how far its lessons are, as far as there is room.
func (s *Scene) facts(u *ui.UI, i int, at render.Point, room float32) {
	const gap = 12
	table := sayTable(u, s.tiles[i].spec)
	for _, text := range []string{u.T("title.since", table, s.sayLessons(u, i)), table} {
		if gap+u.Measure(text, render.TypeCaption) <= room {
			at.X += gap
			u.Write(text, render.TypeCaption, at, render.Start, u.Theme.Muted)
			return
		}
	}
}

// line draws game i in r: its board, its name, about it as far as there is room, and the buttons.
func (s *Scene) line(u *ui.UI, i int, r render.Rect, brief bool) {
	t, l := &s.tiles[i], lineOf(r)
	s.frame(u, i, l.whole)
	s.show.picture(i, t.picture).Paint(u.Brush, l.board, false)
	about := u.T(t.spec.ID + ".about")
	if brief {
		about = u.T(t.spec.ID + ".title")
	}
	lines := float32(len(u.Wrap(about, render.TypeSmall, l.words.W)))
	at, lead := render.Point{X: l.words.X, Y: r.Y + (r.H-lines*lineLeading+11)/2}, float32(lineLeading+3)
	if l.narrow {
		const name, words = 24, 22
		high := float32(name + toolHigh)
		if lines == 1 && high+words <= r.H-4 {
			high += words
		} else {
			about = ""
		}
		all := l.words.Place(l.words.W, high, render.Start, render.Middle)
		l.tools, _ = all.CutBottom(toolHigh, 0)
		at.Y, lead = all.Y+17, words
	}
	wide := u.Write(t.spec.Name, render.Type{Size: 20, Weight: render.TypeGame.Weight}, at, render.Start, u.Theme.Text)
	s.facts(u, i, render.Point{X: at.X + wide, Y: at.Y}, l.words.W-wide)
	if about != "" {
		u.WriteLines(about, render.TypeSmall, render.Point{X: at.X, Y: at.Y + lead}, l.words.W, lineLeading, u.Theme.Muted)
	}
	s.buttons(u, i, l.tools)
	if u.Clicked(l.whole) {
		s.leave = s.setup(i)
	}
}

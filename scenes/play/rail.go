package play

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// A leading is how the words of a rail stand one below the other: what the chip that counts the plies takes, and from line to line of what is
// to be done and of what is said about it.
type leading struct{ chip, lead, line float32 }

// A railText holds the words of the rail above those that say more, and the heights of its lines.
type railText struct {
	chip, lead string // "" for none
	leading
}

// choose returns as much of words as has room in lines of width w with the last baseline at most high below the first: what was refused is
// said in any case, and what is to be done can wait.
func (s *Scene) choose(u *ui.UI, words said, w, high float32) railText {
	loose, tight := leading{34, 21, 20}, leading{30, 19, 18}
	chip := s.words.step(u)
	ways := []railText{{chip, words.lead, loose}, {chip, words.lead, tight}}
	if words.wrong && s.board.Repairs() {
		ways = append(ways, railText{chip, "", loose}, railText{chip, "", tight}, railText{"", "", loose})
	}
	lines := float32(len(u.Wrap(words.detail, render.TypeSmall, w)) - 1)
	for _, way := range ways {
		if way.below(u, w)+lines*way.line <= high {
			return way
		}
	}
	return ways[len(ways)-1]
}

// below returns how far below the top the detail begins: its first baseline.
func (x railText) below(u *ui.UI, w float32) float32 {
	y := float32(16)
	if x.chip != "" {
		y += x.leading.chip
	}
	if x.lead != "" {
		y += x.leading.lead * float32(len(u.Wrap(x.lead, render.TypeButton, w)))
	}
	return y
}

// railPrompt writes what is to be done, with the buttons for it, down to bottom.
func (s *Scene) railPrompt(u *ui.UI, r render.Rect, bottom float32) scenes.Next {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	const air = 8 // between words and buttons
	top, words, as := r.Y+14, s.words.say(u), s.atHand(u)
	u.Tell(words.lead, words.detail)
	above := bottom - actionHigh*float32(len(as))
	room, clear, signs := above, above, above // where the words end at the latest, where they should, and where the legend does
	if len(as) > 0 {
		clear, signs = above-air, above-3
	}
	if s.table.Match.Over() { // one button for what may come next stands there in any case
		clear = bottom - 44 - air
	}
	way := s.choose(u, words, r.W, clear-top)
	lines := u.Wrap(words.detail, render.TypeSmall, r.W)
	high, explains := float32(0), s.legended()
	if explains {
		high = s.legend.seenHigh()
	}
	if words.beyond != "" && high > 0 && top+way.below(u, r.W)-8+way.line*float32(len(lines))+high > signs {
		words.detail = words.beyond
		way = s.choose(u, words, r.W, clear-top)
		lines = u.Wrap(words.detail, render.TypeSmall, r.W)
	}
	y := s.railLead(u, way, render.Point{X: r.X, Y: top}, r.W)
	after := 0 // buttons for what may come next: as many of three as have room
	if s.table.Match.Over() {
		after = max(1, min(3, int((bottom-4-y-float32(len(lines)-1)*way.line)/48)))
		room = bottom + 4 - air - 48*float32(after)
	}
	u.Texts = append(u.Texts, words.detail)
	if s.table.Watching() && y+float32(len(lines)-1)*way.line > room {
		lines = nil // the buttons say as much, and half a sentence says less
	}
	for _, line := range lines {
		if y > room {
			break
		}
		u.Text(line, render.TypeSmall, render.Point{X: r.X, Y: y}, render.Start, words.ink(u))
		y += way.line
	}
	if explains {
		s.legend.drawColumn(u, r, y-8, signs, words.chip != "")
	}
	actionColumn(u, as, render.Point{X: r.X, Y: above + 4}, r.W)
	return s.railAfter(u, render.Rect{X: r.X, Y: bottom + 8 - 48*float32(after), W: r.W, H: 40}, after)
}

// railLead writes what is to be done from at on, below the chip that counts the plies, and returns where what follows begins.
func (s *Scene) railLead(u *ui.UI, x railText, at render.Point, w float32) float32 {
	below := at.Y + x.below(u, w)
	if x.chip != "" {
		s.chip(u, x.chip, at)
		at.Y += x.leading.chip
	}
	if x.lead != "" {
		u.WriteLines(x.lead, render.TypeButton, render.Point{X: at.X, Y: at.Y + 16}, w, x.leading.lead, u.Theme.Text)
	}
	return below
}

// legended reports whether a rail explains marks.
func (s *Scene) legended() bool {
	return len(s.geo.Legend) > 0 && !s.table.Terms.NoAids && !s.table.Match.Over() && !s.table.Veiled() && s.asking == askNothing
}

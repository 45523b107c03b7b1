package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// A leading holds the line heights of a column: for the chip that counts the plies, and from line to line of what
// is to be done and of what is said about it.
type leading struct{ chip, lead, line float32 }

// A heading holds the words of a column above those that say more, and the heights of its lines.
type heading struct {
	chip, lead string // "" for none
	leading
}

// heading returns as much of words as has room in lines of width w with the last baseline at most high below the first: what was refused is
// said in any case, and what is to be done can wait.
func (p *prompt) heading(u *ui.UI, words said, w, high float32) heading {
	loose, tight := leading{34, 21, 20}, leading{30, 19, 18}
	ways := []heading{{words.chip, words.lead, loose}, {words.chip, words.lead, tight}}
	if words.wrong && p.board.Repairs() {
		ways = append(ways, heading{words.chip, "", loose}, heading{words.chip, "", tight}, heading{"", "", loose})
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
func (x heading) below(u *ui.UI, w float32) float32 {
	y := float32(16)
	if x.chip != "" {
		y += x.leading.chip
	}
	if x.lead != "" {
		y += x.leading.lead * float32(len(u.Wrap(x.lead, render.TypeButton, w)))
	}
	return y
}

// draw writes what is to be done from at on, below the chip that counts the plies, and returns where what follows begins.
func (x heading) draw(u *ui.UI, at render.Point, w float32) float32 {
	below := at.Y + x.below(u, w)
	if x.chip != "" {
		chip(u, x.chip, at)
		at.Y += x.leading.chip
	}
	if x.lead != "" {
		u.WriteLines(x.lead, render.TypeButton, render.Point{X: at.X, Y: at.Y + 16}, w, x.leading.lead, u.Theme.Text)
	}
	return below
}

// column writes the words from the top of r down, and shows the actions at its foot: those at hand, or of what may come after the game as
// many as have room, at least one. It returns the room between the words and the actions. marks is the height of what is to be explained
// there: words that say the same give way to it.
func (p *prompt) column(u *ui.UI, r render.Rect, words said, as, after []action, marks float32) render.Rect {
	const air = 8 // between words and buttons
	bottom := r.Y + r.H
	above := bottom - buttonPitch*float32(len(as))
	room, clear, signs := above, above, above // where the words end at the latest, where they should, and where the marks do
	if len(as) > 0 {
		clear, signs = above-air, above-3
	}
	if len(after) > 0 { // one button stands there in any case
		clear = bottom - 44 - air
	}
	head := p.heading(u, words, r.W, clear-r.Y)
	lines := u.Wrap(words.detail, render.TypeSmall, r.W)
	if words.beyond != "" && marks > 0 && r.Y+head.below(u, r.W)-8+head.line*float32(len(lines))+marks > signs {
		words.detail = words.beyond
		head = p.heading(u, words, r.W, clear-r.Y)
		lines = u.Wrap(words.detail, render.TypeSmall, r.W)
	}
	y := head.draw(u, render.Point{X: r.X, Y: r.Y}, r.W)
	last := float32(len(lines)-1) * head.line // of the lines, below the first
	if len(after) > 0 {
		after = after[:max(1, min(len(after), int((bottom-4-y-last)/buttonPitch)))]
		room = bottom + 4 - air - buttonPitch*float32(len(after))
	}
	if words.detail != "" {
		u.Texts = append(u.Texts, words.detail)
	}
	switch fit := 1 + int((room-y)/head.line); {
	case y+last <= room:
	case fit < 1 || room < y || p.table.Watching():
		lines = nil // the buttons say as much, and half a sentence says less
	default:
		lines = fewLines(u, words.detail, render.TypeSmall, r.W, fit)
	}
	for _, line := range lines {
		u.Text(line, render.TypeSmall, render.Point{X: r.X, Y: y}, render.Start, words.ink(u))
		y += head.line
	}
	showColumn(u, as, render.Rect{X: r.X, Y: above + 4, W: r.W})
	showColumn(u, after, render.Rect{X: r.X, Y: bottom + 8 - buttonPitch*float32(len(after)), W: r.W})
	return render.Rect{X: r.X, Y: y - 8, W: r.W, H: signs - y + 8}
}

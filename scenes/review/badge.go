// The signs for the grades of plies (badge): which sign a judged ply gets (badgeOf), its colour (tone) and its drawing, as a disc with a sign or as a
// dot. Add the sign of a grade here.

package review

import (
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A badge is the sign for a grade.
type badge struct {
	class judge.Class
	best  bool // the judge would have played this ply
	fair  bool // the ply is good, but cost something
}

// fairLoss is the least loss of a good ply that is only fair.
const fairLoss = 0.05

// badgeOf returns the badge for p.
func badgeOf(p judge.Ply) badge {
	good := p.Class == judge.Good
	best := good && p.Before.Best() == p.Move
	return badge{p.Class, best, good && !best && p.Loss >= fairLoss}
}

// marks holds the signs that are written as text.
var marks = map[judge.Class]string{judge.Inaccuracy: "?!", judge.Mistake: "?", judge.Blunder: "??"}

// tone returns the colour of b: cool for a good ply, warm for a mistake.
func (b badge) tone() sprites.Color {
	switch {
	case b.best:
		return render.RankTone(0)
	case b.fair:
		return render.RankTone(2)
	case b.class == judge.Good:
		return render.RankTone(1)
	}
	return render.MistakeTone(int(b.class - judge.Inaccuracy))
}

// A writer writes a text, as Brush.Text does.
type writer func(s string, t render.Type, at render.Point, a render.Align, c sprites.Color) float32

// draw draws b around at, beside the board. A ply without a grade gets a hollow ring.
func (b badge) draw(u *ui.UI, at render.Point, radius float32) {
	if b.class == judge.Ungraded {
		small := float32(int(0.6 * radius)) // whole pixels, so that it is round
		disc(u, at, small, render.Box{Line: u.Theme.Muted, Width: 1.2})
	}
	b.paint(u, at, radius, u.Text)
}

// paint draws b around at, and its letters with write. It draws nothing for a ply without a grade.
func (b badge) paint(u *ui.UI, at render.Point, radius float32, write writer) {
	if b.class == judge.Ungraded {
		return
	}
	ground := b.tone()
	disc(u, at, radius+1, render.Box{Top: u.Theme.Rim})
	disc(u, at, radius, render.Box{Top: ground})
	ink := render.InkOn(ground)
	switch {
	case b.best:
		u.Icon(sprites.IconFullStar, at, 1.3*radius, ink)
	case b.fair:
		disc(u, at, 0.4*radius, render.Box{Top: ink})
	case b.class == judge.Good:
		u.Icon(sprites.IconCheck, at, 1.3*radius, ink)
	default:
		write(marks[b.class], render.TypeLabel.Strong(), render.Point{X: at.X, Y: at.Y + 0.355*render.TypeLabel.Size}, render.Middle, ink)
	}
}

// dot draws b around at as a dot, for a place that is too small for the sign.
func (b badge) dot(u *ui.UI, at render.Point, radius float32) {
	disc(u, at, radius+1, render.Box{Top: u.Theme.Counter})
	disc(u, at, radius, render.Box{Top: b.tone(), Line: u.Theme.Rim, Width: 1})
}

// disc draws b as a disc around at.
func disc(u *ui.UI, at render.Point, radius float32, b render.Box) {
	b.Radius = radius
	u.Box(render.Rect{X: at.X, Y: at.Y}.Inset(-radius), b)
}

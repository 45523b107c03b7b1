package window

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/render/input"
)

// A touch is a finger that comes or goes, at a place in logical pixels.
type touch struct {
	id   ebiten.TouchID
	down bool
	x, y float64
}

// touches collects the fingers that came and went between two ticks. Ebitengine knows which are down when a frame is made, so it never sees a
// quick tap on a busy machine, nor that a finger went up and came back.
type touches struct {
	queue[touch]
	ids  []ebiten.TouchID // that were down in the last tick
	owed []touch          // the last one that was told, while Ebitengine does not know of it yet
}

// frame makes f the frame of a tick in which ids are down, see finger.frame, and returns the frames of what came before it since the last
// tick: one for each touch but the last, which f tells. used says that a finger was
// used last.
func (t *touches) frame(g *finger, f *input.Frame, ids []ebiten.TouchID, at func(ebiten.TouchID) (x, y float64), moved bool) (before []input.Frame, used bool) {
	told := t.take()
	late := len(told) > 0 // if the last is not among ids, the next tick has it
	told = append(t.owed, told...)
	t.owed = nil
	down := t.ids
	t.ids = slices.Clone(ids)
	for i, now := range told {
		if i == len(told)-1 {
			if late && slices.Contains(ids, now.id) != now.down {
				t.owed = []touch{now}
			}
			break
		}
		down = others(down, now.id)
		if now.down {
			down = append(down, now.id)
		}
		b := input.Frame{W: f.W, H: f.H, Scale: f.Scale, Away: f.Away, Ctrl: f.Ctrl, Held: f.Held}
		g.frame(&b, down, func(id ebiten.TouchID) (x, y float64) {
			if id == now.id {
				return now.x, now.y
			}
			return g.x, g.y
		}, false)
		before = append(before, b)
	}
	return before, g.frame(f, ids, at, moved)
}

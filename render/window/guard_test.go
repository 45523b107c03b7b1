package window

import (
	"errors"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"quintet/games/crash"
	"quintet/render"
	"quintet/render/input"
)

// A stumbling program panics in every tick and every frame.
type stumbling struct{}

func (stumbling) Tick(input.Frame) bool      { panic("a stone in the way of a tick") }
func (stumbling) Dirty() bool                { return true }
func (stumbling) Due() (time.Duration, bool) { return 0, false }
func (stumbling) Resize() bool               { return false }
func (stumbling) Attention() bool            { return false }

func (stumbling) Draw(render.Canvas) { panic("a stone in the way of a frame") }

func (stumbling) Flush() {}

func (stumbling) Announcement() string { return "" }

func (stumbling) Depth() int { return 0 }

func (stumbling) Editing() input.Edit { return input.Edit{} }

// A panic in Ebitengine's callbacks ends the loop in an orderly way, and is reported once, with its origin.
func TestPanicEndsLoop(t *testing.T) {
	for name, stumble := range map[string]func(*game) error{
		"a stone in the way of a tick":  (*game).Update,
		"a stone in the way of a frame": func(g *game) error { g.Draw(nil); return nil },
	} {
		t.Run(name, func(t *testing.T) {
			var told []*crash.Panic
			g := &game{program: stumbling{}, dirty: true, pacer: pacer{awake: true}, w: 640, h: 480, scale: 1,
				onCrash: func(p *crash.Panic) { told = append(told, p) }}
			err := stumble(g)
			if err == nil {
				err = g.Update()
			}
			g.Draw(nil)
			if !errors.Is(err, ebiten.Termination) || len(told) != 1 || told[0].Error() != name || len(told[0].Stack) == 0 {
				t.Errorf("the loop goes on with %v and %v were told, want the end and %q with its stack", err, told, name)
			}
		})
	}
}

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
type panickingProgram struct{}

func (panickingProgram) Tick(input.Frame) bool      { panic("a stone in the way of a tick") }
func (panickingProgram) Dirty() bool                { return true }
func (panickingProgram) Due() (time.Duration, bool) { return 0, false }
func (panickingProgram) Resize() bool               { return false }
func (panickingProgram) Attention() bool            { return false }

func (panickingProgram) Draw(render.Canvas) { panic("a stone in the way of a frame") }

func (panickingProgram) Flush() {}

func (panickingProgram) Announcement() string { return "" }

func (panickingProgram) Depth() int { return 0 }

func (panickingProgram) Editing() input.Edit { return input.Edit{} }

// A panic in Ebitengine's callbacks ends the loop in an orderly way, and is reported once, with its origin.
func TestPanicEndsLoop(t *testing.T) {
	for name, stumble := range map[string]func(*game) error{
		"a stone in the way of a tick":  (*game).Update,
		"a stone in the way of a frame": func(g *game) error { g.Draw(nil); return nil },
	} {
		t.Run(name, func(t *testing.T) {
			var told []*crash.Panic
			g := &game{program: panickingProgram{}, dirty: true, pacer: pacer{awake: true}, w: 640, h: 480, scale: 1,
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

package browser

import (
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/search"
	"quintet/scenes"
	"quintet/scenes/app"
)

// An absorbed thinker never answers.
type absorbed struct{}

func (absorbed) Start(games.Position, search.Engine, search.Limits) {}
func (absorbed) Progress() (search.Report, bool)                    { return search.Report{}, false }
func (absorbed) Poll() (search.Answer, bool)                        { return search.Answer{}, false }
func (absorbed) Hurry()                                             {}
func (absorbed) Stop()                                              {}

// countFrames counts the frames of the page from the release of a mouse button to the end of the program's next tick.
const countFrames = `globalThis.acted = -1;
	addEventListener("mouseup", () => {
		const tick = Math.floor(globalThis.quintetTicks || 0) + 1.5;
		let frames = 0;
		const look = () => { if (globalThis.quintetTicks >= tick) acted = frames; else { frames++; requestAnimationFrame(look); } };
		look();
	}, { capture: true, once: true }); true`

// Undo while the strongest computer thinks is handled within three frames, and the ply is taken back. Another program may take the core for a frame,
// so the test tries up to three times.
func TestUndoWhileAComputerThinks(t *testing.T) {
	const most, tries = 3, 3
	p := open(t, start(t, british), site+"/?seed=1", 640, 480, 1)
	d := twinOf(t, p, app.Deps{Think: func() scenes.Thinker { return absorbed{} }})
	do(t, d, "size 640 480;move away;press New game Distrify;press size;press size 13;press level of seat 2;press Vera;press seats As listed;press Play")
	for try := 1; ; try++ {
		do(t, d, "play g7;ticks 40")
		_, err := Eval[bool](p, countFrames)
		must.Succeed(t, err)
		do(t, d, "press Undo;move away")
		frames, err := Eval[int](p, "acted")
		must.Succeed(t, err)
		t.Logf("undo is acted on after %d frames", frames)
		if frames >= 0 && frames <= most {
			break
		}
		if try == tries {
			t.Fatalf("undo is acted on after %d frames, want at most %d", frames, most)
		}
	}
	compare(t, p, "undone", d)
}

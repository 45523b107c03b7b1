package browser

import (
	"fmt"
	"testing"

	"quintet/build/must"
	"quintet/render/input"
)

// quickTap is a tap on the page whose start and end the browser reports in one task, while the program draws continuously.
const quickTap = `new Promise((done) => {
	const canvas = document.querySelector("canvas");
	let frames = 3;
	const tap = () => {
		const ticks = globalThis.quintetTicks;
		const touch = new Touch({ identifier: 0, target: canvas, clientX: %g, clientY: %g });
		const tell = (type, touches) => canvas.dispatchEvent(new TouchEvent(type, { touches, targetTouches: touches, changedTouches: [touch], bubbles: true, cancelable: true }));
		tell("touchstart", [touch]);
		tell("touchend", []);
		done(ticks === globalThis.quintetTicks);
	};
	const wake = () => {
		canvas.dispatchEvent(new MouseEvent("mousemove", { clientX: frames, clientY: 1, bubbles: true }));
		if (frames-- > 0) requestAnimationFrame(wake); else setTimeout(tap, 0);
	};
	wake();
})`

// A tap that begins and ends within one frame counts: the first shows a stone, the second places it.
func TestTapWithinFrame(t *testing.T) {
	p, d := begin(t, "press New game SQU;press size 8;press seat 2 Person;press seats As listed;press Play")
	page := d.Frame
	for n, want := range []string{"want plies 0;want pending true", "want plies 1"} {
		var at input.Frame
		d.Frame = func(in input.Frame) {
			if in.Pressed != 0 {
				at = in
			}
		}
		do(t, d, "tap e5;"+want)
		d.Frame = page
		within, err := Eval[bool](p, fmt.Sprintf(quickTap, at.X, at.Y))
		must.Succeed(t, err)
		if !within {
			t.Fatal("the program sees the tap begin before it ends: the page slept")
		}
		compare(t, p, fmt.Sprintf("tap-%d", n+1), d)
	}
}

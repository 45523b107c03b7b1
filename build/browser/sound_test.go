package browser

import (
	"testing"

	"quintet/build/must"
)

// keepSounds records what the page uses to play sounds.
const keepSounds = `globalThis.sounds = []; globalThis.heard = [];
	globalThis.AudioContext = class extends AudioContext {
		constructor(options) {
			super(options);
			sounds.push(this);
			this.addEventListener("statechange", () => heard.push(this.state));
		}
	};`

// A page is silent until the first user action, and audible afterwards.
func TestSoundAfterTheFirstGesture(t *testing.T) {
	b := start(t, british, "autoplay-policy=document-user-activation-required")
	p, err := b.Open("about:blank", 640, 480, 1)
	must.Succeed(t, err)
	t.Cleanup(p.Close)
	must.Succeed(t, p.Before(keepSounds))
	must.Succeed(t, p.Go(site+"/?seed=1"))
	must.Succeed(t, p.Started())
	d := twin(t, p)
	before, err := Eval[string](p, `sounds.map((s) => s.state).concat(heard).join(" ")`)
	must.Succeed(t, err)
	if before != "suspended" {
		t.Fatalf("before anything is done there is %q, want one device that is suspended", before)
	}
	do(t, d, "size 640 480;move away;"+half+";play d4")
	waitFor(t, p, `heard.includes("running")`)
}

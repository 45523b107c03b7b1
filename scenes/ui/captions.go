// Shows the key of every control as a caption while Alt is held, and fades the captions in and out. Change the time of fading here (fadeTime). tip.go
// draws the tag behind a caption.

package ui

import (
	"time"

	"quintet/render"
)

// captions shows the keys of all controls on a page while Alt is held.
type captions struct {
	altHeld bool
	since   time.Time // when that last changed
	before  float32   // how visible they were then, from 0 to 1
}

// fadeTime is how long the captions take to fade in and out.
const fadeTime = 120 * time.Millisecond

// hold sets whether Alt is held now.
func (c *captions) hold(held bool, now time.Time) {
	if held != c.altHeld {
		c.before = c.strength(now)
		c.altHeld, c.since = held, now
	}
}

// strength returns how visible the captions are, from 0 to 1.
func (c *captions) strength(now time.Time) float32 {
	part := min(1, float32(now.Sub(c.since))/float32(fadeTime))
	if c.altHeld {
		return c.before + (1-c.before)*part
	}
	return c.before * (1 - part)
}

// fading reports whether the captions are fading in or out.
func (c *captions) fading(now time.Time) bool {
	return !c.since.IsZero() && now.Sub(c.since) < fadeTime
}

// caption shows key on the lower side of the control in r, with the current strength.
func (u *UI) caption(r render.Rect, key string) {
	strength := u.state.captions.strength(u.state.now)
	if key == "" || strength == 0 {
		return
	}
	const high, side, below = 18, 4, 5 // small enough that those of adjacent icons do not touch
	width, height := u.Size()
	at := render.Rect{W: u.Measure(key, render.TypeLabel) + 2*side, H: high}
	at.X = max(0, min(r.X+(r.W-at.W)/2, width-at.W))
	at.Y = min(r.Y+r.H+below, height) - at.H
	u.tag(at, key, render.TypeLabel, strength)
}

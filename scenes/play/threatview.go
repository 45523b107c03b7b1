// The threat view: while its key or button is held, the board shows what the next player could do. A short press
// switches the layer.

package play

import (
	"time"

	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// pressTime is the least time for which the key or button must be held to count as a hold; a shorter press switches the layer of threats.
const pressTime = 300 * time.Millisecond

// A hold measures how long a key or button is held.
type hold struct {
	down  bool
	since time.Time
}

// follow records whether the key or button is down at time now. It reports whether it was released after a short press.
func (h *hold) follow(down bool, now time.Time) (pressed bool) {
	pressed = !down && h.short(now) && h.down
	if down && !h.down {
		h.since = now
	}
	h.down = down
	return pressed
}

// short reports whether the key or button has not been held for long at time now.
func (h *hold) short(now time.Time) bool { return !h.down || now.Sub(h.since) < pressTime }

// A threatView is the key and the button that show the threats while they are held, and switch their layer when pressed.
type threatView struct {
	model       *model
	turn        func() // switches the layer
	key, button hold
}

// followKey follows the key in a pass with input. listens is false while something is open above the table.
func (l *threatView) followKey(u *ui.UI, listens bool) {
	down := u.Presses(keys.Threats) || l.key.down && u.Holds(keys.Threats)
	if l.key.follow(listens && down, l.model.context.Now()) && listens {
		l.turn()
	}
	if u.In.Down == 0 && u.In.Released == 0 {
		l.button.follow(false, l.model.context.Now())
	}
}

// hold records whether the button is held.
func (l *threatView) hold(down bool) {
	l.model.board.Display.HoldThreatView(down)
	l.button.follow(down, l.model.context.Now())
}

// press handles a press of the button, also one by its key.
func (l *threatView) press(u *ui.UI) {
	if !u.Presses(keys.Threats) && l.button.short(l.model.context.Now()) {
		l.turn()
	}
}

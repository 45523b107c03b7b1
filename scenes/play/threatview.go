// The threat view: while its key or button is held, the board shows what the next player could do. A short press
// switches the layer.

package play

import (
	"time"

	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// pressTime is the shortest hold of the key or button that shows the threats; a shorter press switches their layer.
const pressTime = 300 * time.Millisecond

// A hold measures how long something is held down.
type hold struct {
	down  bool
	since time.Time
}

// follow notes at now whether it is down. It reports whether it was let go after a short press.
func (h *hold) follow(down bool, now time.Time) (pressed bool) {
	pressed = !down && h.short(now) && h.down
	if down && !h.down {
		h.since = now
	}
	h.down = down
	return pressed
}

// short reports whether what is down was not down for long at now.
func (h *hold) short(now time.Time) bool { return !h.down || now.Sub(h.since) < pressTime }

// A threatView is the key and the button with which threats are looked at, and their layer is switched.
type threatView struct {
	model       *model
	turn        func() // switches the layer
	key, button hold
}

// followKey follows the key in a pass with input. The table does not listen to it while something lies above.
func (l *threatView) followKey(u *ui.UI, listens bool) {
	down := u.Presses(keys.Threats) || l.key.down && u.Holds(keys.Threats)
	if l.key.follow(listens && down, l.model.context.Now()) && listens {
		l.turn()
	}
	if u.In.Down == 0 && u.In.Released == 0 {
		l.button.follow(false, l.model.context.Now())
	}
}

// hold notes whether the button is held.
func (l *threatView) hold(down bool) {
	l.model.board.Display.HoldThreatView(down)
	l.button.follow(down, l.model.context.Now())
}

// press is called when the button was pressed, by its key as well.
func (l *threatView) press(u *ui.UI) {
	if !u.Presses(keys.Threats) && l.button.short(l.model.context.Now()) {
		l.turn()
	}
}

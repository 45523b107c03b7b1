// Refused input (Refusal): the reason, the repair on offer, how long both are shown, and the animation of the rings around the cells. Change the
// times here. The games give the reasons; sandbox.go and package play make the repair.

package boardui

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/due"
)

// A Refusal says why input was refused.
type Refusal struct {
	board.Reason                // Cells holds only those in the way
	accepted     []board.Target // the targets before the refused one
	alternatives []board.Target // cells that would be accepted in place of the refused one
	pulse        int            // ticks until its rings have closed
	until        time.Time      // when it disappears
	at           board.Target   // the cell under the pointer when it appeared
}

// A refusal is shown for readTime, or for offerTime if it offers a repair. By then it has been read and only hides the instructions.
const (
	readTime  = 8 * time.Second
	offerTime = 20 * time.Second
)

// pulseTicks is how long the rings of a refusal take to close: 120 ms.
const pulseTicks = 7

// Refusal returns why the last input was refused, nil if nothing is shown about it.
func (h *Hand) Refusal() *Refusal { return h.refusal }

// Refuse shows why something is not possible, for reasons outside the rules of the game.
func (h *Hand) Refuse(why board.Message) {
	h.setRefusal(&Refusal{Reason: board.Reason{Text: why}}, h.hover)
}

// pulsing reports whether the rings of the refusal are closing.
func (h *Hand) pulsing() bool { return h.refusal != nil && h.refusal.pulse > 0 }

// setRefusal shows r, with the pointer on hover.
func (h *Hand) setRefusal(r *Refusal, hover board.Target) {
	h.refusal, r.at = r, hover
	if r.until = h.model.now().Add(readTime); h.HasRepair() {
		r.until = h.model.now().Add(offerTime)
	}
}

// Dismiss removes the refusal: a player who does something else has read it.
func (h *Hand) Dismiss() { h.refusal = nil }

// HasRepair reports whether the refusal offers a repair that can be made: not one that would undo pieces that were there from the beginning.
func (h *Hand) HasRepair() bool {
	return h.refusal != nil && len(h.refusal.Repair.Path) > 0 && h.refusal.Repair.Back <= h.model.match.Cursor() && h.model.access().Person
}

// newRefusal returns the refusal for a reason of the game. Its rings are animated unless the players want no motion.
func (h *Hand) newRefusal(why board.Reason) *Refusal {
	r := &Refusal{Reason: why}
	if !h.model.settings.ReducedMotion {
		r.pulse = pulseTicks
	}
	return r
}

// refusalAt returns why the last target of path is refused.
func (h *Hand) refusalAt(path []board.Target) *Refusal {
	r := h.newRefusal(h.model.game.Why(h.model.position(), path))
	before, last, cells := path[:len(path)-1], path[len(path)-1], r.Cells
	r.accepted, r.Cells = before, nil
	for _, t := range cells {
		if _, p := h.builder.Try(append(slices.Clone(before), t)); p != games.Refused {
			r.alternatives = append(r.alternatives, t)
		} else {
			r.Cells = append(r.Cells, t)
		}
	}
	if taken := slices.Contains(occupied(h.display.shown.View.Pieces), last); taken && len(r.Cells)+len(r.Line)+len(r.Box) == 0 {
		r.Cells = append(r.Cells, last) // an empty cell is marked as long as the pointer is on it
	}
	return r
}

// expireRefusal removes the refusal when it has been read: after a while, or when the pointer rests on another cell where something can be done. With a
// repair on offer that takes longer, because the pointer may pass over such cells on its way to the offer.
func (h *Hand) expireRefusal() {
	least := effectTicks
	if h.HasRepair() {
		least = reasonTicks
	}
	points := h.refusal != nil && !h.model.sample && h.model.access().CanMove && h.hover.IsCell() && h.hover != h.refusal.at && h.accepts(h.hover) && (h.cursor.on || h.dwell.ticks >= least)
	if points || h.refusalEnds().Reached(h.model.now()) {
		h.Dismiss()
	}
}

// refusalEnds returns when the refusal disappears by itself: never if there is none, nor on a sample, where it stays.
func (h *Hand) refusalEnds() due.Time {
	if h.refusal == nil || h.model.sample {
		return due.Time{}
	}
	return due.At(h.refusal.until)
}

// Refused input on the board: how long the reason is shown, its animation and the repairs it offers.

package boardui

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/render/due"
)

// A Refusal says why something was refused, with what to show for it.
type Refusal struct {
	board.Reason                // Cells holds only what stands in the way
	before       []board.Target // what had been pointed at before
	offers       []board.Target // cells that would have been good instead of the last one
	pulse        int            // ticks until its rings have closed in
	until        time.Time      // it is said
	at           board.Target   // under the pointer when it was said first
}

// A refusal is said for readTime, with something offered instead for offerTime: by then it has been read, and hides what is to be done.
const (
	readTime  = 8 * time.Second
	offerTime = 20 * time.Second
)

// pulseTicks is the time in which the rings of a refusal close in: 120 ms.
const pulseTicks = 7

// Refusal returns why what was tried last cannot be, nil where nothing is said about it.
func (h *Hand) Refusal() *Refusal { return h.refusal }

// Refuse says why something cannot be that no rule of the game speaks about.
func (h *Hand) Refuse(why board.Message) {
	h.setRefusal(&Refusal{Reason: board.Reason{Text: why}}, h.hover)
}

// pulsing reports whether the rings of the refusal close in.
func (h *Hand) pulsing() bool { return h.refusal != nil && h.refusal.pulse > 0 }

// setRefusal shows r, with the cell hover under the pointer.
func (h *Hand) setRefusal(r *Refusal, hover board.Target) {
	h.refusal, r.at = r, hover
	if r.until = h.model.now().Add(readTime); h.Repairs() {
		r.until = h.model.now().Add(offerTime)
	}
}

// Dismiss takes the refusal from the screen: a player who does something else has read it.
func (h *Hand) Dismiss() { h.refusal = nil }

// Repairs reports whether something is offered instead of what was refused. Where it would take back what lay there from the beginning,
// it is not.
func (h *Hand) Repairs() bool {
	return h.refusal != nil && len(h.refusal.Repair.Path) > 0 && h.refusal.Repair.Back <= h.model.match.Cursor() && h.model.access().Person
}

// newRefusal returns the refusal for a reason of the game, with rings that close in unless nothing is to move.
func (h *Hand) newRefusal(why board.Reason) *Refusal {
	r := &Refusal{Reason: why}
	if !h.model.settings.Still {
		r.pulse = pulseTicks
	}
	return r
}

// refusalAt returns why the last target of path cannot be pointed at.
func (h *Hand) refusalAt(path []board.Target) *Refusal {
	r := h.newRefusal(h.model.game.Why(h.model.position(), path))
	before, last, cells := path[:len(path)-1], path[len(path)-1], r.Cells
	r.before, r.Cells = before, nil
	for _, t := range cells {
		if _, p := h.builder.Try(append(slices.Clone(before), t)); p != games.Refused {
			r.offers = append(r.offers, t)
		} else {
			r.Cells = append(r.Cells, t)
		}
	}
	if taken := slices.Contains(occupied(h.display.shown.View.Pieces), last); taken && len(r.Cells)+len(r.Line)+len(r.Box) == 0 {
		r.Cells = append(r.Cells, last) // an empty cell has its mark as long as the pointer stays
	}
	return r
}

// expireRefusal takes the refusal away when it has been read: after a while, or when someone points at something else that can be done. Where
// something is offered instead the pointer may pass over such cells on its way there.
func (h *Hand) expireRefusal() {
	least := effectTicks
	if h.Repairs() {
		least = reasonTicks
	}
	points := h.refusal != nil && !h.model.sample && h.model.access().Decides && h.hover.IsCell() && h.hover != h.refusal.at && h.accepts(h.hover) && (h.cursor.on || h.dwell.ticks >= least)
	if points || h.refusalEnds().Reached(h.model.now()) {
		h.Dismiss()
	}
}

// refusalEnds returns when the refusal has been said for long enough: never where none is said, and on a sample, where it stays.
func (h *Hand) refusalEnds() due.Time {
	if h.refusal == nil || h.model.sample {
		return due.Time{}
	}
	return due.At(h.refusal.until)
}

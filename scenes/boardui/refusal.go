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

// refusals hold the refusal that the board shows.
type refusals struct {
	context *context
	reason  *Refusal // nil for none
}

// pulsing reports whether the rings of the refusal close in.
func (f *refusals) pulsing() bool { return f.reason != nil && f.reason.pulse > 0 }

// say shows r, with the cell hover under the pointer.
func (f *refusals) say(r *Refusal, hover board.Target) {
	f.reason, r.at = r, hover
	if r.until = f.context.now().Add(readTime); f.repairs() {
		r.until = f.context.now().Add(offerTime)
	}
}

// dismiss takes the refusal from the screen: a player who does something else has read it.
func (f *refusals) dismiss() { f.reason = nil }

// repairs reports whether something is offered instead of what was refused. Where it would take back what lay there from the beginning,
// it is not.
func (f *refusals) repairs() bool {
	return f.reason != nil && len(f.reason.Repair.Path) > 0 && f.reason.Repair.Back <= f.context.match.Cursor() && f.context.may().Person
}

// refusalOf returns the refusal for a reason of the game, with rings that close in unless nothing is to move.
func (x *context) refusalOf(why board.Reason) *Refusal {
	r := &Refusal{Reason: why}
	if !x.set.Still {
		r.pulse = pulseTicks
	}
	return r
}

// refuse returns why the last target of path cannot be pointed at.
func (x *context) refuse(path []board.Target) *Refusal {
	r := x.refusalOf(x.game.Why(x.position(), path))
	before, last, cells := path[:len(path)-1], path[len(path)-1], r.Cells
	r.before, r.Cells = before, nil
	for _, t := range cells {
		if _, p := x.builder.Try(append(slices.Clone(before), t)); p != games.Refused {
			r.offers = append(r.offers, t)
		} else {
			r.Cells = append(r.Cells, t)
		}
	}
	if taken := slices.Contains(occupied(x.shown.View.Pieces), last); taken && len(r.Cells)+len(r.Line)+len(r.Box) == 0 {
		r.Cells = append(r.Cells, last) // an empty cell has its mark as long as the pointer stays
	}
	return r
}

// lapse takes the refusal away when it has been read: after a while, or when someone points at something else that can be done. Where
// something is offered instead the pointer may pass over such cells on its way there.
func (h *hand) lapse() {
	least := effectTicks
	if h.repairs() {
		least = reasonTicks
	}
	points := h.reason != nil && !h.context.sample && h.context.may().Decides && h.hover.IsCell() && h.hover != h.reason.at && h.takes(h.hover) && (h.cursor.on || h.rest.ticks >= least)
	if points || h.lapses().Reached(h.context.now()) {
		h.dismiss()
	}
}

// lapses returns when the refusal has been said for long enough: never where none is said, and on a sample, where it stays.
func (h *hand) lapses() due.Time {
	if h.reason == nil || h.context.sample {
		return due.Time{}
	}
	return due.At(h.reason.until)
}

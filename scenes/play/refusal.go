package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/sound"
)

// A refusal is why the last click was refused, with what to show for it.
type refusal struct {
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

// pulseTicks is how long the rings of a refusal close in: 120 ms.
const pulseTicks = 7

// pulsing reports whether the rings of a refusal close in.
func (s *Scene) pulsing() bool { return s.reason != nil && s.reason.pulse > 0 }

// reject says why something cannot be.
func (s *Scene) reject(r *refusal) {
	s.sayWhyNot(r)
	s.desk.Sound(sound.Refused)
}

// sayWhyNot is reject without a sound.
func (s *Scene) sayWhyNot(r *refusal) {
	s.reason, r.at = r, s.hover
	if r.until = s.desk.Now().Add(readTime); s.repairs() {
		r.until = s.desk.Now().Add(offerTime)
	}
}

// heard takes the reason for a refusal from the screen: whoever does something else has read it.
func (s *Scene) heard() { s.reason = nil }

// lapses reports whether the reason for a refusal has been said for long enough.
func (s *Scene) lapses() bool {
	return s.reason != nil && !s.table.Trial && !s.desk.Now().Before(s.reason.until)
}

// lapse takes the reason away when it has been read: after a while, or when somebody points at something else that can be done. Where something
// is offered instead the pointer may pass over such cells on its way there.
func (s *Scene) lapse() {
	least := effectTicks
	if s.repairs() {
		least = reasonTicks
	}
	points := s.reason != nil && !s.table.Trial && s.personDecides() && s.hover.IsCell() && s.hover != s.reason.at && s.takes(s.hover) && (s.cursor.on || s.rest.ticks >= least)
	if points || s.lapses() {
		s.heard()
	}
}

// repairs reports whether something is offered instead of what was refused. Where it would take back what lay there from the beginning,
// it is not.
func (s *Scene) repairs() bool {
	return s.reason != nil && len(s.reason.Repair.Path) > 0 && s.reason.Repair.Back <= s.table.Match.Cursor() && s.table.PersonMoves()
}

// repair does what is offered instead of what was refused.
func (s *Scene) repair() {
	r := s.reason.Repair
	s.table.Goto(s.table.Match.Cursor()-r.Back, s.desk.Now())
	s.arrive()
	for _, t := range r.Path {
		s.enter(t)
	}
}

// refusalOf returns the refusal for a reason of the game, with rings that close in unless nothing is to move.
func (s *Scene) refusalOf(why board.Reason) *refusal {
	r := &refusal{Reason: why}
	if !s.desk.Settings.Still {
		r.pulse = pulseTicks
	}
	return r
}

// refuse returns why the last target of path cannot be pointed at.
func (s *Scene) refuse(path []board.Target) *refusal {
	r := s.refusalOf(s.game.Why(s.position(), path))
	before, last, cells := path[:len(path)-1], path[len(path)-1], r.Cells
	r.before, r.Cells = before, nil
	for _, t := range cells {
		if _, p := s.builder.Try(append(slices.Clone(before), t)); p != games.Refused {
			r.offers = append(r.offers, t)
		} else {
			r.Cells = append(r.Cells, t)
		}
	}
	if taken := slices.Contains(occupied(s.shown.view.Pieces), last); taken && len(r.Cells)+len(r.Line)+len(r.Box) == 0 {
		r.Cells = append(r.Cells, last) // an empty cell has its mark as long as the pointer stays
	}
	return r
}

// barred returns the cell under the pointer when nothing can be done there and nothing on it says so: no piece, no link, no mark. Under what
// is dragged nothing on the cell says so clearly enough. A cell about which the game tells something is asked about, not refused, until it
// is clicked.
func (s *Scene) barred() board.Target {
	t := s.hover
	if s.carry != nil || s.lifted {
		if t.IsCell() && !s.mayDrop(t) {
			return t
		}
		return board.NoTarget
	}
	if !t.IsCell() || s.shown.move != games.NoMove || !s.personDecides() || s.locked {
		return board.NoTarget
	}
	if slices.Contains(occupied(s.shown.view.Pieces), t) || s.reason != nil && slices.Contains(s.reason.Cells, t) {
		return board.NoTarget
	}
	if slices.ContainsFunc(s.shown.view.Marks, func(m board.Mark) bool { return m.At == t }) {
		return board.NoTarget
	}
	if told, _ := s.tell(t); s.takes(t) || s.reason == nil && !told.Empty() {
		return board.NoTarget
	}
	return t
}

// takes reports whether t can be pointed at: next, or first of another ply.
func (s *Scene) takes(t board.Target) bool {
	paths := [][]board.Target{s.builder.Path(), nil}
	if s.meansSecond(t) {
		paths = paths[:1]
	}
	for _, path := range paths {
		if _, p := s.builder.Try(append(slices.Clone(path), t)); p != games.Refused {
			return true
		}
	}
	return false
}

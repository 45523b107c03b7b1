// Undo and redo at a table, looking at earlier positions, and correcting the last ply: what may be taken back, and how far.

package table

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/play/match"
)

// CanUndo reports whether Undo would do something.
func (t *Table) CanUndo() bool { return !t.Covered() && (t.Ended() || t.decision() >= 0) }

// Undo takes back everything since and with the last decision: the plies of computers and forced passes go with the ply of the person before
// them. A game that the table has ended can be played on from there, as a variation. Behind the cover no one takes anything back. The clock gives
// back the times of that position, and runs again with the next Tick.
func (t *Table) Undo(now time.Time) {
	switch {
	case !t.CanUndo():
		return
	case t.Ended():
		t.Match.Continue()
		t.arrive(false, now)
	default:
		t.Match.Goto(t.decision())
		t.Match.Continue() // back from what was played after the end, not to it
		t.arrive(t.past, now)
		t.pauseInPast()
	}
}

// CanRedo reports whether Redo would do something.
func (t *Table) CanRedo() bool { return !t.Covered() && (!t.AtEnd() || t.Match.Continues()) }

// Redo plays again what was taken back: a ply, with those after it that no one has to decide. It reports whether there was one.
func (t *Table) Redo(now time.Time) bool {
	if !t.Match.Redo() {
		return false
	}
	for !t.AtEnd() && !t.decided(t.Match.Cursor()) {
		t.Match.Goto(t.Match.Cursor() + 1)
	}
	t.arrive(t.past, now)
	return true
}

// Goto puts ply plies in force, to be played on from there.
func (t *Table) Goto(ply int, now time.Time) {
	t.Match.Goto(ply)
	t.arrive(false, now)
}

// Show puts the ply n in force, of a variation perhaps, to be looked at.
func (t *Table) Show(n *match.Node, now time.Time) {
	t.Match.Show(n)
	t.Jump(t.Match.Cursor(), now)
}

// Jump puts ply plies in force, to be looked at, and the forced passes after them. It stays where no ply is left to be redone: such a pass
// is announced and played.
func (t *Table) Jump(ply int, now time.Time) {
	t.Match.Goto(ply)
	for c := t.Match.Cursor(); c > 0 && !t.AtEnd() && t.Match.Passes(); c = t.Match.Cursor() {
		t.Match.Goto(c + 1)
	}
	t.arrive(true, now)
	t.pauseInPast()
}

// pauseInPast pauses a game of computers that was taken back: their next ply would replace the position that is looked at.
func (t *Table) pauseInPast() {
	if t.Watching() && !t.AtEnd() {
		t.Paused = true
	}
}

// AtEnd reports whether the last ply is in force.
func (t *Table) AtEnd() bool { return t.Match.Cursor() == t.Match.Len() }

// Rewound reports whether more has been taken back than plies of a turn that is still open: then an earlier position is in force.
func (t *Table) Rewound() bool {
	for i := t.Match.Cursor(); i <= t.Match.Len() && !t.AtEnd(); i++ {
		if t.Match.PositionAt(i).ToMove() != t.Position().ToMove() {
			return true
		}
	}
	return false
}

// decision returns the last ply in force that was decided by a person, by anybody where only computers play; -1 if there is none.
func (t *Table) decision() int {
	for ply := t.Match.Cursor() - 1; ply >= 0; ply-- {
		if t.decided(ply) {
			return ply
		}
	}
	return -1
}

// decided reports whether the ply after position ply is one to be decided by those who may take plies back.
func (t *Table) decided(ply int) bool {
	if t.Match.Forced(ply) {
		return false
	}
	player := t.Match.PositionAt(ply).ToMove()
	return player != games.None && (t.Watching() || t.Match.Seats()[player].Level == 0)
}

// Correctable returns the last ply that a person may make anew: of an open turn, or the last decision, unless someone looks at the past; -1 for
// none. No one corrects the plies of computers that play alone.
func (t *Table) Correctable() int {
	if open := t.PersonMoves() && t.Match.MidTurn(); t.Watching() || !open && !t.AtEnd() {
		return -1
	}
	return t.decision()
}

// DropCorrected takes the ply n out of the match, in whose place another was played, unless another player has answered it or it has gone already.
func (t *Table) DropCorrected(n *match.Node) {
	m := t.Match
	if !slices.Contains(n.Parent().Next(), n) {
		return
	}
	player := m.PositionAfter(n.Parent()).ToMove()
	for at := n; ; at = at.Next()[0] {
		if m.PositionAfter(at.Parent()).ToMove() != player {
			return
		}
		if len(at.Next()) == 0 {
			break
		}
	}
	if m.Delete(n) == nil { // it lies on the main path where the same ply was played again
		m.Commit()
	}
}

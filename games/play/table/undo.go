// Undo and redo at a table, viewing earlier positions, and correcting the last ply: what may be taken back, and how far.

package table

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/play/match"
)

// CanUndo reports whether Undo would do something.
func (t *Table) CanUndo() bool { return !t.Covered() && (t.Ended() || t.decision() >= 0) }

// Undo takes back everything from the last decision: plies of computers and forced passes go with the person's ply before them. If the table ended
// the game, Undo allows playing on from its last position, as a variation. It does nothing while the board is covered. The clock returns to the times
// of that position, and runs again with the next Tick.
func (t *Table) Undo(now time.Time) {
	switch {
	case !t.CanUndo():
		return
	case t.Ended():
		t.Match.Continue()
		t.update(false, now)
	default:
		t.Match.Goto(t.decision())
		t.Match.Continue() // undo of plies after the end, not of the end
		t.update(t.viewing, now)
		t.pauseInPast()
	}
}

// CanRedo reports whether Redo would do something.
func (t *Table) CanRedo() bool { return !t.Covered() && (!t.AtEnd() || t.Match.Continues()) }

// Redo replays what was taken back: a ply, and those after it that need no decision. It returns false if there was none.
func (t *Table) Redo(now time.Time) bool {
	if !t.Match.Redo() {
		return false
	}
	for !t.AtEnd() && !t.decided(t.Match.Cursor()) {
		t.Match.Goto(t.Match.Cursor() + 1)
	}
	t.update(t.viewing, now)
	return true
}

// Goto puts ply plies in force, to play on from there.
func (t *Table) Goto(ply int, now time.Time) {
	t.Match.Goto(ply)
	t.update(false, now)
}

// Show puts the ply n in force, possibly of a variation, for viewing.
func (t *Table) Show(n *match.Node, now time.Time) {
	t.Match.Show(n)
	t.Jump(t.Match.Cursor(), now)
}

// Jump puts ply plies in force for viewing, together with the forced passes after them. It does not go to a pass that is the last ply: that one is
// announced and played.
func (t *Table) Jump(ply int, now time.Time) {
	t.Match.Goto(ply)
	for c := t.Match.Cursor(); c > 0 && !t.AtEnd() && t.Match.Passes(); c = t.Match.Cursor() {
		t.Match.Goto(c + 1)
	}
	t.update(true, now)
	t.pauseInPast()
}

// pauseInPast pauses a game of computers at an earlier position, because their next ply would replace it.
func (t *Table) pauseInPast() {
	if t.Watching() && !t.AtEnd() {
		t.Paused = true
	}
}

// AtEnd reports whether the last ply is in force.
func (t *Table) AtEnd() bool { return t.Match.Cursor() == t.Match.Len() }

// Rewound reports whether an earlier position is in force, that is, more was taken back than plies of a turn in progress.
func (t *Table) Rewound() bool {
	for i := t.Match.Cursor(); i <= t.Match.Len() && !t.AtEnd(); i++ {
		if t.Match.PositionAt(i).ToMove() != t.Position().ToMove() {
			return true
		}
	}
	return false
}

// decision returns the last ply in force that a person decided, or anyone if only computers play; -1 if there is none.
func (t *Table) decision() int {
	for ply := t.Match.Cursor() - 1; ply >= 0; ply-- {
		if t.decided(ply) {
			return ply
		}
	}
	return -1
}

// decided reports whether the ply after position ply is a decision of a player who may take plies back.
func (t *Table) decided(ply int) bool {
	if t.Match.Forced(ply) {
		return false
	}
	player := t.Match.PositionAt(ply).ToMove()
	return player != games.None && (t.Watching() || t.Match.Seats()[player].Level == 0)
}

// Correctable returns the last ply that a person may change: a ply of a turn in progress, or the last decision, unless an earlier position is viewed;
// -1 if there is none. In a game of computers no ply can be corrected.
func (t *Table) Correctable() int {
	if open := t.PersonMoves() && t.Match.MidTurn(); t.Watching() || !open && !t.AtEnd() {
		return -1
	}
	return t.decision()
}

// DropCorrected removes the ply n, which was replaced by another, unless another player has answered it or it is gone already.
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
	if m.Delete(n) == nil { // on the main path if the same ply was played again
		m.Commit()
	}
}

package table

import (
	"strconv"

	"quintet/games"
	"quintet/games/match"
)

// NoteHint notes that m was shown as a hint for the position in force. If it is played there, the game is helped.
func (t *Table) NoteHint(m games.Move) { t.Hinted = t.hint(m) }

// NoteAnalysis notes that the best moves of a position of the game were shown. A game in progress against a computer is helped.
func (t *Table) NoteAnalysis() {
	if !t.Match.Closed() && t.Mixed() {
		t.Helped = true
	}
}

// noteHelp marks the game as helped if m, which is about to be played while the game goes on, is the hint, or takes the place of a turn
// that was taken back against a computer.
func (t *Table) noteHelp(m games.Move) {
	if t.PersonMoves() && t.hint(m) == t.Hinted || t.Rewound() && t.Mixed() {
		t.Helped = true
	}
}

// hint returns the text of the hint m for the position in force: the number of plies in force, and m.
func (t *Table) hint(m games.Move) string {
	return strconv.Itoa(t.Match.Cursor()) + " " + t.Match.Game().FormatMove(t.Position(), m)
}

// Mixed reports whether persons play against computers.
func (t *Table) Mixed() bool { return t.persons() > 0 && t.persons() < t.players() }

// placed reports whether m begins in a position that is no start of its game.
func placed(m *match.Match) bool {
	first := games.TextOf(m.PositionAt(0))
	for p := range games.Player(m.Game().Info().Players) {
		if games.TextOf(games.OpeningOf(m.Game(), p)) == first {
			return false
		}
	}
	return true
}

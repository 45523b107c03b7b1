package board

import (
	"slices"

	"quintet/games/board"
)

// lastMarks marks what the last turn did: one, so that nobody has to ask which of two is which. A game that is over shows what decided it,
// and nothing else. Where its players have ended it and no table stands around the board, its last turn is marked.
func (d *drawing) lastMarks(now *board.View) []board.Mark {
	if d.match.Over() && (!d.sample || d.position().Over()) {
		return nil
	}
	end := d.match.Cursor()
	for end > 0 && d.open(end-1, now) {
		end--
	}
	first := d.match.TurnStart(end)
	return d.traces(first, end, now)
}

// open reports whether the piece that ply i laid is shown as open: it needs no other mark.
func (d *drawing) open(i int, now *board.View) bool {
	steps := d.game.AppendSteps(nil, d.match.PositionAt(i), d.match.Move(i))
	return slices.ContainsFunc(now.Pieces, func(p board.Piece) bool { return p.Open && slices.Contains(steps, p.At) })
}

// traces marks the cells of plies first to end: where a piece came to lie, and where one went away.
func (d *drawing) traces(first, end int, now *board.View) []board.Mark {
	var marks []board.Mark
	if first == end {
		return nil
	}
	before := d.viewOf(d.match.PositionAt(first))
	for ply := first; ply < end; ply++ {
		for _, t := range d.game.AppendSteps(nil, d.match.PositionAt(ply), d.match.Move(ply)) {
			if !t.IsCell() {
				continue
			}
			kind := board.MarkFrom
			if arrived(t, before, now) {
				kind = board.MarkLast
			}
			marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
		}
	}
	return marks
}

// marked returns a mark of a kind on each of ts that is a cell.
func marked(kind board.MarkKind, ts ...board.Target) (marks []board.Mark) {
	for _, t := range ts {
		if t.IsCell() {
			marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
		}
	}
	return marks
}

// arrived reports whether a piece lies on t now that did not before.
func arrived(t board.Target, before, now *board.View) bool {
	for _, a := range now.Pieces {
		if (a.At == t || a.To == t) && !slices.ContainsFunc(before.Pieces, func(b board.Piece) bool { return b.ID == a.ID && b.At == a.At && b.To == a.To }) {
			return true
		}
	}
	return false
}

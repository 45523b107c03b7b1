package play

import (
	"slices"

	"quintet/games/board"
)

// lastMarks marks what the last turn did, and more quietly the turn before.
func (s *Scene) lastMarks(now *board.View) []board.Mark {
	end := s.table.Match.Cursor()
	for end > 0 && s.open(end-1, now) {
		end--
	}
	first := s.table.Match.TurnStart(end)
	marks := s.traces(first, end, now, board.MarkLast, board.MarkFrom)
	return append(marks, s.traces(s.table.Match.TurnStart(first), first, now, board.MarkPrevious, board.MarkNone)...)
}

// open reports whether the piece that ply i laid is shown as open: it needs no other mark.
func (s *Scene) open(i int, now *board.View) bool {
	steps := s.game.AppendSteps(nil, s.table.Match.PositionAt(i), s.table.Match.Move(i))
	return slices.ContainsFunc(now.Pieces, func(p board.Piece) bool { return p.Open && slices.Contains(steps, p.At) })
}

// traces marks the cells of plies first to end: landed where a piece came to lie, left where one went away.
func (s *Scene) traces(first, end int, now *board.View, landed, left board.MarkKind) []board.Mark {
	var marks []board.Mark
	if first == end {
		return nil
	}
	before := s.viewOf(s.table.Match.PositionAt(first))
	for ply := first; ply < end; ply++ {
		for _, t := range s.game.AppendSteps(nil, s.table.Match.PositionAt(ply), s.table.Match.Move(ply)) {
			if !t.IsCell() {
				continue
			}
			kind := left
			if arrived(t, before, now) {
				kind = landed
			}
			if kind != board.MarkNone {
				marks = append(marks, board.Mark{At: t, Kind: kind, Owner: board.Nobody})
			}
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

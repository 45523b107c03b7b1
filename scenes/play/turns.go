package play

import (
	"strings"

	"quintet/games"
	"quintet/games/match"
)

type turn = match.Turn

// rounds sorts turns into rows, one a round.
func rounds(turns []turn) [][]turn {
	var rows [][]turn
	for _, t := range turns {
		if t.Round > len(rows) {
			rows = append(rows, nil)
		}
		rows[t.Round-1] = append(rows[t.Round-1], t)
	}
	return rows
}

// turnText returns the plies of t as the list shows them: joined by +, with the short marks of the game, without a closing ply that does
// nothing.
func (s *Scene) turnText(t turn) string {
	var words []string
	for ply := t.First; ply < t.End; ply++ {
		p, m := s.table.Match.PositionAt(ply), s.table.Match.Move(ply)
		if e, ok := s.game.(games.TurnEnder); ok && ply > t.First {
			if end, ok := e.EndTurn(p); ok && end == m {
				continue
			}
		}
		if a, ok := s.game.(games.Annotator); ok {
			word, _, _ := strings.Cut(a.Annotate(p, m), " ")
			words = append(words, word)
			continue
		}
		words = append(words, s.game.FormatMove(p, m))
	}
	return strings.Join(words, "+")
}

// turnBefore returns the ply at which the turn in force, or its played part, began. Forced passes go with the turn before them.
func (s *Scene) turnBefore() int {
	at := 0
	p, passes := s.game.(games.Passer)
	for _, t := range s.table.Match.Turns() {
		forced := false
		if passes {
			_, forced = p.Pass(s.table.Match.PositionAt(t.First))
		}
		if t.First < s.table.Match.Cursor() && !forced {
			at = t.First
		}
	}
	return at
}

// turnAfter returns the ply at which the next turn will have ended.
func (s *Scene) turnAfter() int {
	for _, t := range s.table.Match.Turns() {
		if t.End > s.table.Match.Cursor() {
			return t.End
		}
	}
	return s.table.Match.Len()
}

// midTurn reports whether the player to move has made a ply of his turn already.
func (s *Scene) midTurn() bool {
	at := s.table.Match.Cursor()
	return at > 0 && s.table.Match.PositionAt(at-1).ToMove() == s.position().ToMove()
}

// turnStart returns the first ply of the turn that ends before ply end.
func (s *Scene) turnStart(end int) int {
	if end == 0 {
		return 0
	}
	player := s.table.Match.PositionAt(end - 1).ToMove()
	first := end
	for first > 0 && s.table.Match.PositionAt(first-1).ToMove() == player {
		first--
	}
	return first
}

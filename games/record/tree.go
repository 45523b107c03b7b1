package record

import (
	"slices"

	"quintet/games"
	"quintet/games/match"
)

// A splitter splits the tree of a match into lines of turns.
type splitter struct {
	root, end *match.Node // of the main path
}

// line returns the line that begins in p, which it spends, after the ply at: the plies given, and then every first continuation. Alternatives to
// those given are left out. Without any given it is the main line.
func (s *splitter) line(p games.Position, given []*match.Node, at *match.Node) Line {
	main := len(given) == 0
	path := s.path(given, at, main)
	var line Line
	if main {
		line.Comment = s.root.Comment()
	}
	open := false
	for first := 0; first < len(path); {
		before, mover, end := p.Clone(), p.ToMove(), first
		for ; end < len(path) && p.ToMove() == mover; end++ {
			p.Play(path[end].Move())
		}
		open = p.ToMove() == mover && !p.Over()
		turn := turnOf(path[first:end])
		for i := max(first, len(given)); i < end; i++ {
			turn.Variations = s.others(turn.Variations, before, path[first:i], path[i].Parent(), path[i])
		}
		if main && end == len(path) && open { // the table has ended the game in the middle of the turn
			turn.Variations = s.others(turn.Variations, before, path[first:end], s.end, nil)
		}
		line.Turns = append(line.Turns, turn)
		first = end
	}
	if main && !open {
		line.After = s.others(nil, p, nil, s.end, nil)
	}
	return line
}

func (s *splitter) path(given []*match.Node, at *match.Node, main bool) []*match.Node {
	path := given
	if !main {
		at = given[len(given)-1]
	}
	for len(at.Next()) > 0 && !(main && at == s.end) {
		at = at.Next()[0]
		path = append(path, at)
	}
	return path
}

// others appends the lines that begin in p with the plies begun and then go on with what follows at, other than but.
func (s *splitter) others(lines []Line, p games.Position, begun []*match.Node, at, but *match.Node) []Line {
	for _, next := range at.Next() {
		if next != but {
			lines = append(lines, s.line(p.Clone(), append(begun[:len(begun):len(begun)], next), nil))
		}
	}
	return lines
}

// turnOf returns the turn of plies, without variations.
func turnOf(plies []*match.Node) Turn {
	var t Turn
	for _, n := range plies {
		t.add(n.Move(), n.Mark())
		t.Comment = joined(t.Comment, n.Comment())
	}
	return t
}

// joined returns a and b with a line each.
func joined(a, b string) string {
	if a != "" && b != "" {
		return a + "\n" + b
	}
	return a + b
}

// grow plays line after the ply at, as far as it has not been played, and everything that belongs to it. It goes from the end of the line to its
// beginning: so the path that the match shows only ever becomes shorter, and no position is made twice.
func grow(m *match.Match, at *match.Node, line *Line) error {
	starts := make([]*match.Node, len(line.Turns))
	for i, turn := range line.Turns {
		starts[i] = at
		for k, mv := range turn.Moves {
			n, err := m.Add(at, mv)
			if err != nil {
				return err
			}
			if at = n; turn.mark(k) != match.NoMark {
				if err := m.SetMark(at, turn.mark(k)); err != nil {
					return err
				}
			}
		}
		if i == 0 {
			turn.Comment = joined(line.Comment, turn.Comment)
		}
		if turn.Comment != "" {
			m.SetComment(at, turn.Comment)
		}
	}
	for i := range line.After {
		if err := grow(m, at, &line.After[i]); err != nil {
			return err
		}
	}
	for i := len(line.Turns) - 1; i >= 0; i-- {
		for k := range line.Turns[i].Variations {
			if err := grow(m, starts[i], &line.Turns[i].Variations[k]); err != nil {
				return err
			}
		}
	}
	return nil
}

// needs2 reports whether the line, or one that belongs to it, has what format 1 does not know: marks, or plies after the end.
func (l *Line) needs2() bool {
	return len(l.After) > 0 || slices.ContainsFunc(l.Turns, func(t Turn) bool {
		return t.Marks != nil || slices.ContainsFunc(t.Variations, func(v Line) bool { return v.needs2() })
	})
}

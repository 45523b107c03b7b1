// From the tree of a match to lines of turns and back: variations, and the comments that belong to turns.

package record

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/limits"
	"quintet/games/play/match"
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
		turn := turnOf(path[first:end], path[max(first, len(given)-1):end])
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

// turnOf returns the turn of plies, without variations. Its comment is that of commented, the plies of the turn that no line before
// this one has.
func turnOf(plies, commented []*match.Node) Turn {
	var t Turn
	for _, n := range plies {
		t.add(n.Move(), n.Mark())
	}
	var comments []string
	for _, n := range commented {
		if n.Comment() != "" {
			comments = append(comments, n.Comment())
		}
	}
	if t.Comment = strings.Join(comments, "\n"); len(comments) > 1 {
		t.Comment = limits.Comment(t.Comment)
	}
	return t
}

// A grower plays the lines of a record in a match.
type grower struct {
	match    *match.Match
	comments map[*match.Node][]string
	said     []*match.Node // that have comments, in the order in which the first of each was read
	known    map[comment]bool
}

// A comment is a text about the position after a ply.
type comment struct {
	node *match.Node
	text string
}

// say adds text to the comments on n, unless it is there already: a variation may repeat plies and comments of other lines.
func (g *grower) say(n *match.Node, text string) {
	if text == "" || g.known[comment{n, text}] {
		return
	}
	if len(g.comments[n]) == 0 {
		g.said = append(g.said, n)
	}
	g.known[comment{n, text}] = true
	g.comments[n] = append(g.comments[n], text)
}

// comment writes all comments into the match, those on one ply with a line each.
func (g *grower) comment() {
	for _, n := range g.said {
		g.match.SetComment(n, strings.Join(g.comments[n], "\n"))
	}
}

// grow plays line after the ply at, as far as it has not been played, and everything that belongs to it. It goes from the end of the line to its
// beginning: so the path that the match shows only ever becomes shorter, and no position is made twice.
func (g *grower) grow(at *match.Node, line *Line) error {
	starts := make([]*match.Node, len(line.Turns))
	for i, turn := range line.Turns {
		starts[i] = at
		for k, mv := range turn.Moves {
			n, err := g.match.Add(at, mv)
			if err != nil {
				return err
			}
			if at = n; turn.mark(k) != match.NoMark {
				if err := g.match.SetMark(at, turn.mark(k)); err != nil {
					return err
				}
			}
		}
		if i == 0 {
			g.say(at, line.Comment)
		}
		g.say(at, turn.Comment)
	}
	for i := range line.After {
		if err := g.grow(at, &line.After[i]); err != nil {
			return err
		}
	}
	for i := len(line.Turns) - 1; i >= 0; i-- {
		for k := range line.Turns[i].Variations {
			if err := g.grow(starts[i], &line.Turns[i].Variations[k]); err != nil {
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

// Converts the tree of a match to lines of turns and back: variations, and comments as parts of turns.

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

// line returns the line that starts in p, which it modifies, after the ply at: the plies in given, then every first continuation. It leaves out
// alternatives to the given plies. Without given plies it is the main line.
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

// others appends the lines that start in p with the plies in begun and continue with those after at, except but.
func (s *splitter) others(lines []Line, p games.Position, begun []*match.Node, at, but *match.Node) []Line {
	for _, next := range at.Next() {
		if next != but {
			lines = append(lines, s.line(p.Clone(), append(begun[:len(begun):len(begun)], next), nil))
		}
	}
	return lines
}

// turnOf returns the turn of plies, without variations. Its comment comes from commented, the plies of the turn that no earlier line contains.
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
	said     []*match.Node // nodes with comments, in the order in which the first comment of each was read
	known    map[comment]bool
}

// A comment is a text about the position after a ply.
type comment struct {
	node *match.Node
	text string
}

// say adds text to the comments on n, unless it is already there: a variation may repeat plies and comments of other lines.
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

// comment writes all comments into the match; those on one ply get a line each.
func (g *grower) comment() {
	for _, n := range g.said {
		g.match.SetComment(n, strings.Join(g.comments[n], "\n"))
	}
}

// grow plays the part of line that is not in the match yet after the ply at, with everything that belongs to it. It goes from the end of the line to
// its beginning, so the shown path of the match only ever gets shorter, and no position is computed twice.
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

// needs2 reports whether the line, or a part of it, needs format 2 for marks or for plies after the end.
func (l *Line) needs2() bool {
	return len(l.After) > 0 || slices.ContainsFunc(l.Turns, func(t Turn) bool {
		return t.Marks != nil || slices.ContainsFunc(t.Variations, func(v Line) bool { return v.needs2() })
	})
}

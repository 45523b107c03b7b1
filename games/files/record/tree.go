// Converts the tree of a match to the lines of a record (lineOf) and back (replayer), with variations and comments. Change here which plies of the
// tree a record keeps. It also finds whether a line needs format 2.

package record

import (
	"slices"
	"strings"

	"quintet/games/limits"
	"quintet/games/play/match"
)

// lineOf returns the line l of m, with everything that was played besides it. It leaves out alternatives to plies of the line it branches off from.
func lineOf(m *match.Match, l match.Line) Line {
	var line Line
	if l.Branch < 0 {
		line.Comment = m.Root().Comment()
	}
	turns, after := m.LineTurns(l)
	for _, t := range turns {
		own := max(0, l.Branch-t.First)
		item := itemOf(t.Nodes, t.Nodes[own:])
		for _, other := range t.Others {
			item.Variations = append(item.Variations, lineOf(m, other))
		}
		line.Items = append(line.Items, item)
	}
	for _, next := range after {
		lines := &line.After
		if next.Branch > 0 { // the table has ended the game in the middle of the turn
			lines = &line.Items[len(line.Items)-1].Variations
		}
		*lines = append(*lines, lineOf(m, next))
	}
	return line
}

// itemOf returns the item of plies, without variations. Its comment comes from commented, the plies of the turn that no earlier line contains.
func itemOf(plies, commented []*match.Node) Item {
	var t Item
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

// A replayer plays the lines of a record in a match.
type replayer struct {
	match     *match.Match
	comments  map[*match.Node][]string
	commented []*match.Node // nodes with comments, in the order in which the first comment of each was read
	known     map[comment]bool
}

// A comment is a text about the position after a ply.
type comment struct {
	node *match.Node
	text string
}

// addComment adds text to the comments on n, unless it is already there: a variation may repeat plies and comments of other lines.
func (g *replayer) addComment(n *match.Node, text string) {
	if text == "" || g.known[comment{n, text}] {
		return
	}
	if len(g.comments[n]) == 0 {
		g.commented = append(g.commented, n)
	}
	g.known[comment{n, text}] = true
	g.comments[n] = append(g.comments[n], text)
}

// writeComments writes all comments into the match; those on one ply get a line each.
func (g *replayer) writeComments() {
	for _, n := range g.commented {
		g.match.SetComment(n, strings.Join(g.comments[n], "\n"))
	}
}

// playLine plays the part of line that is not in the match yet after the ply at, with everything that belongs to it. It goes from the end of the line to
// its beginning, so the shown path of the match only ever gets shorter, and no position is computed twice.
func (g *replayer) playLine(at *match.Node, line *Line) error {
	starts := make([]*match.Node, len(line.Items))
	for i, item := range line.Items {
		starts[i] = at
		for k, mv := range item.Moves {
			n, err := g.match.Add(at, mv)
			if err != nil {
				return err
			}
			if at = n; item.mark(k) != match.NoMark {
				if err := g.match.SetMark(at, item.mark(k)); err != nil {
					return err
				}
			}
		}
		if i == 0 {
			g.addComment(at, line.Comment)
		}
		g.addComment(at, item.Comment)
	}
	for i := range line.After {
		if err := g.playLine(at, &line.After[i]); err != nil {
			return err
		}
	}
	for i := len(line.Items) - 1; i >= 0; i-- {
		for k := range line.Items[i].Variations {
			if err := g.playLine(starts[i], &line.Items[i].Variations[k]); err != nil {
				return err
			}
		}
	}
	return nil
}

// needsFormat2 reports whether the line, or a part of it, needs format 2 for marks or for plies after the end.
func (l *Line) needsFormat2() bool {
	return len(l.After) > 0 || slices.ContainsFunc(l.Items, func(t Item) bool {
		return t.Marks != nil || slices.ContainsFunc(t.Variations, func(v Line) bool { return v.needsFormat2() })
	})
}

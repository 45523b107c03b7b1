// Writes the journal lines about what was played: plies and variations, comments, marks, the shown path and the end of the match. readtree.go reads
// them.

package journal

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/play/match"
)

// A tree is the part of a match described by the lines so far: the numbers of its plies, and which of them are shown.
type tree struct {
	ids     map[*match.Node]int // 0 is the start
	changes int                 // number of changes of the match already written
	shown   *match.Node         // the last ply of the shown path; nil if unknown
	force   *match.Node         // the current ply
	onward  bool                // the end of the match is set aside
}

// add numbers n, a new ply, which becomes shown and current.
func (t *tree) add(n *match.Node) {
	t.ids[n] = len(t.ids)
	t.shown, t.force, t.onward = n, n, false
}

// appendMatch appends the changes of m, and of the shown path.
func (l *Log) appendMatch(dst []byte, m *match.Match, now time.Time) []byte {
	_, same := l.tree.ids[m.Root()]
	var changes []match.Change
	if same {
		changes = m.Changes(l.tree.changes)
	}
	if !same || slices.ContainsFunc(changes, func(c match.Change) bool { return c.Back }) {
		dst = l.appendTree(l.appendLine(dst, now, "again", ""), m, now)
		changes = nil
	}
	for _, c := range changes {
		dst = l.appendChange(dst, m, c, now)
	}
	l.tree.changes = len(m.Changes(0))
	return l.appendShown(dst, m, now)
}

func (l *Log) appendChange(dst []byte, m *match.Match, c match.Change, now time.Time) []byte {
	if c.Kind == match.Added {
		return l.appendAdded(dst, m, m.PositionAfter(c.Node.Parent()), c.Node, now)
	}
	word, rest, id := "", "", l.tree.ids[c.Node]
	switch c.Kind {
	case match.Removed:
		word, rest = "remove", fmt.Sprint(id)
	case match.Moved:
		word, rest = "place", fmt.Sprintf("%d %d", id, c.Index)
	case match.Commented:
		return l.appendComment(dst, c.Node, c.Text, now)
	case match.Marked:
		word, rest = "mark", strings.TrimSpace(fmt.Sprintf("%d %s", id, c.Mark))
	case match.Ended:
		dst = l.appendForce(dst, c.Node, now)
		word, rest = endText(c.Ending, c.By, games.Seats(c.Winners))
	case match.Reopened:
		word = "reopen"
	}
	if c.Kind != match.Marked {
		l.tree.shown, l.tree.force, l.tree.onward = nil, nil, false
		l.path, l.used = nil, 0
	}
	return l.appendLine(dst, now, word, rest)
}

// appendAdded appends the ply n, played in p.
func (l *Log) appendAdded(dst []byte, m *match.Match, p games.Position, n *match.Node, now time.Time) []byte {
	text := fmt.Sprintf("%d %s", l.tree.ids[n.Parent()], m.Game().FormatMove(p, n.Move()))
	l.tree.add(n)
	l.path, l.used = nil, 0
	return l.appendLine(dst, now, "add", text)
}

// appendComment appends the comment on n.
func (l *Log) appendComment(dst []byte, n *match.Node, text string, now time.Time) []byte {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic("journal: " + err.Error()) // text only
	}
	return l.appendLine(dst, now, "comment", fmt.Sprintf("%d %s", l.tree.ids[n], quoted))
}

// appendTree appends all of m: first its main path and its end, then the variations.
func (l *Log) appendTree(dst []byte, m *match.Match, now time.Time) []byte {
	l.tree = tree{ids: map[*match.Node]int{m.Root(): 0}, changes: len(m.Changes(0)), shown: m.Root(), force: m.Root()}
	l.path, l.used = nil, 0
	var grow func(n *match.Node, p games.Position, main bool)
	grow = func(n *match.Node, p games.Position, main bool) { // modifies p
		if n.Parent() != nil && n.Mark() != match.NoMark && !main {
			dst = l.appendLine(dst, now, "mark", fmt.Sprintf("%d %s", l.tree.ids[n], n.Mark()))
		}
		if n.Comment() != "" && !main {
			dst = l.appendComment(dst, n, n.Comment(), now)
		}
		if main && n == m.MainEnd() {
			return
		}
		for i, next := range n.Next() {
			if _, told := l.tree.ids[next]; !told {
				dst = l.appendAdded(dst, m, p, next, now)
			}
			q := p
			if last := i == len(n.Next())-1; !last && !main {
				q = p.Clone()
			}
			if q.Play(next.Move()); main {
				grow(next, q, main)
				return
			}
			grow(next, q, main)
		}
	}
	grow(m.Root(), m.PositionAfter(m.Root()), true)
	if ending, by := m.End(); ending != match.Going || m.Held() {
		word, rest := endText(ending, by, m.Final().Winners)
		dst = l.appendLine(dst, now, word, rest)
	}
	grow(m.Root(), m.PositionAfter(m.Root()), false)
	l.tree.shown, l.tree.force = nil, nil
	return dst
}

// appendShown appends which path m shows, and the current position in it.
func (l *Log) appendShown(dst []byte, m *match.Match, now time.Time) []byte {
	if shown := m.NodeAt(m.Len()); shown != l.tree.shown {
		dst = l.appendLine(dst, now, "show", fmt.Sprint(l.tree.ids[shown]))
		l.tree.shown, l.tree.force, l.tree.onward = shown, shown, false
		l.path, l.used = nil, 0
	}
	if l.tree.onward && !m.Continues() {
		l.tree.force = nil
	}
	dst = l.appendForce(dst, m.Node(), now)
	if m.Continues() != l.tree.onward {
		l.tree.onward, l.path, l.used = m.Continues(), nil, 0
		dst = l.appendLine(dst, now, "continue", "")
	}
	return dst
}

// appendForce makes n the current ply.
func (l *Log) appendForce(dst []byte, n *match.Node, now time.Time) []byte {
	if n == l.tree.force {
		return dst
	}
	l.tree.force, l.tree.onward, l.path, l.used = n, false, nil, 0
	return l.appendLine(dst, now, "at", fmt.Sprint(l.tree.ids[n]))
}

// endText returns the line that says how the match ended without a rule, or that it is held. winners are those of a declared result.
func endText(e match.Ending, by games.Player, winners []games.Player) (word, rest string) {
	switch {
	case e == match.Going:
		return "hold", ""
	case e == match.Declared:
		rest = endings[e]
		for _, w := range winners {
			rest += fmt.Sprintf(" %d", w+1)
		}
		return "end", rest
	case by == games.None || e == match.Agreed:
		return "end", endings[e]
	}
	return "end", fmt.Sprintf("%s %d", endings[e], by+1)
}

// Arranges everything played in a match as the rows of a list: the turns of the game, and below each turn its variations, which can be folded. Change
// here which variations are folded by default (FoldFrom). lanes.go arranges the same tree as a map.

package match

import (
	"strconv"

	"quintet/games"
)

// A Row is turns of the game side by side, or the turns of a variation up to one that has variations itself.
type Row struct {
	Turns  []Turn
	Depth  int   // 0 for the game, 1 for its variations, 2 for theirs, and so on
	Opens  bool  // the first turn opens its round
	Fold   *Node // the key of the group of variations that starts here; nil if none does
	Folded int   // the number of variations folded here; Turns is empty then
	opener games.Player
}

// FoldFrom is the most plies that the variations of one turn can have without being folded by default.
const FoldFrom = 60

// Rows returns the rows of a list with the given number of columns for the seats. folds holds the groups of variations that the player has folded
// (true) or unfolded (false), by their key. A group with a variation in force is never folded.
func (m *Match) Rows(columns int, folds map[*Node]bool) []Row {
	l := rowList{match: m, folds: folds, opener: m.PositionAt(0).ToMove()}
	turns, after := m.LineTurns(m.MainLine())
	for i := 0; i < len(turns); {
		end := i + 1
		for end < len(turns) && turns[end].SameRow(&turns[i], columns) {
			end++
		}
		l.rows = append(l.rows, Row{Turns: turns[i:end], Opens: i == 0 || turns[i].Round != turns[i-1].Round, opener: l.opener})
		for _, t := range turns[i:end] {
			l.group(t.Others, 1)
		}
		i = end
	}
	l.group(after, 1)
	return l.rows
}

// A rowList collects rows.
type rowList struct {
	match  *Match
	folds  map[*Node]bool
	opener games.Player // the player who opens a round
	rows   []Row
}

// group adds the variations in lines, which are folded together. Their key is the first ply of the first of them.
func (l *rowList) group(lines []Line, depth int) {
	if len(lines) == 0 {
		return
	}
	key := lines[0].branch()
	folded, chosen := l.folds[key]
	if !chosen {
		folded = plies(lines, FoldFrom) > FoldFrom
	}
	for _, x := range lines {
		folded = folded && !l.match.InForce(x.branch())
	}
	first := len(l.rows)
	if folded {
		l.rows = append(l.rows, Row{Depth: depth, Folded: len(lines)})
	} else {
		for _, x := range lines {
			l.variation(x, depth)
		}
	}
	l.rows[first].Fold = key
}

// variation adds the turns of x, and the variations of each.
func (l *rowList) variation(x Line, depth int) {
	turns, _ := l.match.LineTurns(x)
	first := 0
	for i, t := range turns {
		if i < len(turns)-1 && len(t.Others) == 0 {
			continue
		}
		opens := turns[first].Player == l.opener || first > 0 && turns[first-1].Round != turns[first].Round
		l.rows = append(l.rows, Row{Turns: turns[first : i+1], Depth: depth, Opens: opens, opener: l.opener})
		l.group(t.Others, depth+1)
		first = i + 1
	}
}

// Number returns what precedes turn i of a variation in its row: "2. " if it opens a round, "2… " if it is the first of the row, else "".
func (r *Row) Number(i int) string {
	t, opens := &r.Turns[i], r.Opens
	if i > 0 {
		opens = t.Player == r.opener || r.Turns[i-1].Round != t.Round
	}
	switch {
	case opens:
		return strconv.Itoa(t.Round) + ". "
	case i == 0:
		return strconv.Itoa(t.Round) + "… "
	}
	return ""
}

// plies returns how many plies are in lines and everything played after them. It stops counting above most.
func plies(lines []Line, most int) (n int) {
	var open []*Node
	for _, x := range lines {
		for open = append(open, x.branch()); len(open) > 0 && n <= most; n++ {
			last := len(open) - 1
			open = append(open[:last], open[last].next...)
		}
	}
	return n
}

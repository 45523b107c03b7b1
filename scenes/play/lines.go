package play

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/match"
)

// A listTurn is a turn of a line as the list shows it. First and End count the plies of its line.
type listTurn struct {
	match.Turn
	text   string
	nodes  []*match.Node  // its plies
	before games.Position // in which it was begun
	others []line         // what was played in the place of it or of its end
}

// last returns the last ply of t.
func (t *listTurn) last() *match.Node { return t.nodes[len(t.nodes)-1] }

// remarked reports whether something is said about a ply of t.
func (t *listTurn) remarked() bool {
	return slices.ContainsFunc(t.nodes, func(n *match.Node) bool { return n.Comment() != "" })
}

// A line is plies that follow each other from a position on, which a player has before his turn.
type line struct {
	nodes  []*match.Node
	own    int // the first ply that is not an alternative to one of another line
	before games.Position
	round  int // of its first turn
}

// mainLine returns the game that was played.
func mainLine(m *match.Match) line {
	x := line{before: m.PositionAt(0), round: 1}
	for n := m.MainEnd(); n.Parent() != nil; n = n.Parent() {
		x.nodes = append(x.nodes, n)
	}
	slices.Reverse(x.nodes)
	return x
}

// leave returns the line that goes on with n and its first continuations after the plies begun of a turn that began in position before.
func leave(begun []*match.Node, n *match.Node, before games.Position, round int) line {
	x := line{nodes: append(slices.Clone(begun), n), own: len(begun) + 1, before: before, round: round}
	for len(n.Next()) > 0 {
		n = n.Next()[0]
		x.nodes = append(x.nodes, n)
	}
	return x
}

// turnsOf returns the turns of x with their alternatives, and the lines that go on after the end of x.
func (m *model) turnsOf(x line) (ts []listTurn, after []line) {
	p := x.before.Clone()
	for i, n := range x.nodes {
		player := p.ToMove()
		switch k := len(ts); {
		case k == 0:
			ts = append(ts, listTurn{Turn: match.Turn{Player: player, First: i, Round: x.round}, before: x.before})
		case ts[k-1].Player != player:
			round := match.RoundAfter(ts[k-1].Round, ts[k-1].Player, player)
			ts = append(ts, listTurn{Turn: match.Turn{Player: player, First: i, Round: round}, before: p.Clone()})
		}
		t := &ts[len(ts)-1]
		if i >= x.own {
			for _, other := range n.Parent().Next() {
				if other != n {
					t.others = append(t.others, leave(t.nodes, other, t.before, t.Round))
				}
			}
		}
		t.text = joinPlies(t.text, m.plyText(p, n, i > t.First))
		t.nodes, t.End = append(t.nodes, n), i+1
		p.Play(n.Move())
	}
	begun, round := []*match.Node(nil), x.round
	before, end := p, m.table.Match.Root()
	if k := len(ts); k > 0 {
		t := &ts[k-1]
		if end = t.last(); p.ToMove() == t.Player {
			begun, before, round = t.nodes, t.before, t.Round
		} else {
			round = match.RoundAfter(t.Round, t.Player, p.ToMove())
		}
	}
	for _, n := range end.Next() {
		after = append(after, leave(begun, n, before, round))
	}
	return ts, after
}

// joinPlies appends a ply to the text of a turn.
func joinPlies(text, ply string) string {
	if text == "" || ply == "" {
		return text + ply
	}
	return text + "+" + ply
}

// plyText returns the ply n in p as the list shows it: with the short marks of the game and its own mark. It is "" for a ply that only closes
// a turn in which something was done.
func (m *model) plyText(p games.Position, n *match.Node, done bool) string {
	if e, ok := m.game.(games.TurnEnder); ok && done && n.Mark() == match.NoMark {
		if end, ok := e.EndTurn(p); ok && end == n.Move() {
			return ""
		}
	}
	text := ""
	if a, ok := m.game.(games.Annotator); ok {
		text, _, _ = strings.Cut(a.Annotate(p, n.Move()), " ")
	} else {
		text = m.game.FormatMove(p, n.Move())
	}
	return text + n.Mark().String()
}

// plies returns how many plies are in lines, with what was played after them; it counts no farther than most.
func plies(lines []line, most int) (n int) {
	var open []*match.Node
	for _, x := range lines {
		for open = append(open, x.nodes[x.own-1]); len(open) > 0 && n <= most; n++ {
			last := len(open) - 1
			open = append(open[:last], open[last].Next()...)
		}
	}
	return n
}

// Building the rows of the move list from the match and its variations. Drawing them is in list.go.

package play

import (
	"strconv"

	"quintet/games/play/match"
	"quintet/scenes/ui"
)

// build makes the rows of what was played: a row a round, or several where the turns of all stand in so many columns, and the variations of
// these turns below them.
func (b *builder) build(columns int) (main []listTurn) {
	m := b.model.table.Match
	b.opener, b.at = int(m.PositionAt(0).ToMove()), map[*match.Node]int{}
	main, after := b.model.turnsOf(m.MainLine())
	for i := 0; i < len(main); {
		row := listRow{}
		if i == 0 || main[i].Round != main[i-1].Round {
			row.number = strconv.Itoa(main[i].Round)
		}
		j := i + 1
		for j < len(main) && main[j].SameRow(&main[i].Turn, columns) {
			j++
		}
		row.turns = main[i:j]
		for k := range row.turns {
			b.place(&row.turns[k])
		}
		b.rows = append(b.rows, row)
		for _, t := range row.turns {
			b.group(t.Others, 0)
		}
		i = j
	}
	b.group(after, 0)
	return main
}

// place says that t stands in the row that comes next.
func (b *builder) place(t *listTurn) {
	for _, n := range t.Nodes {
		if _, ok := b.at[n]; !ok {
			b.at[n] = len(b.rows)
		}
	}
}

// group adds the variations in lines, which are folded together: by the first ply of the first of them.
func (b *builder) group(lines []match.Line, indent int) {
	if len(lines) == 0 {
		return
	}
	key := lines[0].Nodes[lines[0].Branch]
	folded, chosen := b.folds[key]
	if !chosen {
		folded = plies(lines, foldedFrom) > foldedFrom
	}
	for _, x := range lines {
		folded = folded && !b.model.table.Match.InForce(x.Nodes[x.Branch])
	}
	first := len(b.rows)
	if folded {
		b.rows = append(b.rows, listRow{indent: indent, folded: len(lines)})
	} else {
		for _, x := range lines {
			b.variation(x, indent)
		}
	}
	b.rows[first].fold = key
}

// variation adds the words of x, with its own variations below each turn that has some.
func (b *builder) variation(x match.Line, indent int) {
	ts, _ := b.model.turnsOf(x)
	row := listRow{indent: indent}
	room := b.width - indentOf(indent)
	begin := func() {
		if len(row.words) > 0 {
			b.rows = append(b.rows, row)
		}
		row = listRow{indent: indent}
	}
	numbered := false
	for i, t := range ts {
		w := listWord{listTurn: t, written: t.text}
		if opens := int(t.Player) == b.opener || i > 0 && ts[i-1].Round != t.Round; opens || !numbered {
			w.written = strconv.Itoa(t.Round) + map[bool]string{true: ". ", false: "… "}[opens] + t.text
		}
		w.w = min(room, max(b.u.Finger(), b.u.Measure(w.written, wordFace)+2*wordPad+1, b.u.Measure(w.written, wordFace.Medium())+2*wordPad+1))
		if n := len(row.words); n > 0 {
			if w.x = row.words[n-1].x + row.words[n-1].w + wordGap; w.x+w.w > room {
				begin()
				w.x = 0
			}
		}
		row.words, numbered = append(row.words, w), true
		b.place(&t)
		if len(t.Others) > 0 {
			begin()
			b.group(t.Others, min(indent+1, mostIndent))
			numbered = false
		}
	}
	begin()
}

// indentOf returns how far a row is indented.
func indentOf(steps int) float32 { return firstIndent + indentStep*float32(steps) }

// update makes the rows where what they depend on has changed, or what is in force is folded.
func (l *moveList) update(u *ui.UI, columns int, width float32) {
	now := listMade{len(l.model.table.Match.Changes(0)), len(l.folds), columns, width, u.Finger()}
	_, seen := l.at[l.model.table.Match.Node()]
	if now == l.made && (seen || l.model.table.Match.Cursor() == 0) {
		return
	}
	b := builder{model: l.model, u: u, width: width, folds: l.folds}
	l.main = b.build(columns)
	l.made, l.rows, l.at = now, b.rows, b.at
}

// scroll scrolls the list, of which so much is seen, to what has come in force.
func (l *moveList) scroll(u *ui.UI, high float32) {
	if at := (scrollAnchor{l.model.table.Match.Node(), high}); l.anchor != at {
		l.anchor = at
		u.ScrollTo("moves", float32(l.at[at.ply])*listRowHigh(u)-high/2)
	}
}

// turnsOf returns the turns of x with their texts, and the lines that go on after the end of x.
func (m *model) turnsOf(x match.Line) (ts []listTurn, after []match.Line) {
	turns, after := m.table.Match.LineTurns(x)
	for _, t := range turns {
		text, ends := t.Text(m.game)
		ts = append(ts, listTurn{t, text, ends})
	}
	return ts, after
}

// plies returns how many plies are in lines, with what was played after them; it counts no farther than most.
func plies(lines []match.Line, most int) (n int) {
	var open []*match.Node
	for _, x := range lines {
		for open = append(open, x.Nodes[x.Branch]); len(open) > 0 && n <= most; n++ {
			last := len(open) - 1
			open = append(open[:last], open[last].Next()...)
		}
	}
	return n
}

// A listTurn is a turn of a line as the list shows it.
type listTurn struct {
	match.Turn
	text string
	ends []int // how far the text goes with each of its plies
}

// A listRow is a row of the list: turns of the game that was played, side by side, or words of a variation below them.
type listRow struct {
	number string // of the round, "" where that stands in a row above
	turns  []listTurn
	words  []listWord
	indent int
	fold   *match.Node // what a triangle in front folds and unfolds; nil for none
	folded int         // the number of variations that are folded here
}

// A listWord is a turn of a variation with its number, where one stands, and its place in its row.
type listWord struct {
	listTurn
	written string
	x, w    float32
}

const (
	foldedFrom  = 60 // so many plies of variations of one turn are folded until someone asks for them
	mostIndent  = 4  // steps that variations of variations are indented by
	firstIndent = 24 // of variations of the game, in logical pixels
	indentStep  = 14
	wordGap     = 1 // between the grounds of two words
	wordPad     = 5 // of a word at the sides of its ground
)

// A builder makes the rows of a list of a given width.
type builder struct {
	model  *model
	u      *ui.UI
	width  float32
	folds  map[*match.Node]bool // what someone has folded and unfolded
	opener int                  // the seat with which a round begins
	rows   []listRow
	at     map[*match.Node]int // the row of each ply
}

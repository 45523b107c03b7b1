package play

import (
	"strconv"

	"quintet/games/match"
	"quintet/scenes/ui"
)

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
	foldedFrom = 60 // so many plies of variations of one turn are folded until somebody asks for them
	mostIndent = 4  // steps that variations of variations are indented by
	indentStep = 14 // in logical pixels
	wordGap    = 1  // between the grounds of two words
	wordPad    = 5  // of a word at the sides of its ground
)

// A builder makes the rows of a list of a given width.
type builder struct {
	*model
	u       *ui.UI
	width   float32
	folds   map[*match.Node]bool // what somebody has folded and unfolded
	inForce map[*match.Node]bool // the plies in force, which are never folded
	opener  int                  // the seat with which a round begins
	rows    []listRow
	at      map[*match.Node]int // the row of each ply
}

// build makes the rows of what was played: a row a round, or several where the turns of all stand in so many columns, and the variations of
// these turns below them.
func (b *builder) build(columns int) (main []listTurn) {
	m := b.table.Match
	b.opener, b.at = int(m.PositionAt(0).ToMove()), map[*match.Node]int{}
	b.inForce = map[*match.Node]bool{}
	for i := range m.Cursor() + 1 {
		b.inForce[m.NodeAt(i)] = true
	}
	main, after := b.turnsOf(mainLine(m))
	for i := 0; i < len(main); {
		row := listRow{}
		if i == 0 || main[i].Round != main[i-1].Round {
			row.number = strconv.Itoa(main[i].Round)
		}
		j := i + 1
		for j < len(main) && main[j].Round == main[i].Round && int(main[j].Player)/columns == int(main[i].Player)/columns {
			j++
		}
		row.turns = main[i:j]
		for k := range row.turns {
			b.place(&row.turns[k])
		}
		b.rows = append(b.rows, row)
		for _, t := range row.turns {
			b.group(t.others, 0)
		}
		i = j
	}
	b.group(after, 0)
	return main
}

// place says that t stands in the row that comes next.
func (b *builder) place(t *listTurn) {
	for _, n := range t.nodes {
		if _, ok := b.at[n]; !ok {
			b.at[n] = len(b.rows)
		}
	}
}

// group adds the variations in lines, which are folded together: by the first ply of the first of them.
func (b *builder) group(lines []line, indent int) {
	if len(lines) == 0 {
		return
	}
	key := lines[0].nodes[lines[0].own-1]
	folded, chosen := b.folds[key]
	if !chosen {
		folded = plies(lines, foldedFrom) > foldedFrom
	}
	for _, x := range lines {
		folded = folded && !b.inForce[x.nodes[x.own-1]]
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
func (b *builder) variation(x line, indent int) {
	ts, _ := b.turnsOf(x)
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
		w.w = min(room, max(b.u.Measure(w.written, wordFace), b.u.Measure(w.written, wordFace.Medium()))+2*wordPad+1)
		if n := len(row.words); n > 0 {
			if w.x = row.words[n-1].x + row.words[n-1].w + wordGap; w.x+w.w > room {
				begin()
				w.x = 0
			}
		}
		row.words, numbered = append(row.words, w), true
		b.place(&t)
		if len(t.others) > 0 {
			begin()
			b.group(t.others, min(indent+1, mostIndent))
			numbered = false
		}
	}
	begin()
}

// indentOf returns how far a row is indented.
func indentOf(steps int) float32 { return indentStep * float32(steps+1) }

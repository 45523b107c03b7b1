// Breaks the rows of a match to the width of the move list. Drawing them is in list.go.

package play

import (
	"strconv"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/scenes/ui"
)

// add adds the rows that x takes in the width of the list.
func (b *builder) add(x match.Row) {
	first := len(b.rows)
	switch {
	case x.Folded > 0:
		b.rows = append(b.rows, listRow{indent: b.indent(x), folded: x.Folded})
	case x.Depth > 0:
		b.variation(x)
	default:
		b.turns(x)
	}
	b.rows[first].fold = x.Fold
}

// turns adds a row of the game.
func (b *builder) turns(x match.Row) {
	row := listRow{}
	if x.Opens {
		row.number = strconv.Itoa(x.Turns[0].Round)
	}
	for _, t := range x.Turns {
		row.turns = append(row.turns, b.listTurn(t))
		b.place(&t)
	}
	b.rows, b.main = append(b.rows, row), append(b.main, row.turns...)
}

// listTurn returns t with its text.
func (b *builder) listTurn(t match.Turn) listTurn {
	text, ends := t.Text(b.game)
	return listTurn{t, text, ends}
}

// place says that t stands in the row that comes next.
func (b *builder) place(t *match.Turn) {
	for _, n := range t.Nodes {
		if _, ok := b.at[n]; !ok {
			b.at[n] = len(b.rows)
		}
	}
}

// indent returns the steps by which x is indented.
func (b *builder) indent(x match.Row) int { return min(x.Depth-1, mostIndent) }

// variation adds the words of x.
func (b *builder) variation(x match.Row) {
	row := listRow{indent: b.indent(x)}
	room := b.width - indentOf(row.indent)
	for i, t := range x.Turns {
		w := listWord{listTurn: b.listTurn(t)}
		w.written = x.Number(i) + w.text
		w.w = min(room, max(b.u.Finger(), b.u.Measure(w.written, wordFace)+2*wordPad+1, b.u.Measure(w.written, wordFace.Medium())+2*wordPad+1))
		if n := len(row.words); n > 0 {
			if w.x = row.words[n-1].x + row.words[n-1].w + wordGap; w.x+w.w > room {
				b.rows = append(b.rows, row)
				row.words, w.x = nil, 0
			}
		}
		row.words = append(row.words, w)
		b.place(&t)
	}
	b.rows = append(b.rows, row)
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
	b := builder{game: l.model.game, u: u, width: width, at: map[*match.Node]int{}}
	for _, x := range l.model.table.Match.Rows(columns, l.folds) {
		b.add(x)
	}
	l.made, l.main, l.rows, l.at = now, b.main, b.rows, b.at
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
	mostIndent  = 4  // steps that variations of variations are indented by
	firstIndent = 24 // of variations of the game, in logical pixels
	indentStep  = 14
	wordGap     = 1 // between the grounds of two words
	wordPad     = 5 // of a word at the sides of its ground
)

// A builder makes the rows of a list of a given width.
type builder struct {
	game  games.Game
	u     *ui.UI
	width float32
	main  []listTurn
	rows  []listRow
	at    map[*match.Node]int // the row of each ply
}

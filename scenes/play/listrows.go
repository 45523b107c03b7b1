// Builds the rows of the move list: breaks the rows of a match into rows of the list's width, and sets the texts and indents of variations (builder).
// Change indents here. list.go draws the rows.

package play

import (
	"strconv"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/scenes/ui"
)

// add adds the rows that x takes in the list.
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

// place records that t is in the next row.
func (b *builder) place(t *match.Turn) {
	for _, n := range t.Nodes {
		if _, ok := b.at[n]; !ok {
			b.at[n] = len(b.rows)
		}
	}
}

// indent returns the number of steps by which x is indented.
func (b *builder) indent(x match.Row) int { return min(x.Depth-1, mostIndent) }

// variation adds the rows of the variation x, as many turns in each as fit.
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

// indentOf returns the width of an indent of steps.
func indentOf(steps int) float32 { return firstIndent + indentStep*float32(steps) }

// update builds the rows again if anything they depend on has changed, or if the current ply is folded away.
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

// A listTurn is a turn with its text in the list.
type listTurn struct {
	match.Turn
	text string
	ends []int // for each ply, where its part of text ends
}

// A listRow is a row of the list: turns of the game side by side, or turns of a variation.
type listRow struct {
	number string // of the round; "" in a later row of the same round
	turns  []listTurn
	words  []listWord
	indent int
	fold   *match.Node // the turn whose variations the triangle in front folds and unfolds; nil for none
	folded int         // the number of variations that are folded away here
}

// A listWord is a turn of a variation, with its number if it has one, and its place in the row.
type listWord struct {
	listTurn
	written string
	x, w    float32
}

const (
	mostIndent  = 4  // the most steps by which a variation of a variation is indented
	firstIndent = 24 // of variations of the game, in logical pixels
	indentStep  = 14
	wordGap     = 1 // between the backgrounds of two turns
	wordPad     = 5 // between a turn and the sides of its background
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

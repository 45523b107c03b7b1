package match_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
)

// rows returns the rows of a list of m as text.
func rows(m *match.Match) string {
	var b strings.Builder
	for _, row := range m.Rows(2, nil) {
		b.WriteString(strings.Repeat(">", max(0, row.Depth-1)))
		if row.Fold != nil {
			b.WriteString("^")
		}
		for i, t := range row.Turns {
			text, _ := t.Text(m.Game())
			if row.Depth > 0 {
				text = row.Number(i) + text
			}
			b.WriteString(text + " ")
		}
		if row.Folded > 0 {
			fmt.Fprintf(&b, "%d folded ", row.Folded)
		}
		b.WriteString("| ")
	}
	return strings.TrimSpace(b.String())
}

func TestRowsOfVariations(t *testing.T) {
	m := catalogtest.Match(t, "squex size=6", "c2 b2 c3 b3")
	try(t, m, 2, "d5 a1 d4")
	if got, want := rows(m), "c2 b2 | c3 b3 | ^2. d5 a1 3. d4 |"; got != want {
		t.Errorf("one variation: got %s, want %s", got, want)
	}
	n := try(t, m, 3, "a1 f6")
	add(t, m, n.Parent(), "e1")
	add(t, m, m.MainEnd(), "c4")
	m.Goto(0)
	if got, want := rows(m), "c2 b2 | c3 b3 | ^2. d5 a1 3. d4 | ^2… a1 3. f6 | >^3. e1 | c4 |"; got != want {
		t.Errorf("nested: got %s, want %s", got, want)
	}
}

// A variation of a part of a turn is shown with the whole turn.
func TestVariationBeginsWithTurn(t *testing.T) {
	m := catalogtest.Match(t, "squ size=8", "a1 b1 c1 b2 c3")
	try(t, m, 2, "h8 d4")
	catalogtest.NoError(t, m.SetMark(m.MainEnd(), match.Interesting))
	if got, want := rows(m), "a1 b1+c1 | ^1… b1+h8 2. d4 | b2+c3!? |"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Plies played after the table ended the game are shown below its last turn, with the part of that turn that they continue.
func TestRowsAfterEnd(t *testing.T) {
	m := catalogtest.Match(t, "squ size=8", "a1 b1")
	catalogtest.NoError(t, m.Resign(0))
	add(t, m, m.MainEnd(), "c1 b2")
	if got, want := rows(m), "a1 b1 | ^1… b1+c1 2. b2 |"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

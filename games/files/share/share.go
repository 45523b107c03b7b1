// Writes a game as a code, one line of text (Format), and reads a code as far as it is undamaged (Parse): its version, its errors, and its plies as
// indices among the legal ones. Change here how a ply is stored (sortedMoves). table.go handles what comes before the plies, symbols.go the
// checksums; doc.go describes the format.

package share

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// version is the format version that Format writes; Parse reads no other.
const version = 1

// Errors for texts without a readable game.
var (
	ErrNone    = errors.New("this is no code of a game")
	ErrVersion = errors.New("this code is of a newer version")
	ErrGame    = errors.New("this code is of a game that is not known")
	ErrBroken  = errors.New("the beginning of this code is damaged")
)

// endings lists the ways in which a table ends a game, by their number in a code.
var endings = []match.Ending{match.Going, match.Resigned, match.Agreed, match.Timed, match.Declared}

// A Code holds the game of a code, as far as it could be read.
type Code struct {
	Record *record.Record
	Plies  int  // of the shared game
	Whole  bool // nothing is missing or changed; otherwise Record has the plies that could be read
}

// Format returns the code of rec's main path, without comments, marks, date and other tags.
func Format(rec *record.Record) (string, error) {
	w := &writer{symbols: make([]byte, lengthSize)}
	m, outcome := rec.Match.MainGame(), rec.Match.Final()
	w.options(rec)
	w.start(rec)
	w.seats(rec)
	ending := max(0, slices.Index(endings, outcome.Ending))
	switch w.number(ending); endings[ending] {
	case match.Resigned, match.Timed:
		w.number(int(outcome.By))
	case match.Declared:
		for p := range games.Player(m.Game().Info().Players) {
			won := 0
			if slices.Contains(outcome.Winners, p) {
				won = 1
			}
			w.bits(won, 1)
		}
	}
	w.number(m.Len())
	for i := range m.Len() {
		legal := sortedMoves(m.Game(), m.PositionAt(i))
		w.bits(slices.Index(legal, m.Move(i)), widthOf(legal))
	}
	if len(w.symbols) >= maxSymbols {
		return "", fmt.Errorf("a game of %d plies has no room in a code", m.Len())
	}
	return seal(headOf(rec.Spec.ID), w.symbols), nil
}

// Complete reports whether a code holds all of m: it has no variations, comments or marks.
func Complete(m *match.Match) bool {
	if m.HasVariations() || m.Root().Comment() != "" {
		return false
	}
	for n := m.Root(); len(n.Next()) > 0; {
		if n = n.Next()[0]; n.Comment() != "" || n.Mark() != match.NoMark {
			return false
		}
	}
	return true
}

// Is reports whether data contains a code.
func Is(data []byte) bool { return head.Match(data) }

// Parse returns the game of the first code in text. find looks up games by id. The error is a games.IllegalError if the position in which the game
// begins is unreachable.
func Parse(text string, find func(id string) (games.Spec, bool)) (Code, error) {
	at := head.FindStringSubmatchIndex(text)
	if at == nil {
		return Code{}, ErrNone
	}
	spec, known := find(strings.ToLower(text[at[4]:at[5]]))
	switch {
	case text[at[2]:at[3]] != strconv.Itoa(version):
		return Code{}, ErrVersion
	case !known:
		return Code{}, fmt.Errorf("%w: %s", ErrGame, games.Quote(text[at[4]:at[5]]))
	}
	data, whole := unseal(headOf(spec.ID), symbolsOf(text[at[1]:]))
	r := &reader{symbols: data, at: lengthSize * symbolBits}
	m, end, plies := r.table(spec)
	if illegal, ok := errors.AsType[*games.IllegalError](r.err); ok && whole {
		return Code{}, illegal
	}
	if r.err != nil {
		return Code{}, ErrBroken
	}
	c := Code{Plies: plies, Whole: whole}
	for range plies {
		legal := sortedMoves(m.Game(), m.Position())
		i := r.bits(widthOf(legal))
		if r.err != nil || i >= len(legal) || m.Play(legal[i]) != nil {
			c.Whole = false
			break
		}
	}
	if c.Whole && end(m) != nil { // the plies decide whether the table could end the game like this
		c.Whole = false
	}
	c.Record = record.New(spec, m)
	return c, nil
}

// headOf returns the head of the codes of the game called id.
func headOf(id string) string { return fmt.Sprintf("quintet%d-%s-", version, id) }

// sortedMoves returns the legal moves of p ordered by their texts.
func sortedMoves(g games.Game, p games.Position) []games.Move {
	moves := p.AppendMoves(nil)
	type named struct {
		text string
		move games.Move
	}
	all := make([]named, len(moves))
	for i, m := range moves {
		all[i] = named{g.FormatMove(p, m), m}
	}
	slices.SortFunc(all, func(a, b named) int { return strings.Compare(a.text, b.text) })
	for i, n := range all {
		moves[i] = n.move
	}
	return moves
}

// widthOf returns the number of bits for the index of one of moves.
func widthOf(moves []games.Move) int { return bits.Len(uint(max(0, len(moves)-1))) }

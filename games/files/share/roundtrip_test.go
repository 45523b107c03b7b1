package share_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/play/match"
)

// nasty are texts that some reader or writer once refused or changed.
var nasty = []string{"good", "a } b", `\`, `\}`, "{", "{} (1. a1)", "two\nlines", "a\r\nb\rc", "; no comment", `[game "x"]`, `"`, `a\"b`,
	"é ș 囲", " blanks ", "\u00a0\u3000", "a\x00b", "\x1b[31mred", "\u202egnp.exe", "\u2066in", "\u200f", "\ufeff", "a\u0085b\u2028c", "\xff\xfe",
	"\ufffd\ufffe", "می\u200cخواهم", "\t", "end\n\n", "+", "*", "--", strings.Repeat("long ", 50)}

// edit makes random changes to m as players do: plies after any other, marks, comments even within a turn, and deletions.
func edit(t testing.TB, m *match.Match, r *games.Rand, steps int) {
	for range steps {
		nodes := catalogtest.Nodes(m)
		n := nodes[r.Intn(len(nodes))]
		switch m.Show(n); r.Intn(8) {
		case 0:
			_ = m.SetMark(n, match.Mark(r.Intn(7))) // an error says that it is the start
		case 1, 2:
			m.SetComment(n, nasty[r.Intn(len(nasty))])
		case 3:
			_ = m.Delete(n) // an error says that it is on the main path
		case 4:
			_ = m.Promote(n) // an error says that it is impossible
		default:
			if m.Continue(); !m.Over() {
				_, err := m.Add(n, catalogtest.AnyMove(m.Position(), r))
				catalogtest.NoError(t, err)
			}
		}
	}
}

// renamed gives the seats of m nasty names.
func renamed(m *match.Match, r *games.Rand) *match.Match {
	seats := make([]match.Seat, m.Game().Info().Players)
	for i := range seats {
		if seats[i].Name = nasty[r.Intn(len(nasty))]; r.Intn(3) == 0 {
			seats[i].Level = 1 + r.Intn(record.MaxLevel)
			if r.Intn(2) == 0 {
				seats[i].Even = min(10*seats[i].Level+r.Intn(10), 10*record.MaxLevel)
			}
		}
	}
	again := match.NewAt(m.Game(), m.PositionAt(0), seats)
	for i := range m.Len() {
		if again.Play(m.Move(i)) != nil {
			break
		}
	}
	return again
}

// Whatever was played, tried, commented and named, a match, its record and its code agree, and a record that is read, opened and saved again does not
// change.
func TestMatchRecordAndCodeAgree(t *testing.T) {
	for _, s := range specs() {
		t.Run(s.ID, func(t *testing.T) {
			cases := 500
			if testing.Short() {
				cases = 60
			}
			for seed := range cases {
				r := games.NewRand(uint64(seed))
				m := anyMatch(t, s, r, 30)
				if r.Intn(2) == 0 {
					m = renamed(m, r)
				}
				edit(t, m, r, r.Intn(40))
				rec := record.New(s, m)
				rec.SetTag("title", nasty[r.Intn(len(nasty))])
				checkChain(t, fmt.Sprintf("seed %d", seed), rec)
				if t.Failed() {
					return
				}
			}
		})
	}
}

// checkChain converts rec to record, match, record, code and record again.
func checkChain(t *testing.T, what string, rec *record.Record) {
	t.Helper()
	text := written(t, rec)
	back, err := record.Read(strings.NewReader(text), catalogtest.Find)
	if err != nil {
		t.Errorf("%s: the record cannot be read: %v\n%s", what, err, text)
		return
	}
	if twice := written(t, back); twice != text {
		t.Errorf("%s: read and written again as\n%s\nwant\n%s", what, twice, text)
	}
	shared, err := share.Parse(code(t, back), catalogtest.Find)
	if err != nil || !shared.Whole {
		t.Errorf("%s: the code is read back with %v, whole %v", what, err, shared.Whole)
		return
	}
	bare := record.New(rec.Spec, back.Match.MainGame())
	if got, want := written(t, shared.Record), written(t, bare); got != want {
		t.Errorf("%s: the code is read as\n%s\nwant\n%s", what, got, want)
	}
}

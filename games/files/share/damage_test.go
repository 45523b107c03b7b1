package share_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/files/share"
	"quintet/games/gametest"
	"quintet/games/play/match"
)

// plies returns the plies of rec's main line as texts.
func plies(rec *record.Record) []string { return catalogtest.Plies(rec.Match.MainGame()) }

// isBegin reports whether want begins with got.
func isBegin(got, want []string) bool {
	return len(got) <= len(want) && strings.Join(got, " ") == strings.Join(want[:len(got)], " ")
}

// A code without its end opens to the last ply that is left: the longer the rest, the more plies.
func TestTruncatedCode(t *testing.T) {
	for _, s := range specs() {
		rec := record.New(s, anyMatch(t, s, games.NewRand(5), 40))
		text, want, last := code(t, rec), plies(rec), 0
		for end := len(text) - 1; end >= strings.LastIndex(text, "-")+1; end-- {
			c, err := share.Parse(text[:end], catalogtest.Find)
			if err != nil {
				if last > 1 {
					t.Errorf("%s: the first %d of %d characters: %v", s.ID, end, len(text), err)
				}
				break
			}
			got := plies(c.Record)
			if c.Whole || c.Plies != len(want) || !isBegin(got, want) || c.Record.Match.Final().Ending != match.Going && len(got) < len(want) {
				t.Fatalf("%s: the first %d of %d characters: whole %v, %d plies, read %v, want the first of %v", s.ID, end, len(text), c.Whole, c.Plies, got, want)
			}
			if end == len(text)-1 && len(got) != len(want) {
				t.Errorf("%s: without the last character, which is a check, %d of %d plies are left", s.ID, len(got), len(want))
			}
			if end < len(text)-1 && (len(got) > last || len(got) < last-8) {
				t.Errorf("%s: the first %d characters have %d plies, with one more %d", s.ID, end, len(got), last)
			}
			last = len(got)
		}
	}
}

// changed returns text, a code, with one to three characters of its data changed, removed, inserted or swapped.
func changed(text string, r *games.Rand) string {
	const signs = "0123456789abcdefghjkmnpqrstvwxyz0123456789abcdefghjkmnpqrstvwxyz?*u"
	first := strings.LastIndex(text, "-") + 1
	for range 1 + r.Intn(3) {
		at := first + r.Intn(len(text)-first-1)
		sign := string(signs[r.Intn(len(signs))])
		switch r.Intn(6) {
		case 0:
			text = text[:at] + text[at+1:]
		case 1:
			text = text[:at] + sign + text[at:]
		case 2:
			text = text[:at] + text[at+1:at+2] + text[at:at+1] + text[at+2:]
		default:
			text = text[:at] + sign + text[at+1:]
		}
	}
	return text
}

// A changed code is recognised as damaged. The plies that could be read belong to the shared game; but if the end is missing too, plies after the
// last check may be wrong.
func TestEveryChangeIsDetected(t *testing.T) {
	n := 100_000
	switch {
	case gametest.IsLong():
		n = 1_000_000
	case testing.Short():
		n = 4000
	}
	r := games.NewRand(3)
	var others, opened int
	const codes = 20
	for _, s := range specs() {
		for range codes {
			rec := record.New(s, anyMatch(t, s, r, 30))
			text, want := code(t, rec), plies(rec)
			for range n / len(specs()) / codes {
				broken := changed(text, r)
				c, err := share.Parse(broken, catalogtest.Find)
				if err != nil || strings.HasPrefix(broken, text) {
					continue
				}
				if c.Whole {
					t.Fatalf("%s was changed to %s, and nobody has noticed", text, broken)
				}
				if opened++; !isBegin(plies(c.Record), want) {
					others++
				}
			}
		}
	}
	t.Logf("of %d changed codes %d open, %d of them with other plies after the last check", n, opened, others)
	if others > opened/5 {
		t.Errorf("%d of %d codes that open have other plies", others, opened)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range specs() {
		f.Add(code(f, record.New(s, anyMatch(f, s, games.NewRand(2), 10))))
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := share.Parse(text, catalogtest.Find)
		if err != nil {
			return
		}
		if again, err := share.Parse(code(t, c.Record), catalogtest.Find); err != nil || !again.Whole || written(t, again.Record) != written(t, c.Record) {
			t.Errorf("%q: what was read of it is not read again the same: %v", text, err)
		}
	})
}

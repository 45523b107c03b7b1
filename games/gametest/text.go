// Checks of notation: positions and plies are written and read back, illegal ones are refused with a reason, and messages have sentences
// (checkMessage). Add a check of text here.

package gametest

import (
	"errors"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// checkText: the notation of p is one line that ParsePosition reads back as the same position.
func (x *checker) checkText(p games.Position, text string) {
	x.want(text != "" && !strings.ContainsAny(text, "\r\n\t") && strings.Join(strings.Fields(text), " ") == text,
		"text", "the position is written as %q, want one line of fields separated by single blanks", text)
	with, err := p.AppendText([]byte("kept"))
	x.want(err == nil && string(with) == "kept"+text, "text", "AppendText made %q, %v of \"kept\"", with, err)
	q := x.parse(text)
	if q == nil {
		return
	}
	x.want(games.TextOf(q) == text, "text", "%q is read and written as %q", text, games.TextOf(q))
	x.want(q.Hash() == p.Hash(), "text", "read back, the position has another hash")
	x.want(q.ToMove() == p.ToMove() && q.Over() == p.Over(), "text", "read back, ToMove = %d, Over = %v", q.ToMove(), q.Over())
	x.want(slices.Equal(q.AppendMoves(nil), p.AppendMoves(nil)), "text", "read back, the position has other legal plies")
	x.want(q.Payoffs() == p.Payoffs(), "text", "read back, the payoffs are %v, want %v", q.Payoffs(), p.Payoffs())
	x.want(slices.Equal(q.AppendScores(nil), p.AppendScores(nil)), "text", "read back, the scores are %v", q.AppendScores(nil))
	for _, bad := range []string{"", "-", text + " x", text + "/", strings.Replace(text, "/", "", 1)} {
		_, err := x.g.ParsePosition(bad)
		x.want(errors.Is(err, games.ErrSyntax), "text", "ParsePosition(%q): error %v, want one that wraps ErrSyntax", bad, err)
	}
}

// parse parses text that a position has written, and returns nil on failure.
func (x *checker) parse(text string) games.Position {
	q, err := x.g.ParsePosition(text)
	if err != nil {
		x.fail("text", "ParsePosition of what was written: %v", err)
		return nil
	}
	return q
}

// checkShadow plays m, just played in p, also in shadow, which was read from an earlier text of the same game. Both must end up the same.
func (x *checker) checkShadow(p, shadow games.Position, m games.Move) {
	x.current = p
	if !shadow.Legal(m) {
		x.fail("text", "a position read from its text goes on otherwise: a ply became illegal in %q", games.TextOf(shadow))
		return
	}
	shadow.Play(m)
	x.want(shadow.Hash() == p.Hash() && shadow.ToMove() == p.ToMove() && shadow.Payoffs() == p.Payoffs(),
		"text", "a position read from its text goes on otherwise: it became %q", games.TextOf(shadow))
}

// checkNames: every legal ply has a unique name that is read back, also in upper case, between spaces and with its display marks.
func (x *checker) checkNames(p games.Position) {
	seen := map[string]games.Move{}
	for _, m := range p.AppendMoves(nil) {
		name := x.g.FormatMove(p, m)
		if other, twice := seen[name]; twice {
			x.fail("names", "plies %d and %d are both called %q", other, m, name)
		}
		seen[name] = m
		x.want(name != "" && name == strings.ToLower(name) && !strings.ContainsAny(name, " \t\r\n+;{}()[]"),
			"names", "a ply is called %q, want lower case without blanks and without signs of the record format", name)
		for _, text := range []string{name, " " + strings.ToUpper(name) + "\t", games.AnnotationOf(x.g, p, m)} {
			got, err := x.g.ParseMove(p, text)
			x.want(err == nil && got == m, "names", "ParseMove(%q) = %d, %v, want %d", text, got, err, m)
		}
		if !x.known[name] {
			x.known[name] = true
			x.names = append(x.names, name)
		}
	}
}

// checkIllegalNames: a ply that was legal elsewhere and is not legal here is refused with a reason; text that is no ply is refused as unreadable.
func (x *checker) checkIllegalNames(p games.Position) {
	legal := map[string]bool{}
	for _, name := range legalTexts(x.g, p) {
		legal[name] = true
	}
	for range min(20, len(x.names)) {
		name := x.names[x.r.Intn(len(x.names))]
		if legal[name] {
			continue
		}
		m, err := x.g.ParseMove(p, name)
		var illegal *games.IllegalError
		if !errors.As(err, &illegal) || m != games.NoMove {
			x.fail("illegal", "ParseMove(%q) = %d, %v, want NoMove and an IllegalError", name, m, err)
			continue
		}
		x.want(illegal.Game == x.spec.ID && illegal.Text == name, "illegal", "ParseMove(%q): the error speaks of %q in %q", name, illegal.Text, illegal.Game)
		x.checkReason("illegal", illegal.Reason, name)
	}
	for _, bad := range []string{"", " ", "a", "a0", "zz99", "a1+b1", "\x00", "é4", "a1-", "endend", strings.Repeat("a1", 5000)} {
		m, err := x.g.ParseMove(p, bad)
		x.want(m == games.NoMove && errors.Is(err, games.ErrSyntax), "syntax",
			"ParseMove(%.20q) = %d, %v, want NoMove and an error that wraps ErrSyntax", bad, m, err)
	}
}

// checkReason: r is a sentence of the game's texts and points at cells of the board. what names the refused target.
func (x *checker) checkReason(check string, r board.Reason, what string) {
	x.want(!r.Text.Empty(), check, "%s is refused without a reason", what)
	x.checkMessage(check, r.Text)
	for _, cells := range [][]board.Target{r.Cells, r.Count, r.Line, r.Box} {
		for _, t := range cells {
			x.want(x.isCell(t), check, "the reason against %s points at %d, which is no cell", what, t)
		}
	}
	x.want(len(r.Line) != 1, check, "the reason against %s has a line through one cell", what)
}

// checkMessage: the texts have the key of m and its arguments fit. Empty messages pass.
func (x *checker) checkMessage(check string, m board.Message) {
	if m.Empty() {
		return
	}
	x.want(x.book.Has(m.Key), check, "games/%s/texts/en.txt has no key %q", x.spec.ID, m.Key)
	said := x.book.Say(m)
	x.want(said != "" && !strings.Contains(said, "%!"), check, "key %q is worded %q: the arguments %v do not fit", m.Key, said, m.Args)
	for _, a := range m.Args {
		switch a := a.(type) {
		case int, string:
		case board.Message:
			x.checkMessage(check, a)
		case board.Instruction:
			x.checkMessage(check, a.Pointer)
			x.checkMessage(check, a.Keys)
			if !a.Touch.Empty() {
				x.checkMessage(check, a.Touch)
			}
			x.want(!a.Pointer.Empty() && !a.Keys.Empty(), check, "key %q tells a way in the words for one hand alone", m.Key)
		case board.Act:
			x.want(slices.Contains(board.Acts(), a), check, "key %q names the act %q, which no key does", m.Key, a)
		default:
			x.fail(check, "key %q has an argument of type %T, want int, string, Message, Act or Instruction", m.Key, a)
		}
	}
}

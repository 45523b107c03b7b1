// Playthrough plays one reviewed game and writes everything that can be observed at each of its positions, which Golden compares with a file. Add a
// line to that text here (transcriber).

package gametest

import (
	"errors"
	"flag"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// update makes Golden write its file instead of comparing with it.
var update = flag.Bool("update", false, "rewrite golden files")

// Playthrough plays one random game with the default options and compares everything observable with the text in file.
func Playthrough(t *testing.T, s games.Spec, file string) {
	t.Helper()
	Golden(t, file, transcript(s, open(t, s, nil)))
}

// Golden compares got with the text in file. A missing file fails. With -update it writes the file instead: review the difference like code.
func Golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("%s is missing: run the test with -update, then read what it says", file)
	}
	if err != nil {
		t.Fatal(err)
	}
	if line, g, w, differ := firstDifference(got, string(want)); differ {
		t.Errorf("%s:%d: it now says\n\t%s\nwant\n\t%s\nif that is meant, run the test with -update and read what changed", file, line, g, w)
	}
}

// firstDifference returns the first line in which got and want differ: its number, counted from 1, and both texts.
func firstDifference(got, want string) (line int, g, w string, differ bool) {
	gs, ws := strings.Split(got, "\n"), strings.Split(strings.ReplaceAll(want, "\r\n", "\n"), "\n")
	for i := range max(len(gs), len(ws)) {
		g, w = "(end)", "(end)"
		if i < len(gs) {
			g = gs[i]
		}
		if i < len(ws) {
			w = ws[i]
		}
		if g != w {
			return i + 1, g, w, true
		}
	}
	return 0, "", "", false
}

// A transcriber writes a playthrough.
type transcriber struct {
	strings.Builder
	g     games.Game
	book  *words.Book
	drawn []string // the previous picture
}

// transcript returns the playthrough of a game with seed 1.
func transcript(s games.Spec, g games.Game) string {
	w := &transcriber{g: g, book: words.English(words.Of(s))}
	w.line("%s, %s", s.Name, s.Format(g.Info().Options))
	w.line("%d players, at most %d plies", g.Info().Players, g.MaxPlies())
	r := games.NewRand(1)
	p := g.Start()
	for ply := 0; ; ply++ {
		w.position(p, ply)
		if p.Over() {
			return w.String()
		}
		ms := p.AppendMoves(nil)
		m := ms[r.Intn(len(ms))]
		w.ply(p, m)
		p.Play(m)
	}
}

// line writes one line.
func (w *transcriber) line(format string, args ...any) {
	fmt.Fprintf(w, format, args...)
	w.WriteByte('\n')
}

// position writes everything observable about p, with the picture as a difference to the previous one.
func (w *transcriber) position(p games.Position, ply int) {
	w.line("\n%d. %s", ply, games.TextOf(p))
	w.line("hash %016x, to move %d, payoffs %v, scores %v", p.Hash(), p.ToMove(), p.Payoffs(), p.AppendScores(nil))
	if d, ok := p.(games.Decider); ok {
		if ps, decided := d.Decided(); decided {
			w.line("decided %v", ps)
		}
	}
	w.legal(p)
	v := games.ViewOf(w.g, p)
	w.line("prompt: %s", w.book.Say(v.Prompt))
	if !v.Detail.Empty() {
		w.line("detail: %s", w.book.Say(v.Detail))
	}
	if v.Steps > 0 {
		w.line("step %d of %d", v.Step, v.Steps)
	}
	for i, s := range v.Seats[:w.g.Info().Players] {
		w.line("seat %d: %s", i+1, w.seat(s))
	}
	drawn := w.picture(v)
	for _, item := range w.drawn {
		if !slices.Contains(drawn, item) {
			w.line("- %s", item)
		}
	}
	for _, item := range drawn {
		if !slices.Contains(w.drawn, item) {
			w.line("+ %s", item)
		}
	}
	w.drawn = drawn
}

// legal writes the legal plies in the order of AppendMoves: a short list in full, otherwise its two ends, the length and a checksum.
func (w *transcriber) legal(p games.Position) {
	names := Names(w.g, p, p.AppendMoves(nil))
	all := strings.Join(names, " ")
	if len(names) > 20 {
		names = slices.Concat(names[:8], []string{"..."}, names[len(names)-8:])
	}
	if len(all) > 0 {
		w.line("legal %d, %08x: %s", len(p.AppendMoves(nil)), crc32.ChecksumIEEE([]byte(all)), strings.Join(names, " "))
	}
}

// ply writes the played ply, its steps and the text of its preview.
func (w *transcriber) ply(p games.Position, m games.Move) {
	w.line("play %s by %s", games.AnnotationOf(w.g, p, m), w.labels(w.g.AppendSteps(nil, p, m)))
	var v board.View
	v.Reset()
	w.g.AppendPreview(&v, p, m)
	for _, item := range w.picture(&v) {
		w.line("preview %s", item)
	}
	for _, l := range v.Tag {
		w.line("tag %s", w.text(l))
	}
}

// seat writes a seat.
func (w *transcriber) seat(s board.Seat) string {
	text := fmt.Sprintf("%s, colour %d, sprite %d", w.book.Say(s.Role), s.Colour, s.Sprite)
	if s.HasScore {
		text += fmt.Sprintf(", score %d %v", s.Score, s.Bars)
	}
	if s.Left > 0 {
		text += fmt.Sprintf(", %d left", s.Left)
	}
	if !s.Detail.Text.Empty() {
		text += ", " + w.text(s.Detail)
	}
	return text
}

// text writes a line with its swatch and symbol.
func (w *transcriber) text(l board.Line) string {
	return fmt.Sprintf("%q colour %d icon %d strong %v", w.book.Say(l.Text), l.Colour, l.Icon, l.Strong)
}

// labels writes the labels of targets.
func (w *transcriber) labels(ts []board.Target) string {
	var names []string
	for _, t := range ts {
		names = append(names, w.label(t))
	}
	return strings.Join(names, ",")
}

// label writes one target; an edge has no label and is written as its side.
func (w *transcriber) label(t board.Target) string {
	if t.IsEdge() {
		return fmt.Sprintf("edge%d", t-board.EdgeBase)
	}
	if t == board.NoTarget {
		return "-"
	}
	return w.g.Geometry().Label(t)
}

// picture lists the items of v, one per line.
func (w *transcriber) picture(v *board.View) []string {
	var items []string
	add := func(format string, args ...any) { items = append(items, fmt.Sprintf(format, args...)) }
	for _, p := range v.Pieces {
		add("piece %d %s,%s %s colour %d facing %d figure %d open %v", p.ID, w.label(p.At), w.label(p.To),
			w.g.Geometry().Sprites[p.Sprite], p.Owner, p.Facing, p.Figure, p.Open)
	}
	for _, l := range v.Links {
		add("link %s,%s via %s colour %d state %d cutters %s winning %v", w.label(l.From), w.label(l.To), w.label(l.Via),
			l.Owner, l.State, w.label(l.Cutters[0])+","+w.label(l.Cutters[1]), l.Winning)
	}
	for _, o := range v.Outlines {
		add("outline %d %s colour %d label %d at %s", o.Kind, w.labels(o.Cells), o.Owner, o.Label, w.label(o.At))
	}
	for _, l := range v.Loops {
		add("loop %d %s colour %d label %d crown %v winning %v", l.Kind, w.labels(l.Corners), l.Owner, l.Label, l.Crown, l.Winning)
	}
	for _, r := range v.Rays {
		text := ""
		for _, s := range r.Stops {
			text += fmt.Sprintf(" %s:%d", w.label(s.At), s.Kind)
		}
		add("ray %s colour %d%s", w.label(r.From), r.Owner, text)
	}
	for _, m := range v.Marks {
		add("mark %d %s colour %d turn %d", m.Kind, w.label(m.At), m.Owner, m.Turn)
	}
	return items
}

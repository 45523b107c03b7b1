// Checks of what a game says that plies do (games.Explainer): checkEffects for the form of effects, Effects for their truth, which a game's own test
// judges by its rules. Explanations is a table of plies and their effects. Add here what every effect must keep.

package gametest

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// maxEffectWords is the number of words that a sentence of an effect may have.
const maxEffectWords = 12

// effectForms are the ends of the keys of a gain's sentences.
var effectForms = []string{"", ".stops", ".allows"}

// checkEffectKinds: every kind of effect is one word, stands once and has its sentences.
func (x *checker) checkEffectKinds() {
	g, ok := x.g.(games.Explainer)
	if !ok {
		return
	}
	gains, costs := g.EffectKinds()
	kinds := append(slices.Clone(gains), costs...)
	for i, kind := range kinds {
		x.want(kind != "" && !strings.ContainsFunc(kind, func(r rune) bool { return r < 'a' || r > 'z' }), "effect kinds", "a kind is called %q, want a word", kind)
		x.want(!slices.Contains(kinds[:i], kind), "effect kinds", "two kinds are called %q", kind)
		for j, form := range effectForms {
			key := games.Effect{Kind: kind}.Key(x.spec.ID) + form
			x.want(x.book.Has(key) == (j == 0 || i < len(gains)), "effect texts", "sentence %q: there is %v", key, x.book.Has(key))
		}
	}
	for _, kind := range g.RemarkKinds() {
		key := games.Effect{Kind: kind}.Key(x.spec.ID) + ".remark"
		x.want(slices.Contains(gains, kind) && x.book.Has(key), "effect texts", "there may be a remark on %q, with the sentence %q", kind, key)
	}
}

// checkEffects: the effects of some plies of p are the same when asked again, of announced kinds, and can be worded and drawn.
func (x *checker) checkEffects(p games.Position) {
	g, ok := x.g.(games.Explainer)
	if !ok {
		return
	}
	text := games.TextOf(p)
	for _, m := range x.sample(p, 8) {
		effects := g.Effects(p, m)
		x.want(same(effects, g.Effects(p, m)), "effects", "two lists of effects of %s differ", g.FormatMove(p, m))
		for i, e := range effects {
			x.checkEffect(e)
			x.want(!slices.ContainsFunc(effects[:i], func(f games.Effect) bool { return f.Kind == e.Kind && f.Subject == e.Subject }),
				"effects", "%s has two effects of kind %s about %q", g.FormatMove(p, m), e.Kind, e.Subject)
		}
	}
	x.want(games.TextOf(p) == text, "effects", "asking for effects changed the position from %q", text)
	x.checkEffectImages(g, p)
}

// checkEffect: e is of an announced kind, has sentences of at most twelve words in all languages, and is about cells of the board.
func (x *checker) checkEffect(e games.Effect) {
	gains, costs := x.g.(games.Explainer).EffectKinds()
	kinds, forms := gains, effectForms
	if e.Cost {
		kinds, forms = costs, effectForms[:1]
	}
	x.want(slices.Contains(kinds, e.Kind), "effects", "an effect is of kind %q with Cost = %v, want one of %v", e.Kind, e.Cost, kinds)
	x.want(len(e.Cells) > 0 && x.areCells(e.Cells) && x.areCells(e.Line) && len(e.Line) != 1, "effects", "%s is about the cells %v and the line %v",
		e.Kind, e.Cells, e.Line)
	for _, form := range forms {
		m := board.Say(e.Key(x.spec.ID)+form, e.Args...)
		x.checkMessage("effects", m)
		for _, l := range words.Languages() {
			said := x.bookIn(l).Say(m)
			x.want(len(strings.Fields(said)) <= maxEffectWords && !strings.Contains(said, "%!"), "effects", "%s: %q, want at most %d words", m.Key, said, maxEffectWords)
		}
	}
}

// bookIn returns the book of the game in l.
func (x *checker) bookIn(l words.Language) *words.Book {
	if x.books[l] == nil {
		x.books[l] = words.NewBook(l, words.Of(x.spec))
	}
	return x.books[l]
}

// checkEffectImages: mirrored plies have the same effects about mirrored things.
func (x *checker) checkEffectImages(g games.Explainer, p games.Position) {
	s, ok := x.g.(games.Symmetric)
	if !ok {
		return
	}
	k := 1 + x.r.Intn(games.Symmetries-1)
	image, ok := s.Image(p, k)
	if !ok {
		return
	}
	want := effectsOf(g, p, func(q games.Position) games.Position { after, _ := s.Image(q, k); return after })
	got := effectsOf(g, image, func(q games.Position) games.Position { return q })
	for hash, effects := range want {
		x.want(got[hash] == effects, "effect images", "under symmetry %d a ply has the effects %q, want %q", k, got[hash], effects)
	}
}

// effectsOf returns the kinds and amounts of the effects of each ply of p, by the hash of the position after it, transformed by image.
func effectsOf(g games.Explainer, p games.Position, image func(games.Position) games.Position) map[uint64]string {
	all := map[uint64]string{}
	q := p.Clone()
	for _, m := range p.AppendMoves(nil) {
		var parts []string
		for _, e := range g.Effects(p, m) {
			parts = append(parts, e.Kind+" "+strconv.Itoa(e.Amount))
		}
		slices.Sort(parts)
		q.CopyFrom(p)
		q.Play(m)
		all[image(q).Hash()] += strings.Join(parts, ", ") + ";"
	}
	return all
}

// Effects judges effects in random games of s with options, of eight plies in each position, until at least 10,000 effects (1,000 in short tests) and at
// least 20 of each kind have been judged. check judges by the rules alone, without the functions that found the effect, and returns an error if e is not
// true of mv in p. Half of the games follow the priors of the game, if it has some, so that positions like those of real games occur.
func Effects(t *testing.T, s games.Spec, options string, check func(p games.Position, mv games.Move, e games.Effect) error) {
	t.Helper()
	g := Open(t, s, options).(games.Explainer)
	gains, costs := g.EffectKinds()
	judged := map[string]int{}
	for _, kind := range append(gains, costs...) {
		judged[kind] = 0
	}
	want, total, r := 10_000, 0, games.NewRand(1)
	if testing.Short() {
		want = 1_000
	}
	enough := func() bool { return total >= want && slices.Min(slices.Collect(maps.Values(judged))) >= 20 }
	for game := 0; game < 2_000 && !enough(); game++ {
		for p := g.Start(); !p.Over(); playLikely(p, r, game%2 == 0) {
			for range 8 {
				ms := p.AppendMoves(nil)
				m := ms[r.Intn(len(ms))]
				for _, e := range g.Effects(p, m) {
					judged[e.Kind]++
					total++
					if err := check(p, m, e); err != nil {
						t.Fatalf("%s %s, %s: %s about %q, %d, is not true: %v", options, games.TextOf(p), g.FormatMove(p, m), e.Kind, e.Subject, e.Amount, err)
					}
				}
			}
		}
	}
	if !enough() {
		t.Errorf("%d effects judged, want %d and 20 of each kind", total, want)
	}
	t.Logf("%d effects judged: %v", total, judged)
}

// playLikely plays the likeliest of three random plies by the priors of p, or a random one unless likely.
func playLikely(p games.Position, r *games.Rand, likely bool) {
	prior, ok := p.(games.Prior)
	if !ok || !likely {
		PlayRandom(p, r)
		return
	}
	ms := p.AppendMoves(nil)
	weights := prior.AppendPriors(nil, ms)
	best := r.Intn(len(ms))
	for range 2 {
		if i := r.Intn(len(ms)); weights[i] > weights[best] {
			best = i
		}
	}
	p.Play(ms[best])
}

// Explanations checks the effects of plies. Each row has the options, the position as Reach takes it, the ply, and its effects: the English sentences
// with their cells, "Cuts c2-d3. [c2 d3]", separated by blanks.
func Explanations(t *testing.T, s games.Spec, rows [][4]string) {
	t.Helper()
	book := words.English(words.Of(s))
	for _, row := range rows {
		g := Open(t, s, row[0]).(games.Explainer)
		p := Reach(t, g, row[1])
		var said []string
		for _, e := range g.Effects(p, Ply(t, g, p, row[2])) {
			said = append(said, fmt.Sprintf("%s [%s]", book.Say(board.Say(e.Key(s.ID), e.Args...)), Labels(g, e.Cells)))
		}
		if got := strings.Join(said, " "); got != row[3] {
			t.Errorf("%s %q: %s has the effects %q, want %q", row[0], row[1], row[2], got, cmp.Or(row[3], "none"))
		}
	}
}

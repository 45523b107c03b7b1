// Fuzzes the parsers of a game with any text as position and ply (Fuzz). An error is fine; a broken promise, such as a position that cannot be played
// to its end, fails. Add a promise here.

package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"quintet/games"
)

// Fuzz parses any text as a position and any text as a ply in it, with each of the options of s. Each seed is a position and a ply. If also is not
// nil, it is called with every accepted position.
func Fuzz(f *testing.F, s games.Spec, options []string, seeds [][2]string, also func(t *testing.T, p games.Position)) {
	var gs []games.Game
	for _, o := range options {
		gs = append(gs, Open(f, s, o))
	}
	for _, seed := range seeds {
		f.Add(seed[0], seed[1])
	}
	f.Fuzz(func(t *testing.T, position, ply string) {
		for _, g := range gs {
			p, err := readPosition(g, position)
			if err == nil && p != nil {
				err = readPly(g, p, ply)
			}
			if err != nil {
				t.Error(err)
			}
			if err == nil && p != nil && also != nil {
				also(t, p)
			}
		}
	})
}

// readPosition parses any text as a position of g. It returns the position, nil if the text is refused, and an error if a promise is broken: a
// refusal wraps ErrSyntax. An accepted position survives writing and reading, is over if and only if it has no legal plies, has a view, and reaches a
// result when played out, which agrees with Decided.
func readPosition(g games.Game, text string) (games.Position, error) {
	p, err := g.ParsePosition(text)
	if err != nil {
		if !errors.Is(err, games.ErrSyntax) {
			return nil, fmt.Errorf("%q is refused by an error that does not wrap ErrSyntax: %w", text, err)
		}
		return nil, nil
	}
	written := games.TextOf(p)
	again, err := g.ParsePosition(written)
	if err != nil || !reflect.DeepEqual(again, p) || games.TextOf(again) != written || again.Hash() != p.Hash() {
		return nil, fmt.Errorf("%q is written as %q, which reads as another position: %v", text, written, err)
	}
	ms := p.AppendMoves(nil)
	if (len(ms) == 0) != p.Over() {
		return nil, fmt.Errorf("%q: Over = %v with %d legal plies", text, p.Over(), len(ms))
	}
	if i := slices.IndexFunc(ms, func(m games.Move) bool { return !p.Legal(m) }); i >= 0 {
		return nil, fmt.Errorf("%q: %s is listed and not legal", text, g.FormatMove(p, ms[i]))
	}
	games.ViewOf(g, p) // must not panic
	if end, ok := again.(games.Playouter); ok {
		if ps, _ := end.Playout(games.NewRand(1)); !isResult(ps, p.Players()) {
			return nil, fmt.Errorf("%q: a playout ends with the payoffs %v", text, ps)
		}
	}
	return p, playedOut(g, p.Clone())
}

// playedOut plays p to its end. It returns an error if the game does not end or ends with another result than Decided announced.
func playedOut(g games.Game, p games.Position) error {
	text, decided, ok := games.TextOf(p), games.Payoffs{}, false
	if d, may := p.(games.Decider); may {
		decided, ok = d.Decided()
	}
	r := games.NewRand(1)
	for range 2 * g.MaxPlies() { // MaxPlies is a bound for games from the start only
		if p.Over() {
			break
		}
		PlayRandom(p, r)
	}
	switch ps := p.Payoffs(); {
	case !p.Over():
		return fmt.Errorf("%q: a game does not end", text)
	case ok && ps != decided:
		return fmt.Errorf("%q is decided as %v, and ends with %v", text, decided, ps)
	}
	return nil
}

// readPly parses any text as a ply in p. It returns an error if a promise is broken: a refusal returns NoMove, and wraps ErrSyntax or is an
// IllegalError with a reason. An accepted ply is legal and is read back from its name, with and without display marks.
func readPly(g games.Game, p games.Position, text string) error {
	m, err := g.ParseMove(p, text)
	if err != nil {
		var illegal *games.IllegalError
		if errors.As(err, &illegal) == errors.Is(err, games.ErrSyntax) || m != games.NoMove {
			return fmt.Errorf("%q is refused as ply %d by an error that is neither ErrSyntax nor an IllegalError: %w", text, m, err)
		}
		if illegal != nil && illegal.Reason.Text.Empty() {
			return fmt.Errorf("%q is refused without a reason", text)
		}
		return nil
	}
	if !p.Legal(m) {
		return fmt.Errorf("%q is read as ply %d, which is not legal", text, m)
	}
	for _, name := range []string{g.FormatMove(p, m), games.AnnotationOf(g, p, m)} {
		if back, err := g.ParseMove(p, name); err != nil || back != m {
			return fmt.Errorf("%q is written as %q, which reads as ply %d, %v", text, name, back, err)
		}
	}
	return nil
}

// Fuzzing of what a game reads: any text as a position and as a ply. Errors are fine, broken promises are not.

package gametest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"quintet/games"
)

// Fuzz lets the games of s, with each of the options, read any text as a position and any text as a ply in it. Seeds are pairs of both. If
// also is not nil, it is called with every position that is accepted.
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

// readPosition has g read any text as a position. It returns the position, nil where the text is refused, and an error
// where a promise is broken: a refusal wraps ErrSyntax; what is accepted is written and read again as the same, is over if and only if it
// has no legal plies, can be seen, and has a result when it is played out, which is the one that is decided.
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

// playedOut plays p to its end. It returns an error where there is none, or another result than the one that was decided.
func playedOut(g games.Game, p games.Position) error {
	text, decided, ok := games.TextOf(p), games.Payoffs{}, false
	if d, may := p.(games.Decider); may {
		decided, ok = d.Decided()
	}
	r := games.NewRand(1)
	for range 2 * g.MaxPlies() { // which is a bound for games from the start
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

// readPly has g read any text as a ply in p. It returns an error where a promise is broken: a refusal comes with NoMove,
// and wraps ErrSyntax or is an IllegalError with a reason; what is accepted is legal, and read again from its name and from the name with
// display marks.
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

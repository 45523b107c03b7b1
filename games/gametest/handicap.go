// Checks the option handicap (Handicap), which gives the first player more plies in the first turn. Change here what is expected of the option; a
// game that has it calls Handicap.

package gametest

import (
	"slices"
	"testing"

	"quintet/games"
)

// Handicap checks the handicap of s together with these options. With handicap n the first player makes n more plies before the second player moves.
// After each of them the position survives writing and reading, has the same player to move, and a game can begin in it. One handicap game goes
// through the checks of Run.
func Handicap(t *testing.T, s games.Spec, options string, traits ...Trait) {
	o := parseOptions(t, options)
	i := slices.IndexFunc(s.Options, func(o games.Option) bool { return o.ID == "handicap" })
	for k, v := range s.Options[i].Choices {
		o["handicap"] = v
		g := open(t, s, o)
		p, r := g.Start(), games.NewRand(uint64(k))
		for made := range k + 1 {
			if left := p.(games.TurnTaker).PliesLeft(); p.ToMove() != 0 || left != 1+k-made {
				t.Fatalf("handicap %d, after %d plies: %v has %d left, want p1 to have %d", k, made, p.ToMove(), left, 1+k-made)
			}
			read, err := games.SetUp(g, games.TextOf(p))
			if err != nil || read.ToMove() != 0 || read.Hash() != p.Hash() || games.TextOf(read) != games.TextOf(p) {
				t.Fatalf("handicap %d, after %d plies: %q is read as %v, %v", k, made, games.TextOf(p), read, err)
			}
			PlayRandom(p, r)
		}
		if p.ToMove() != 1 {
			t.Errorf("handicap %d: after %d plies %v is to move, want p2", k, k+1, p.ToMove())
		}
	}
	todo := planNow()
	todo.games = todo.coverGames
	t.Run(s.Format(o), func(t *testing.T) { report(t, examine(s, open(t, s, o), todo, traits)) })
}

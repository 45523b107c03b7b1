package squ_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/squ"
)

// Black wins by a turn that makes two decisive squares possible. A player and a judge once overlooked it in every search, and the game was lost.
func TestJudgeSeesDoubleThreat(t *testing.T) {
	g, err := squ.Spec.Open(games.Options{"size": "10", "ties": "record"})
	if err != nil {
		t.Fatal(err)
	}
	p := g.Start()
	for word := range strings.FieldsSeq("g9 e4 a10 j1 a9 i1 j10 j2 i10 b9 a3 h3 c10") {
		m, err := g.ParseMove(p, word)
		if err != nil {
			t.Fatal(err)
		}
		p.Play(m)
	}
	judge := catalog.Judge(squ.Spec.ID)
	for seed := range uint64(3) {
		r, err := judge.Engine(seed, 0).Search(t.Context(), p, judge.Untimed())
		if err != nil {
			t.Fatal(err)
		}
		if best := g.FormatMove(p, r.Best); !slices.Contains([]string{"b2", "b8", "i2", "i8"}, best) || r.Value[p.ToMove()] < 0.3 {
			t.Errorf("seed %d: %s is best and worth %.2f, want a disc on b2, b8, i2 or i8 and more than 0.3", seed, best, r.Value[p.ToMove()])
		}
	}
}

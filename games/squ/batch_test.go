package squ

import (
	"fmt"
	"math"
	"testing"

	"quintet/games"
)

// Batches expect about what single games expect, in every phase of the game and whatever the mover has in hand.
func TestBatchAgrees(t *testing.T) {
	const positions, batches, singles = 12, 200, 12_000
	for _, text := range []games.Options{{"size": "8"}, {"size": "8", "ties": "record"}, {"size": "10", "ties": "record"}} {
		g, err := Spec.Open(text)
		if err != nil {
			t.Fatal(err)
		}
		r := games.NewRand(5)
		for _, plies := range []int{2, 13, 24, 35, 46, 57} {
			sum := 0.0
			for range positions {
				p := randomPosition(g, plies, r)
				difference := batchValue(p, batches, r) - singleValue(p, singles, r)
				sum += math.Abs(difference)
				if math.Abs(difference) > 0.15 {
					t.Errorf("%v after %d plies: batches expect %.2f more than single games", text, plies, difference)
				}
			}
			if mean := sum / positions; mean > 0.06 {
				t.Errorf("%v after %d plies: batches differ by %.3f from single games, want 0.06 at most", text, plies, mean)
			}
		}
	}
}

func randomPosition(g games.Game, plies int, r *games.Rand) *position {
	p := g.Start()
	for range plies {
		ms := p.AppendMoves(nil)
		p.Play(ms[r.Intn(len(ms))])
	}
	return p.(*position)
}

func batchValue(p *position, n int, r *games.Rand) (v float64) {
	var b games.Batch
	for range n {
		p.PlayoutBatch(r, &b)
		v += float64(b.Payoff[red]) / float64(n)
	}
	return v
}

func singleValue(p *position, n int, r *games.Rand) (v float64) {
	q := p.Clone()
	for range n {
		q.CopyFrom(p)
		ps, _ := q.(games.Playouter).Playout(r)
		v += float64(ps[red]) / float64(n)
	}
	return v
}

// Every empty cell goes to one of the players in each game, and the payoffs of the games where a player has it and where he has not add up.
func TestBatchAddsUp(t *testing.T) {
	g, err := Spec.Open(games.Options{"size": "8", "ties": "record"})
	if err != nil {
		t.Fatal(err)
	}
	r := games.NewRand(1)
	p := randomPosition(g, 20, r)
	before := *p
	var b games.Batch
	for i := range b.Made[red] {
		b.Made[red][i] = 7 // an earlier result must not stay
	}
	p.PlayoutBatch(r, &b)
	if *p != before {
		t.Error("the position has changed")
	}
	empty := p.empty()
	for i := range games.BatchKeys {
		want := float32(0)
		if i < maxCells && empty.has(i) {
			want = 1
		}
		if made := b.Made[red][i] + b.Made[black][i]; made != want {
			t.Errorf("cell %d is dealt in %v of the games, want %v", i, made, want)
		}
		if want == 0 {
			continue
		}
		if v := b.PayoffIfMade[red][i] - b.PayoffIfMade[black][i]; math.Abs(float64(v-b.Payoff[red])) > 1e-6 {
			t.Errorf("cell %d: the payoffs of both parts add up to %v, want %v", i, v, b.Payoff[red])
		}
	}
}

// With a single disc left to place its owner is certain, and so is the result.
func TestBatchOfLastCell(t *testing.T) {
	g, err := Spec.Open(games.Options{"size": "8", "ties": "record"})
	if err != nil {
		t.Fatal(err)
	}
	r := games.NewRand(3)
	for range 20 {
		p := randomPosition(g, 63, r)
		var b games.Batch
		p.PlayoutBatch(r, &b)
		p.Play(p.AppendMoves(nil)[0])
		if b.Payoff != p.Payoffs() {
			t.Errorf("got %v, want %v", b.Payoff, p.Payoffs())
		}
	}
}

// The games of a batch end as they must where the result is certain, also when equal squares are older than the batch: they count for the holder of
// the record, and for nobody if the holder is unknown.
func TestBatchOfDecided(t *testing.T) {
	for holder, want := range map[string]games.Payoffs{"p1": {1, -1}, "p2": {-1, 1}, "-": {}} {
		p := diagram(t, "record", holder, `
			R R . .
			R R . .
			. . B B
			. . B B`)
		var b games.Batch
		if p.PlayoutBatch(games.NewRand(1), &b); b.Payoff != want {
			t.Errorf("holder %s: got %v, want %v", holder, b.Payoff, want)
		}
	}
	r := games.NewRand(4)
	decided := 0
	for _, ties := range []string{"draw", "record"} {
		g, err := Spec.Open(games.Options{"size": "6", "ties": ties})
		if err != nil {
			t.Fatal(err)
		}
		for range 300 {
			p := randomPosition(g, 1+r.Intn(35), r)
			want, ok := p.Decided()
			if !ok {
				continue
			}
			decided++
			var b games.Batch
			if p.PlayoutBatch(r, &b); b.Payoff != want {
				t.Errorf("ties=%s: got %v, want %v", ties, b.Payoff, want)
			}
		}
	}
	if decided < 50 {
		t.Errorf("only %d positions were decided", decided)
	}
}

func BenchmarkBatch(b *testing.B) {
	for _, size := range []string{"8", "10"} {
		g, err := Spec.Open(games.Options{"size": size, "ties": "record"})
		if err != nil {
			b.Fatal(err)
		}
		for _, plies := range []int{1, 30} {
			p := randomPosition(g, plies, games.NewRand(1))
			b.Run(fmt.Sprintf("size=%s/plies=%d", size, plies), func(b *testing.B) {
				r := games.NewRand(1)
				var batch games.Batch
				b.ReportAllocs()
				for b.Loop() {
					p.PlayoutBatch(r, &batch)
				}
			})
		}
	}
}

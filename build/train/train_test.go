package train

import (
	"bytes"
	"context"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/build/arena"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/net"
	"quintet/games/search"
)

// learner returns the id of a game that learns.
func learner(t *testing.T) string {
	t.Helper()
	for _, s := range catalog.All() {
		g, err := s.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := g.(games.Learner); ok {
			return s.ID
		}
	}
	t.Skip("no game learns")
	return ""
}

// The gradients of the net are those that finite differences give.
func TestPositionGradients(t *testing.T) {
	f := newPositionTrainer(6, 3)
	r := games.NewRand(4)
	for i := range f.inputs.value { // weights of a size at which hidden units are on both sides of 0
		f.inputs.value[i] = float32(r.Float64() - 0.5)
	}
	x := example{[]uint16{0, 2, 3, 5}, 0.3}
	f.add(&x)
	check := func(name string, p *parameters) {
		t.Helper()
		moved := 0
		for i := range p.value {
			const h = 1e-3
			before := p.value[i]
			loss := func(d float32) float64 {
				p.value[i] = before + d
				return crossEntropy(sigmoid(f.odds(x.on)), x.wins)
			}
			want := (loss(h) - loss(-h)) / (2 * h)
			p.value[i] = before
			if got := float64(p.gradient[i]); math.Abs(got-want) > 1e-3 {
				t.Errorf("%s %d: gradient %v, differences give %v", name, i, got, want)
			}
			if want != 0 {
				moved++
			}
		}
		if moved < len(p.value)/4 {
			t.Errorf("only %d of %d %s matter", moved, len(p.value), name)
		}
	}
	check("input", &f.inputs)
	check("hidden", &f.hidden)
}

func TestPlyGradients(t *testing.T) {
	p := newPlyTrainer(5)
	for i := range p.weights {
		p.weights[i] = float64(i)/3 - 0.5
	}
	c := choice{on: []uint16{0, 1, 2, 3, 1, 4}, each: 2, share: []float32{0.2, 0.7, 0.1}}
	got := make([]float64, 5)
	p.loss(&c, func(k uint16, g float64) { got[k] += g })
	for i := range p.weights {
		const h = 1e-5
		before := p.weights[i]
		p.weights[i] = before + h
		more := p.loss(&c, nil)
		p.weights[i] = before - h
		want := (more - p.loss(&c, nil)) / (2 * h)
		p.weights[i] = before
		if math.Abs(got[i]-want) > 1e-6 || want == 0 {
			t.Errorf("input %d: gradient %v, differences give %v", i, got[i], want)
		}
	}
}

// A net learns which of its inputs tells the winner, also from two that do so only together.
func TestLearns(t *testing.T) {
	var d dataset
	d.positions, d.plies = 4, 2
	r := games.NewRand(1)
	for range 6000 {
		a, b := uint16(r.Intn(2)), uint16(r.Intn(2))
		d.examples[0] = append(d.examples[0], example{[]uint16{a, 2 + b}, float32(a ^ b)})
		d.choices[0] = append(d.choices[0], choice{[]uint16{0, 1}, 1, []float32{0.1, 0.9}})
	}
	n, err := d.learn(t.Context(), 1, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	for a := range uint16(2) {
		for b := range uint16(2) {
			if v := n.Value([]uint16{a, 2 + b}); (v > 0.3) != (a != b) || (v < -0.3) != (a == b) {
				t.Errorf("inputs %d and %d have the value %v", a, b, v)
			}
		}
	}
	if got := n.AppendPriors(nil, []uint16{0, 1}, 1); got[1] != 1 || got[0] < 0.05 || got[0] > 0.2 {
		t.Errorf("a ply with a ninth of the visits of another has the prior %v", got)
	}
}

// A run that is interrupted, and goes on, gives the net of one that is not.
func TestInterruptedRun(t *testing.T) {
	id := learner(t)
	args := func(folder string) []string {
		return []string{id, "-o", "size=6 size=7", "-games", "6", "-generations", "2", "-playouts", "150", "-pairs", "0", "-folder", folder, "-out", folder}
	}
	whole, parts := t.TempDir(), t.TempDir()
	for _, folder := range []string{whole, parts} {
		if err := os.Mkdir(filepath.Join(folder, id), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	if err := Command(t.Context(), args(whole), nil, io.Discard); err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(whole, id, "learned.txt"))
	if err != nil {
		t.Fatal(err)
	}
	// An earlier run has played two games and begun to write the third.
	games1, err := os.ReadFile(filepath.Join(whole, "games1.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(games1, []byte("\n"))
	left := append(append(append([]byte{}, lines[0]...), lines[1]...), lines[2][:20]...)
	if err := os.WriteFile(filepath.Join(parts, "games1.jsonl"), left, 0o666); err != nil {
		t.Fatal(err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Command(ended, args(parts), nil, io.Discard); err == nil || !strings.Contains(err.Error(), "continues") {
		t.Fatalf("an interrupted run ends with %v", err)
	}
	if err := Command(t.Context(), args(parts), nil, io.Discard); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(parts, id, "learned.txt"))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("the net differs from that of an uninterrupted run, error %v", err)
	}
	command := "\n# go run ./build train " + id + " -games 6 -generations 2 -o 'size=6 size=7' -pairs 0 -playouts 150 -seed 1\n"
	if !strings.Contains(string(got), command) {
		t.Errorf("%q is missing in %.300q", command, got)
	}
}

// The gate wants a gain against both opponents, and goes on where its files end.
func TestGate(t *testing.T) {
	folder := t.TempDir()
	o := request{game: learner(t), pairs: 9, folder: folder, errs: io.Discard}
	boards, err := o.open([]string{"", "size=7"})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		points [4]string
		passed bool
	}{
		{[4]string{"1 1 0.5", "1 0.5 1", "0.5 0.5 0.5", "0.5 0.25 0.5"}, true},
		{[4]string{"1 0.5 0", "1 0.5 1", "0.5 0.5 0.5", "0.5 0.25 0.5"}, false},
		{[4]string{"1 1 0.5", "0.5 0.5 0.5", "0.5 0.5 0.5", "0.5 0.25 0.5"}, false},
		{[4]string{"1 1 0.5", "1 0.5 1", "0.5 0.5 0.5", "0 0 0"}, false},
	} {
		for k, points := range c.points {
			name := filepath.Join(folder, "match"+string(rune('1'+k))+".txt")
			if err := os.WriteFile(name, []byte(strings.Repeat(strings.ReplaceAll(points, " ", "\n")+"\n", 3)), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		table, passed, err := o.gate(t.Context(), boards, boards)
		if err != nil || passed != c.passed || strings.Count(table, "of 18 games") != 4 {
			t.Errorf("case %d: passed %v, error %v\n%s", i, passed, err, table)
		}
	}
}

// A starter plays the first legal move and remembers where it began.
type starter struct{ began *[]uint64 }

func (e starter) Search(_ context.Context, p games.Position, _ search.Limits) (search.Report, error) {
	*e.began = append(*e.began, p.Hash())
	return search.Report{Best: p.AppendMoves(nil)[0]}, nil
}

// A match of the gate begins with balanced openings, each with both seats exchanged.
func TestMatchFromOpenings(t *testing.T) {
	o := request{game: learner(t), pairs: 3, seed: 7, folder: t.TempDir(), errs: io.Discard}
	boards, err := o.open([]string{""})
	if err != nil {
		t.Fatal(err)
	}
	openings, _, err := arena.Openings(t.Context(), boards[0], 3, 7)
	if err != nil {
		t.Fatal(err)
	}
	began := make([][]uint64, 3*2*2) // by engine
	made := 0
	s := seat{boards[0], func(uint64) search.Engine { made++; return starter{&began[made-1]} }}
	points, err := o.match(t.Context(), 0, match{"equal", [2]seat{s, s}})
	if err != nil || points.Rounds() != 3 || points.Mean() != 0.5 {
		t.Fatalf("%d pairs, mean %v, error %v", points.Rounds(), points.Mean(), err)
	}
	for game := range 3 * 2 {
		p := boards[0].Start()
		for _, m := range openings[game/2] {
			p.Play(m)
		}
		a, b := began[2*game], began[2*game+1]
		if len(a) == 0 || len(b) == 0 || (a[0] == p.Hash()) == (b[0] == p.Hash()) {
			t.Errorf("game %d does not begin with opening %d", game+1, game/2+1)
		}
	}
}

func TestBadRequests(t *testing.T) {
	for _, args := range [][]string{{}, {"chess"}, {learner(t), "-games", "0"}, {learner(t), "-x"}, {learner(t), "-o", "size=99"}} {
		if err := Command(t.Context(), args, nil, io.Discard); err == nil {
			t.Errorf("%q is accepted", args)
		}
	}
}

// A net that a game ships has the inputs that the game lists.
func TestShippedNets(t *testing.T) {
	for _, s := range catalog.All() {
		g, err := s.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		l, ok := g.(games.Learner)
		if !ok {
			continue
		}
		positions, plies := l.Inputs()
		n := net.New(&net.Weights{Plies: make([]float64, plies), Input: make([][net.Hidden]float64, positions), Direct: make([]float64, positions)})
		taught, err := l.Taught(n.String())
		if err != nil {
			t.Fatal(err)
		}
		r := games.NewRand(1)
		different := false
		p, q := g.Start(), taught.Start() // with what is shipped, and with zeros
		for range 6 {
			m := catalogtest.AnyMove(p, r)
			p.Play(m)
			q.Play(m)
			different = different || p.(games.Learned).LearnedValue() != p.(games.Evaluator).Evaluate()
		}
		if got := q.(games.Learned).LearnedValue(); got != (games.Payoffs{}) {
			t.Errorf("%s: a net of zeros gives %v", s.ID, got)
		}
		for _, v := range q.(games.Learned).AppendLearnedPriors(nil, q.AppendMoves(nil)) {
			if v != 1 {
				t.Errorf("%s: a net of zeros gives the prior %v", s.ID, v)
			}
		}
		if !different {
			t.Errorf("%s: what was learned is what was known", s.ID)
		}
	}
}

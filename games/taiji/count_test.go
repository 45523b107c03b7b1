package taiji

import (
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// TestPerftNumbers checks the numbers of rules.md A4 that perft.tsv does not have.
func TestPerftNumbers(t *testing.T) {
	for _, tt := range []struct {
		options string
		depth   int
		want    uint64
	}{
		{"size=2", 1, 8}, {"size=2", 2, 16}, {"size=2", 3, 16},
		{"size=4", 5, 13_009_920},
		{"size=4 tonga=on", 1, 84}, {"size=4 tonga=on", 2, 5_256},
		{"size=9 tonga=on", 1, 544}, {"size=9 tonga=on", 2, 281_536},
		{"size=11 tonga=on", 1, 840}, {"size=11 tonga=on", 2, 682_800},
		{"size=5", 4, 15_351_936},
		{"size=7", 3, 3_769_728},
		{"size=9", 3, 20_860_032},
		{"size=11", 3, 77_882_496},
	} {
		if testing.Short() && tt.want > 1_000_000 {
			continue
		}
		if got := games.Perft(open(t, tt.options).Start(), tt.depth); got != tt.want {
			t.Errorf("%s: Perft(%d) = %d, want %d", tt.options, tt.depth, got, tt.want)
		}
	}
}

// TestPerftCountsMatchings compares perft with d! 2^d times the number of ways to put d dominoes on the board, counted without the engine.
func TestPerftCountsMatchings(t *testing.T) {
	for size := 4; size <= maxSize; size++ {
		if !gametest.Sampled(size, 4) {
			continue
		}
		matchings := countMatchings(size, 3)
		factor := uint64(1)
		for d := 1; d <= 3; d++ {
			factor *= 2 * uint64(d)
			if d == 3 && (testing.Short() || size > 8) {
				continue
			}
			got := games.Perft(open(t, fmt.Sprintf("size=%d", size)).Start(), d)
			if want := factor * matchings[d]; got != want {
				t.Errorf("size %d: Perft(%d) = %d, want %d", size, d, got, want)
			}
		}
	}
}

// countMatchings returns the number of ways to put 0, 1 .. most dominoes on a board, cell by cell. A state is the set of already covered cells among
// this one and the next size-1.
func countMatchings(size, most int) []uint64 {
	ways := map[uint32][]uint64{0: append([]uint64{1}, make([]uint64, most)...)}
	for i := range size * size {
		next := map[uint32][]uint64{}
		add := func(state uint32, counts []uint64, dominoes int) {
			if next[state] == nil {
				next[state] = make([]uint64, most+1)
			}
			for k := 0; k+dominoes <= most; k++ {
				next[state][k+dominoes] += counts[k]
			}
		}
		for state, counts := range ways {
			add(state>>1, counts, 0)
			if state&1 != 0 {
				continue
			}
			if i%size < size-1 && state&2 == 0 {
				add(state>>1|1, counts, 1)
			}
			if i/size < size-1 {
				add(state>>1|1<<(size-1), counts, 1)
			}
		}
		ways = next
	}
	total := make([]uint64, most+1)
	for _, counts := range ways {
		for k, n := range counts {
			total[k] += n
		}
	}
	return total
}

func TestLegalAfterOneTile(t *testing.T) {
	for _, tt := range []struct {
		size   string
		places [3]string // a corner, along the middle of an edge, over the centre
		want   [3]int
	}{
		{"7", [3]string{"a1-b1", "c1-d1", "d4-d5"}, [3]int{160, 158, 154}},
		{"9", [3]string{"a1-b1", "d1-e1", "e5-e6"}, [3]int{280, 278, 274}},
		{"11", [3]string{"a1-b1", "e1-f1", "f6-f7"}, [3]int{432, 430, 426}},
	} {
		for i, ply := range tt.places {
			p := after(t, "size="+tt.size, "")
			play(t, p, ply)
			if got := len(p.AppendMoves(nil)); got != tt.want[i] {
				t.Errorf("size %s, %s: %d legal plies, want %d", tt.size, ply, got, tt.want[i])
			}
		}
	}
}

// A tree summarizes everything that can happen from a position.
type tree struct {
	over   bool
	leaves map[leaf]uint64
	value  float32 // Light's payoff under best play of both
}

// A leaf is a way to end: the number of plies until then and the score, light against dark.
type leaf struct {
	plies  int
	result string
}

// resultOf names Light's payoffs.
var resultOf = map[float32]string{1: "light", 0: "tie", -1: "dark"}

// grow counts the tree below p and caches the result in known.
func grow(p *position, known map[[2]cells]*tree) *tree {
	if at := known[p.half]; at != nil {
		return at
	}
	at := &tree{over: p.Over(), leaves: map[leaf]uint64{}}
	known[p.half] = at
	if at.over {
		at.value = p.Payoffs()[light]
		at.leaves[leaf{0, resultOf[at.value]}] = 1
		return at
	}
	for i, m := range p.AppendMoves(nil) {
		child := *p
		child.Play(m)
		below := grow(&child, known)
		for l, n := range below.leaves {
			at.leaves[leaf{l.plies + 1, l.result}] += n
		}
		better := below.value > at.value
		if p.ToMove() == dark {
			better = below.value < at.value
		}
		if i == 0 || better {
			at.value = below.value
		}
	}
	return at
}

// TestCompleteTrees counts all games of tiny boards (rules.md A4). Ties are counted before the tie-break.
func TestCompleteTrees(t *testing.T) {
	for _, tt := range []struct {
		options   string
		positions int // unfinished ones; 0 if the rules give no number
		leaves    map[leaf]uint64
	}{
		{"size=2", 0, map[leaf]uint64{{2, "tie"}: 16}},
		{"size=3 groups=1", 545, map[leaf]uint64{
			{4, "light"}: 2112, {4, "dark"}: 2112, {4, "tie"}: 2688, {3, "light"}: 72, {3, "dark"}: 72, {3, "tie"}: 48,
		}},
		{"size=3 groups=2", 545, map[leaf]uint64{
			{4, "light"}: 1344, {4, "dark"}: 1344, {4, "tie"}: 4224, {3, "light"}: 72, {3, "dark"}: 72, {3, "tie"}: 48,
		}},
		{"size=3 groups=3", 545, map[leaf]uint64{{4, "tie"}: 6912, {3, "tie"}: 192}},
		{"size=4 groups=1", 226_581, map[leaf]uint64{
			{8, "light"}: 148_377_600, {8, "dark"}: 148_377_600, {8, "tie"}: 74_833_920,
			{7, "light"}: 61_810_560, {7, "dark"}: 61_810_560, {7, "tie"}: 46_690_560,
			{6, "light"}: 1_543_680, {6, "dark"}: 1_543_680, {6, "tie"}: 1_520_640,
		}},
	} {
		if testing.Short() && tt.positions > 1000 {
			continue
		}
		t.Run(tt.options, func(t *testing.T) {
			p := after(t, tt.options+" tie=draw", "")
			known := map[[2]cells]*tree{}
			all := grow(p, known)
			if fmt.Sprint(all.leaves) != fmt.Sprint(tt.leaves) {
				t.Errorf("leaves %v, want %v", all.leaves, tt.leaves)
			}
			open := 0
			for _, at := range known {
				if !at.over {
					open++
				}
			}
			if tt.positions > 0 && open != tt.positions {
				t.Errorf("%d positions with a legal ply, want %d", open, tt.positions)
			}
			if all.value != 0 {
				t.Errorf("value %v for Light, want a tie", all.value)
			}
		})
	}
}

// The score of Taiji: the groups of each colour, which of them count and by which formula, and who has won. Change scoring here and in rules.md.

package taiji

import "quintet/games"

// maxCounted is the largest number of groups that count.
const maxCounted = 3

// A formula turns the sizes of the counted groups into a score.
type formula uint8

// The formulas, named as in the option score.
const (
	sum formula = iota
	squares
	product
)

var formulas = map[string]formula{"sum": sum, "squares": squares, "product": product}

// group returns the cells of s connected to the cells of seed, which are in s.
func (g *game) group(seed, s cells) cells {
	return spread(seed, g.right.ends(s), g.below.ends(s), uint(g.size))
}

// spread grows seed along links: right has the cells linked to their right neighbour, below those linked to the one below.
func spread(seed, right, below cells, size uint) cells {
	for {
		// Growing along rows first and then along columns gets around a corner in one pass.
		grown := seed.or(seed.and(right).shiftUp(1)).or(seed.down(1).and(right))
		grown = grown.or(grown.and(below).shiftUp(size)).or(grown.down(size).and(below))
		if grown == seed {
			return seed
		}
		seed = grown
	}
}

// groups are the counted groups of one colour, largest first. If there are fewer than count, the others have size 0.
type groups struct {
	size  groupSizes
	cells [maxCounted]cells
}

// count finds the counted groups of the halves s.
func (g *game) count(s cells) groups {
	var best groups
	right, below := g.right.ends(s), g.below.ends(s)
	size := uint(g.size)
	linked := right.or(right.shiftUp(1)).or(below).or(below.shiftUp(size))
	alone := s.minus(linked)
	for left := linked.count(); left > best.size[g.counted-1]; {
		group := spread(singleton(linked.first()), right, below, size)
		n := group.count()
		best.insert(n, group, g.counted)
		linked = linked.minus(group)
		left -= n
	}
	for i := 0; i < g.counted && !alone.empty(); i++ {
		if best.size[i] == 0 {
			best.size[i], best.cells[i] = 1, singleton(alone.first())
			alone = alone.minus(best.cells[i])
		}
	}
	return best
}

// insert inserts a group of n halves among the first counted ones, after those of the same size.
func (b *groups) insert(n int, group cells, counted int) {
	for i := range counted {
		if n > b.size[i] {
			n, b.size[i] = b.size[i], n
			group, b.cells[i] = b.cells[i], group
		}
	}
}

// groupSizes are those of the counted groups of one colour, largest first, 0 if there are fewer.
type groupSizes [maxCounted]int

// insert inserts n among the first counted ones.
func (b *groupSizes) insert(n, counted int) {
	for i := range counted {
		if n > b[i] {
			n, b[i] = b[i], n
		}
	}
}

// score returns the score of the counted groups. Source: games/rules.md, "Options".
func (g *game) score(b *groupSizes) int {
	total := 0
	if g.formula == product && b[0] > 0 {
		total = 1
	}
	for _, n := range b {
		switch {
		case g.formula == squares:
			total += n * n
		case g.formula == sum:
			total += n
		case n > 0:
			total *= n
		}
	}
	return total
}

// counted returns the counted groups of light and of dark.
func (p *position) counted() [2]groups {
	return [2]groups{p.game.count(p.half[light]), p.game.count(p.half[dark])}
}

// scores returns the scores of light and of dark.
func (p *position) scores() [2]int {
	var counted [2]groupSizes
	if p.game.size*p.game.size <= smallBoard {
		counted = p.game.countSizes(p.half)
	} else {
		for c, b := range p.counted() {
			counted[c] = b.size
		}
	}
	return [2]int{p.game.score(&counted[light]), p.game.score(&counted[dark])}
}

// smallBoard is the largest number of cells in two words.
const smallBoard = 128

// countSizes is count for both colours, without the cells of the groups. It is twice as fast, because it works on two words and grows a group of each
// colour at once.
func (g *game) countSizes(half [2]cells) (best [2]groupSizes) {
	right := g.right.ends(half[light]).or(g.right.ends(half[dark]))
	below := g.below.ends(half[light]).or(g.below.ends(half[dark]))
	size := uint(g.size)
	linked := right.or(right.shiftUp(1)).or(below).or(below.shiftUp(size))
	var left [2]int // the linked halves whose groups are unknown
	for c, s := range half {
		for i := range min(g.counted, s.minus(linked).count()) {
			best[c][i] = 1
		}
		half[c] = s.and(linked)
		left[c] = half[c].count()
	}
	last := g.counted - 1
	for {
		var seed cells
		for c, n := range left {
			if n > best[c][last] {
				seed = seed.or(singleton(half[c].first()))
			}
		}
		if seed.empty() {
			return best
		}
		seed.a, seed.b = spreadSmall(seed.a, seed.b, right, below, size)
		for c := range half {
			n := half[c].and(seed).count()
			left[c] -= n
			half[c] = half[c].minus(seed)
			best[c].insert(n, g.counted)
		}
	}
}

// spreadSmall is spread for the first two words, a and b.
func spreadSmall(a, b uint64, right, below cells, size uint) (uint64, uint64) {
	up, down := size&63, (64-size)&63
	for {
		fromA, fromB := a&right.a, b&right.b
		rowA := a | fromA<<1 | (a>>1|b<<63)&right.a
		rowB := b | fromB<<1 | fromA>>63 | b>>1&right.b
		fromA, fromB = rowA&below.a, rowB&below.b
		grownA := rowA | fromA<<up | (rowA>>up|rowB<<down)&below.a
		grownB := rowB | fromB<<up | fromA>>down | rowB>>up&below.b
		if grownA == a && grownB == b {
			return a, b
		}
		a, b = grownA, grownB
	}
}

// AppendScores implements games.Position: light, then dark.
func (p *position) AppendScores(dst []int) []int {
	s := p.scores()
	return append(dst, s[:]...)
}

// Payoffs implements games.Position.
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(p.winners(), 2)
}

// winners returns the seats that would share first place now, one bit each.
func (p *position) winners() uint8 { return p.game.winners(p.scores()) }

// winners returns the seats that share first place with these scores, one bit each.
func (g *game) winners(s [2]int) uint8 {
	switch {
	case s[light] > s[dark]:
		return 1 << light
	case s[light] == s[dark] && g.tieDraw:
		return 1<<light | 1<<dark
	}
	return 1 << dark // ties included (rules.md A2, T-2)
}

// What the search knows about Azacru beyond its rules: the evaluation of positions, best play in the last round (playBest), and the priors of plies.
// Change the computer's judgement here; levels.txt holds its levels.

package azacru

import (
	"math/bits"

	"quintet/games"
)

// The weights of the evaluation, in tenths of a tile: a logistic regression on the results of 450 games of alpha-beta against itself, rounded.
// Matches do not distinguish neighbouring values. QUINTET_FIT=450 go test ./games/azacru -run TestFit -v plays such games and prints the
// fitted values: close to these, and no better at predicting other games.
const (
	tileWorth       = 10
	conversionWorth = 3 // per tile of lead that the best conversion would gain at once
	turnWorth       = 5 // for being the player to move
	// crowdCost reduces the value of tiles in a crowded borderland: it counts for each ordered pair of them, including each tile with itself.
	crowdCost = 0.25
	// targetWorth is the value of a cell where a piece can land, for the priors of moves.
	targetWorth = 2
	// doubt and doubtPerCell give the lead at which the player behind has a quarter of the leader's share; it is larger while more cells are neutral.
	doubt        = 4
	doubtPerCell = 1
	// certain is the estimate of a win that only needs the last ply.
	certain = 0.999
	// priorRange is the distance from the best move at which a move has half of its weight.
	priorRange = 15
)

// pieceWorth is the value of a piece by its number of targets; the last entry also holds for more. Being able to move matters, the distance much
// less.
var pieceWorth = [...]float32{0, 8, 15, 15, 15, 16}

// Evaluate implements games.Evaluator: tiles, movable pieces and conversions of each player, and whose turn it is. In the last round it is based on
// the tiles after it, and it is the result as soon as only one turn is left.
func (p *position) Evaluate() games.Payoffs {
	if p.Over() {
		return p.Payoffs()
	}
	if p.trigger >= 0 {
		return p.evaluateLast()
	}
	var strength [games.MaxPlayers]float32
	for i := range p.g.players {
		pieces, conversion := p.prospect(i)
		strength[i] = tileWorth*float32(p.tiles[i]) - crowdCost*float32(p.crowd(i)) + pieces + conversionWorth*float32(conversion)
	}
	strength[p.mover] += turnWorth
	return p.compare(&strength)
}

// evaluateLast is Evaluate in the last round, where every player has at most one turn and takes as much as he can.
func (p *position) evaluateLast() games.Payoffs {
	end, turns := *p, 0
	for ; !end.Over(); turns++ {
		end.playBest()
	}
	if turns == 1 {
		ps := end.Payoffs()
		for i := range ps {
			ps[i] *= certain
		}
		return ps
	}
	var strength [games.MaxPlayers]float32
	for i, n := range end.tiles {
		strength[i] = tileWorth * float32(n)
	}
	return p.compare(&strength)
}

// compare turns strengths into payoffs: every player's share of the win falls with the square of his distance to the leader.
func (p *position) compare(strength *[games.MaxPlayers]float32) games.Payoffs {
	n := p.g.players
	best, neutral := strength[0], cells
	for i, s := range strength[:n] {
		best = max(best, s)
		neutral -= int(p.tiles[i])
	}
	unit := doubt + doubtPerCell*float32(neutral)
	var ps games.Payoffs
	sum := float32(0)
	for i, s := range strength[:n] {
		share := unit / (unit + best - s)
		ps[i] = share * share
		sum += ps[i]
	}
	for i := range n {
		ps[i] = (float32(n)*ps[i]/sum - 1) / float32(n-1)
	}
	return ps
}

// crowd returns the sum of the squares of the player's tile counts per borderland.
func (p *position) crowd(player int) int {
	n := 0
	for _, tiles := range p.local[player] {
		n += int(tiles) * int(tiles)
	}
	return n
}

// prospect returns the value of a player's pieces as if it were his turn, and how much the best conversion would change his lead.
func (p *position) prospect(player int) (pieces float32, conversion int) {
	for s := p.pieces[player]; !s.empty(); {
		from := s.pop()
		targets := 0
		for _, d := range p.fields[from].ahead() {
			l := p.landingsAt(player, from, d, p.reach(player, from, d))
			targets += bits.OnesCount8(l.land)
			if l.change != 0 { // the longest converts everything that a shorter one does
				conversion = max(conversion, p.converted(player, from, d, bits.Len8(l.change)))
			}
		}
		pieces += pieceWorth[min(targets, len(pieceWorth)-1)]
	}
	return pieces, conversion
}

// converted returns how much converting the cells in between changes the lead of a player who makes this move: one for each neutral cell and two for
// each tile of another player.
func (p *position) converted(player, from, direction, k int) int {
	n := 0
	for at := from + steps[direction]; k > 1; k-- {
		switch p.fields[at].tile() {
		case player:
		case -1:
			n++
		default:
			n += 2
		}
		at += steps[direction]
	}
	return n
}

// playBest plays the ply with the best standing for the mover. As the last ply of a game it gives his best result.
func (p *position) playBest() {
	me := int(p.mover)
	best, standing := *p, noStanding
	for s := p.pieces[me]; !s.empty(); {
		from := s.pop()
		for _, d := range p.fields[from].ahead() {
			l := p.landingsAt(me, from, d, p.reach(me, from, d))
			for land := l.land; land != 0; land &= land - 1 {
				next := *p
				next.play(pack(from, d, bits.TrailingZeros8(land)+1, straight), l)
				if v := next.standing(me); v > standing {
					best, standing = next, v
				}
			}
		}
	}
	if standing == noStanding {
		p.pass()
		return
	}
	*p = best
}

// noStanding is less than any standing.
const noStanding = -(cells + 1) * games.MaxPlayers

// standing increases with the player's lead in tiles over the best of the others and, for equal leads, with how few tiles the others have.
func (p *position) standing(player int) int {
	other, count := uint8(0), 0
	for i, n := range p.tiles[:p.g.players] {
		switch {
		case i == player || n < other:
		case n == other:
			count++
		default:
			other, count = n, 1
		}
	}
	return (int(p.tiles[player])-int(other))*games.MaxPlayers - count
}

// AppendPriors implements games.Prior: what a move gains in tiles, and in targets of the moved piece; the best has weight 1.
func (p *position) AppendPriors(dst []float32, ms []games.Move) []float32 {
	first := len(dst)
	best := float32(0)
	for i, m := range ms {
		v := float32(0)
		if m != passMove {
			v = float32(p.worth(m))
		}
		if i == 0 || v > best {
			best = v
		}
		dst = append(dst, v)
	}
	for i, v := range dst[first:] {
		dst[first+i] = priorRange / (priorRange + best - v)
	}
	return dst
}

// worth returns what m, not a pass, gains the mover, leaving out what is the same for all moves of a piece.
func (p *position) worth(m games.Move) int {
	me := int(p.mover)
	from, d, k, _ := unpack(m)
	l := p.landingsAt(me, from, d, k)
	tiles := 0
	if has(l.change, k) {
		tiles = p.converted(me, from, d, k)
	}
	if p.fields[target(m)].tile() != me {
		tiles++
	}
	if p.trigger >= 0 { // no one will move again after this turn
		return tileWorth * tiles
	}
	targets := -p.targets(me, from)
	if !has(l.lost, k) {
		next := *p
		next.play(m, l)
		targets += next.targets(me, target(m))
	}
	return tileWorth*tiles + targetWorth*targets
}

// Rules of Azacru: the board and the turn, the packing of plies, where a piece may land, legal plies, the effect of a ply, passes, the end of the
// game and its scores. Change a rule here and in rules.md.

package azacru

import (
	"math/bits"
	"slices"

	"quintet/games"
)

// position is a position of Azacru. Everything but fields, mover, trigger and since is derived from them and cached.
type position struct {
	g          *game
	fields     [cells]field
	pieces     [games.MaxPlayers]cellSet
	local      [games.MaxPlayers][lands]uint8 // tiles by borderland
	tiles      [games.MaxPlayers]uint8
	mover      uint8
	trigger    int8  // who passed first, -1 for no one
	quietPlies uint8 // plies since a tile last changed
}

// A ply is packed as its start cell (7 bits), its direction (3), its length (4) and the turn at its end (2). passMove is beyond these values.
const (
	directionShift = 7
	lengthShift    = 10
	twistShift     = 14

	passMove games.Move = 1 << 16
)

// The turns at the end of a move that crosses a border.
const (
	straight = iota
	left
	right
	twists
)

// turns are the changes of heading, by twist.
var turns = [twists]int{0, -1, 1}

func pack(from, direction, length, twist int) games.Move {
	return games.Move(from | direction<<directionShift | length<<lengthShift | twist<<twistShift)
}

// unpack splits a move other than a pass into its parts.
func unpack(m games.Move) (from, direction, length, twist int) {
	return int(m & 0x7F), int(m >> directionShift & 7), int(m >> lengthShift & 15), int(m >> twistShift & 3)
}

// target returns the cell where m, not a pass, lands.
func target(m games.Move) int {
	from, d, k, _ := unpack(m)
	return from + k*steps[d]
}

// Players returns the number of players, 2 to 4.
func (p *position) Players() int { return p.g.players }

// ToMove returns the player whose turn it is, games.None when the game is over.
func (p *position) ToMove() games.Player {
	if p.Over() {
		return games.None
	}
	return games.Player(p.mover)
}

// Over reports whether the turn has come back to the player who passed first, or nothing has changed for too long (rules.md 1.4).
func (p *position) Over() bool {
	return int8(p.mover) == p.trigger || p.quietPlies >= p.g.quietLimit
}

// power returns the range of a piece of the given player from the cell (rules.md 1.3 step 2).
func (p *position) power(player, from int) int {
	return max(1, int(p.local[player][fixed.land[from]]))
}

// reach returns power or the distance to the edge of the board, whichever is less.
func (p *position) reach(player, from, direction int) int {
	return min(p.power(player, from), int(fixed.reach[from][direction]))
}

// landings are the cells of a ray where a piece may land; bit k-1 is the cell k steps away. change and lost are subsets of land.
type landings struct {
	land   uint8 // may land here
	change uint8 // by a connection that converts all cells in between
	lost   uint8 // at the cost of the piece
}

// has reports whether a set of landings contains the cell k steps away.
func has(set uint8, k int) bool { return set>>(k-1)&1 == 1 }

// landingsAt walks k cells from a piece of the given player; all of them must be on the board. Source: rules.md 1.3 steps 4 to 6.
func (p *position) landingsAt(player, from, direction, k int) landings {
	var l landings
	mine := field(player + 1)
	fromTile := p.fields[from]&tileBits == mine
	step := steps[direction]
	at := from
	jumped, foreign := false, false
	for bit := uint8(1); k > 0; bit, k = bit<<1, k-1 {
		at += step
		f := p.fields[at]
		if f.taken() {
			jumped = true
			continue
		}
		tile := f & tileBits
		if tile != 0 && tile != mine {
			foreign = true
			continue
		}
		connection := fromTile && tile == mine && bit > 1
		if jumped && !connection {
			continue
		}
		l.land |= bit
		if connection && !jumped {
			l.change |= bit
			if foreign {
				l.lost |= bit
			}
		}
	}
	return l
}

// free returns the landings at which the heading may be chosen (1.3 effect d).
func (l landings) free(from, direction int) uint8 {
	return l.land &^ l.lost & fixed.cross[from][direction]
}

// AppendMoves appends the moves of each piece in cell order, left before straight before right, near before far, and without a twist before left
// before right. A player without moves passes.
func (p *position) AppendMoves(dst []games.Move) []games.Move {
	if p.Over() {
		return dst
	}
	before := len(dst)
	me := int(p.mover)
	for s := p.pieces[me]; !s.empty(); {
		from := s.pop()
		for _, d := range p.fields[from].ahead() {
			l := p.landingsAt(me, from, d, p.reach(me, from, d))
			free := l.free(from, d)
			for land := l.land; land != 0; land &= land - 1 {
				k := bits.TrailingZeros8(land) + 1
				dst = append(dst, pack(from, d, k, straight))
				if has(free, k) {
					dst = append(dst, pack(from, d, k, left), pack(from, d, k, right))
				}
			}
		}
	}
	if len(dst) == before {
		dst = append(dst, passMove)
	}
	return dst
}

// mobility counts the targets that the pieces of a player would have if it were his turn.
func (p *position) mobility(player int) int {
	n := 0
	for s := p.pieces[player]; !s.empty(); {
		n += p.targets(player, s.pop())
	}
	return n
}

// targets counts the cells where the player's piece on from may land.
func (p *position) targets(player, from int) int {
	n := 0
	for _, d := range p.fields[from].ahead() {
		n += bits.OnesCount8(p.landingsAt(player, from, d, p.reach(player, from, d)).land)
	}
	return n
}

// Legal reports whether m may be played now. It accepts any value.
func (p *position) Legal(m games.Move) bool {
	if p.Over() {
		return false
	}
	if m >= passMove {
		return m == passMove && p.mobility(int(p.mover)) == 0
	}
	me := int(p.mover)
	from, d, k, twist := unpack(m)
	if from >= cells || twist >= twists || p.fields[from].owner() != me || !slices.Contains(p.fields[from].ahead()[:], d) {
		return false
	}
	if k == 0 || k > p.reach(me, from, d) {
		return false
	}
	l := p.landingsAt(me, from, d, k)
	return has(l.land, k) && (twist == straight || has(l.free(from, d), k))
}

// Play plays m, which must be legal.
func (p *position) Play(m games.Move) {
	if m == passMove {
		p.pass()
		return
	}
	from, d, k, _ := unpack(m)
	p.play(m, p.landingsAt(int(p.mover), from, d, k))
}

// pass ends the turn of a player who cannot move. The first to pass starts the last round (rules.md 1.4).
func (p *position) pass() {
	if p.trigger < 0 {
		p.trigger = int8(p.mover)
	}
	p.next(false)
}

// play plays m, which is not a pass. l is the result of landingsAt for its ray. Source: rules.md 1.3, effects a to d.
func (p *position) play(m games.Move, l landings) {
	me := int(p.mover)
	from, d, k, twist := unpack(m)
	to := from + k*steps[d]
	moved := p.fields[from] & pieceBits
	p.fields[from] &= tileBits
	p.pieces[me].remove(from)

	changed := p.paint(me, to)
	if has(l.change, k) {
		for at := from + steps[d]; at != to; at += steps[d] {
			changed = p.paint(me, at) || changed
		}
	}
	if !has(l.lost, k) {
		p.fields[to] |= piece(me, (d+turns[twist])&7, moved.number())
		p.pieces[me].add(to)
	}
	p.next(changed)
}

// paint makes the cell a tile of the player and reports whether that changed it.
func (p *position) paint(player, at int) bool {
	old := p.fields[at].tile()
	if old == player {
		return false
	}
	land := fixed.land[at]
	if old >= 0 {
		p.local[old][land]--
		p.tiles[old]--
	}
	p.local[player][land]++
	p.tiles[player]++
	p.fields[at] = p.fields[at]&^tileBits | field(player+1)
	return true
}

// next passes the turn to the next player.
func (p *position) next(changed bool) {
	p.quietPlies++
	if changed {
		p.quietPlies = 0
	}
	p.mover++
	if int(p.mover) == p.g.players {
		p.mover = 0
	}
}

// CopyFrom makes p equal to src, a position of the same game.
func (p *position) CopyFrom(src games.Position) { *p = *src.(*position) }

// Clone returns a copy.
func (p *position) Clone() games.Position {
	q := *p
	return &q
}

// Payoffs shares the first place among the players with the most tiles (rules.md 1.4).
func (p *position) Payoffs() games.Payoffs {
	if !p.Over() {
		return games.Payoffs{}
	}
	return games.Share(games.Leaders(p.tiles[:p.g.players]), p.g.players)
}

// AppendScores appends the number of tiles of each player.
func (p *position) AppendScores(dst []int) []int {
	for _, n := range p.tiles[:p.g.players] {
		dst = append(dst, int(n))
	}
	return dst
}

// Hash mixes the fields and the counters in pairs of words, each with its own keys. The numbers of the pieces do not count.
func (p *position) Hash() uint64 {
	h := uint64(p.mover) | uint64(uint8(p.trigger))<<8 | uint64(p.quietPlies)<<16
	h = mix(h^hashKeys[len(hashKeys)-1], hashKeys[len(hashKeys)-2])
	for row := range size {
		f := (*[size]field)(p.fields[row*size:])
		var a, b uint64
		for _, v := range f[:5] {
			a = a<<9 | uint64(v&textBits)
		}
		for _, v := range f[5:] {
			b = b<<9 | uint64(v&textBits)
		}
		h += mix(a^hashKeys[2*row], b^hashKeys[2*row+1])
	}
	return mix(h^hashKeys[0], hashKeys[len(hashKeys)-1])
}

// hashKeys are random words: two for each row and two for the counters.
var hashKeys = newHashKeys()

func newHashKeys() (keys [2*size + 2]uint64) {
	r := games.NewRand(81)
	for i := range keys {
		keys[i] = r.Uint64() | 1
	}
	return keys
}

// mix folds the product of two words into one.
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	return hi ^ lo
}

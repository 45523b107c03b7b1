// A Book keeps the looks at positions that a judge has searched, so that nothing is searched twice. It says which position has to be searched next,
// and scores lines by the looks it knows (Score). Change here how a look is found (find). text.go reads and writes a book.

package judge

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/chance"
)

// A Book keeps the looks of one judge. It belongs to one goroutine. String writes it in the format of text.go.
type Book struct {
	judge *Judge
	looks map[uint64]Look
	lines map[uint64]string // as text: all looks, including those read whose positions have not been requested yet

	second *Book // of the second judge, without which no mistake is sure; nil for none
}

// secondTimes multiplies the playouts for the second judge. A judge whose searches never differ cannot tell how much to doubt them: ten times
// the playouts no longer called 13 of 52 sure plies mistakes, and 2 of 51 once a second judge had agreed (go run ./build reasons -game azacru).
const secondTimes = 4

// NewBook returns an empty book of j. It has a second judge if searches of j do not differ by their seeds.
func NewBook(j *Judge) *Book {
	b := newBook(j)
	if j.curve.Noise == 0 {
		if deep, err := j.Deeper(secondTimes); err == nil {
			b.second = newBook(deep)
		}
	}
	return b
}

// newBook is NewBook, without a second judge.
func newBook(j *Judge) *Book {
	return &Book{judge: j, looks: map[uint64]Look{}, lines: map[uint64]string{}}
}

// Second returns the book of the second judge, which Surely consults; nil if there is none.
func (b *Book) Second() *Book { return b.second }

// Judge returns the judge whose looks b keeps.
func (b *Book) Judge() *Judge { return b.judge }

// Len returns the number of known positions.
func (b *Book) Len() int { return len(b.lines) }

// Find returns the look at pos. ok is false if a search is needed. The end of a game and a forced ply need no search.
func (b *Book) Find(pos games.Position) (l Look, ok bool) {
	l, needs := b.find(pos)
	return l, needs == nil
}

// A Scored is a line with its chance for the player to move.
type Scored struct {
	Line
	Chance float64
	Known  bool // Chance has been searched
}

// Score returns lines, which belong to a look at pos, each with its Chance. The Chance is that of the look at the position after the line's first
// turn, so the number stays the same once the turn has been played. needs is the next position to search for this, nil once all chances are known.
// Only then are the lines ordered by chance, the best first; until then they are in the given order. Of lines whose first turns lead to the same position,
// as the two orders of a pair of stones do, only the first is returned.
func (b *Book) Score(pos games.Position, lines []Line) (all []Scored, needs games.Position) {
	mover, seen := pos.ToMove(), map[uint64]bool{}
	for _, line := range lines {
		after := afterTurn(pos, line.Moves)
		if seen[key(after)] {
			continue
		}
		seen[key(after)] = true
		x := Scored{Line: line, Chance: line.Chances[mover], Known: true}
		if !line.Proven {
			l, search := b.find(after)
			if x.Chance, x.Known = l.Chances[mover], search == nil; needs == nil {
				needs = search
			}
		}
		all = append(all, x)
	}
	if needs == nil {
		slices.SortStableFunc(all, func(x, y Scored) int { return cmp.Compare(y.Chance, x.Chance) })
	}
	return all, needs
}

// Complete returns moves, played from pos, followed by the best plies that b knows until the turn ends. rest is the position that it does not know,
// nil for none.
func (b *Book) Complete(pos games.Position, moves []games.Move) (all []games.Move, rest games.Position) {
	all = slices.Clone(moves)
	mover, p := pos.ToMove(), pos.Clone()
	for i := 0; !p.Over() && p.ToMove() == mover; i++ {
		if i == len(all) {
			l, ok := b.Find(p)
			if !ok || l.Best() == games.NoMove {
				return all, p
			}
			all = append(all, l.Best())
		}
		p.Play(all[i])
	}
	return all, nil
}

// Needs returns the position to search before Find knows pos: pos itself, or the one that forced plies lead to. It is nil if there is none.
func (b *Book) Needs(pos games.Position) games.Position {
	_, needs := b.find(pos)
	return needs
}

// Take records the report of the search of pos that Judge.Task defines. The report must not be from a cancelled search.
func (b *Book) Take(pos games.Position, r search.Report) { b.put(pos, b.judge.look(pos, r)) }

// find is Find. needs is the position to search, pos itself or one that inevitably follows; nil if there is none.
func (b *Book) find(pos games.Position) (l Look, needs games.Position) {
	if pos.Over() {
		return Look{Chances: chance.Exact(pos.Payoffs(), pos.Players()), Proven: true, Choice: Over}, nil
	}
	mv, choice := games.NoMove, Forced
	if moves := pos.AppendMoves(nil); len(moves) == 1 {
		mv = moves[0]
	} else if l, ok := b.get(pos); !ok {
		return l, pos
	} else if !l.unevaluated {
		return l, nil
	} else {
		mv, choice = l.Best(), l.Choice
	}
	after, needs := b.find(played(pos, mv))
	if needs != nil {
		return l, needs
	}
	return forcedLook(mv, choice, after), nil
}

// get returns the look at pos. A look read from text that does not fit pos is dropped.
func (b *Book) get(pos games.Position) (Look, bool) {
	k := key(pos)
	l, ok := b.looks[k]
	if ok {
		return l, true
	}
	text, ok := b.lines[k]
	if !ok {
		return l, false
	}
	l, err := b.judge.parseLook(pos, text)
	if err != nil {
		delete(b.lines, k)
		return Look{}, false
	}
	b.looks[k] = l
	return l, true
}

// put makes l the look at pos.
func (b *Book) put(pos games.Position, l Look) {
	k := key(pos)
	b.looks[k], b.lines[k] = l, b.judge.formatLook(pos, l)
}

// key identifies a position including the player to move.
func key(pos games.Position) uint64 { return pos.Hash() ^ (uint64(pos.ToMove())+1)*0x9E3779B97F4A7C15 }

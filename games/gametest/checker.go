// The checker plays random games, runs the checks of the other files at every position, the slow ones at some, and collects defects. Add the call of
// a new check here (playGame, checkCostly). suite.go decides how much is played.

package gametest

import (
	"fmt"
	"slices"

	"quintet/games"
	"quintet/games/lesson"
	"quintet/games/words"
)

// A checker plays random games of one game and checks the contract of package games.
type checker struct {
	defects
	bounds
	spec    games.Spec
	g       games.Game
	players int
	edits   int // made by one call of checkEdits
	book    *words.Book
	books   map[words.Language]*words.Book // those that bookIn has read
	lessons *lesson.Book                   // nil if it cannot be read

	explained map[string]bool // the reasons already looked up in the lessons

	r      *games.Rand
	hashes map[string]uint64 // of every text seen
	texts  map[uint64]string // the first text seen with each hash
	shared int               // texts that share their hash with an earlier one
	names  []string          // of plies that were legal in some position
	known  map[string]bool   // the same names as a set

	where   string // options, game and ply, for reports
	current games.Position
	mover   games.Player   // the player of the previous ply, None at the start
	before  games.Position // the position before the previous ply of the open turn, nil at the start of a turn
	moves   []games.Move
	sorted  []games.Move
	scratch games.Position
}

func newExaminer(s games.Spec, g games.Game) *checker {
	x := &checker{
		defects: defects{}, spec: s, g: g, bounds: bounds{g.Geometry()}, players: g.Info().Players,
		book: words.English(words.Of(s)), books: map[words.Language]*words.Book{},
		r: games.NewRand(1), hashes: map[string]uint64{}, texts: map[uint64]string{}, known: map[string]bool{}, explained: map[string]bool{},
		scratch: g.Start(),
	}
	x.lessons, _ = lesson.Read(s) // checkLessons reports the error
	return x
}

// fail records a defect at the current position.
func (x *checker) fail(check, format string, args ...any) {
	if _, known := x.defects[check]; known {
		return
	}
	text := fmt.Sprintf(format, args...)
	if x.where != "" {
		text += " (" + x.where
		if x.current != nil {
			text += ", " + games.TextOf(x.current)
		}
		text += ")"
	}
	x.defects[check] = text
}

// want records a defect unless ok.
func (x *checker) want(ok bool, check, format string, args ...any) {
	if !ok {
		x.fail(check, format, args...)
	}
}

// playGames plays n random games and checks every position. The slow checks run at about costly positions of each game.
func (x *checker) playGames(n, costly int) {
	if bound := x.g.MaxPlies(); bound < 1 {
		x.fail("MaxPlies", "MaxPlies = %d, want a bound", bound)
		return
	}
	last := length(x.g)
	for i := range n {
		stride := max(1, last/costly)
		plies, ok := x.playGame(i, stride)
		if !ok {
			return
		}
		last = plies
	}
	x.where, x.current = "", nil
	x.checkHashes()
}

// length returns the number of plies of a random game of g, without checks.
func length(g games.Game) int {
	p, r := g.Start(), games.NewRand(2)
	for n := range g.MaxPlies() {
		if p.Over() || len(p.AppendMoves(nil)) == 0 {
			return n
		}
		PlayRandom(p, r)
	}
	return g.MaxPlies()
}

// playGame plays one random game to its end and returns the number of plies. ok is false if it cannot go on.
func (x *checker) playGame(number, stride int) (plies int, ok bool) {
	p := x.g.Start()
	x.mover, x.before = games.None, nil
	promise := decidedResult{}
	var shadow, before games.Position
	var beforeText string
	for plies = 0; ; plies++ {
		x.where = fmt.Sprintf("%s, game %d, ply %d", x.spec.Format(x.g.Info().Options), number, plies)
		x.current = p
		if x.before = nil; before != nil && x.mover == p.ToMove() {
			x.before = before
		}
		text := games.TextOf(p)
		x.checkPosition(p, text)
		editor, edits := x.g.(games.Editor)
		if edits {
			editChecker{x, editor}.checkPossible(p)
		}
		promise = x.checkDecided(p, promise)
		if before != nil && games.TextOf(before) != beforeText {
			x.fail("copy", "a clone changed from %q when the original was played on", beforeText)
		}
		if (plies+number)%stride == 0 || p.Over() {
			x.checkCostly(p, text)
			if edits {
				editChecker{x, editor}.checkEdits(p, x.edits)
				x.current = p
			}
			shadow = x.parse(text)
		}
		x.want(games.TextOf(p) == text, "pure", "looking at the position changed it from %q", text)
		if p.Over() {
			return plies, true
		}
		if plies >= x.g.MaxPlies() {
			x.fail("MaxPlies", "the game is longer than MaxPlies = %d", x.g.MaxPlies())
			return plies, false
		}
		m, found := x.pick(p)
		if !found {
			return plies, false // checkMoves reports this as a defect of AppendMoves
		}
		before, beforeText = p.Clone(), text
		x.mover = p.ToMove()
		p.Play(m)
		if shadow != nil {
			x.checkShadow(p, shadow, m)
		}
	}
}

// pick chooses a random legal ply. It prefers the first and the last of the list, where games put the ends of turns, passes and swaps.
func (x *checker) pick(p games.Position) (games.Move, bool) {
	ms := p.AppendMoves(x.moves[:0])
	x.moves = ms
	switch {
	case len(ms) == 0:
		return games.NoMove, false
	case x.r.Intn(8) == 0:
		return ms[0], true
	case x.r.Intn(8) == 0:
		return ms[len(ms)-1], true
	}
	return ms[x.r.Intn(len(ms))], true
}

// sample returns up to n of the legal moves of p, drawn without repetition.
func (x *checker) sample(p games.Position, n int) []games.Move {
	ms := slices.Clone(p.AppendMoves(x.moves[:0]))
	for i := range ms {
		j := i + x.r.Intn(len(ms)-i)
		ms[i], ms[j] = ms[j], ms[i]
	}
	return ms[:min(n, len(ms))]
}

// checkCostly runs the checks that look at every ply's name, steps and picture.
func (x *checker) checkCostly(p games.Position, text string) {
	x.checkText(p, text)
	x.checkNames(p)
	x.checkView(p, nil)
	x.checkKnown(p)
	x.checkImages(p)
	if !p.Over() {
		x.checkIllegalNames(p)
		x.checkSteps(p)
		x.checkPreviews(p)
		x.checkOrder(p)
		x.checkEnding(p)
		x.checkThreats(p)
		x.checkTold(p)
		x.checkEffects(p)
	}
}

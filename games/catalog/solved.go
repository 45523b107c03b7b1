// Small boards whose games are solved: what the solved.txt of a game says about them (SolvedBoards, Solved, Outcome), its text (FormatSolved), and the engine
// that plays them perfectly (Perfect). "go run ./build solve" writes these files; change here how they are written and how long the engine may search.

package catalog

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/search"
)

// A SolvedBoard is a board whose game is solved.
//
// The lines of games/<id>/solved.txt are:
//
//	board size=4            the lines below are about a game with these options
//	b1 = p2 14 c3           after b1 p2 wins in 14 plies, if p2 hurries and p1 delays (see search.Outcome); c3 is the best answer
//	a1 = draw b2            after a1 the game is a draw, to which b2 leads
//
// There is a line for every first ply; of plies that lead to images of one position only the first has one. Empty lines and lines that begin with # are
// ignored.
type SolvedBoard struct {
	Game     games.Game
	Openings []Opening
}

// An Opening is the first ply of a game, with its outcome and the best answer.
type Opening struct {
	Ply     games.Move
	Outcome search.Outcome
	Answer  games.Move
}

// Position returns the position of g after o.
func (o Opening) Position(g games.Game) games.Position {
	p := g.Start()
	p.Play(o.Ply)
	return p
}

// Outcome returns how the game ends if both play perfectly. The first player wins as early as he can, or loses as late.
func (b SolvedBoard) Outcome() search.Outcome {
	first := b.Game.Start().ToMove()
	worth := func(o Opening) int {
		switch o.Outcome.Winner {
		case games.None:
			return 0
		case first:
			return b.Game.MaxPlies() - o.Outcome.Plies + 1
		}
		return o.Outcome.Plies - b.Game.MaxPlies() - 1
	}
	best := slices.MaxFunc(b.Openings, func(x, y Opening) int { return cmp.Compare(worth(x), worth(y)) }).Outcome
	if best.Winner != games.None {
		best.Plies++ // the opening itself
	}
	return best
}

// The words of a solved.txt.
const (
	boardWord = "board"
	drawWord  = "draw"
)

// SolvedBoards returns the boards in the solved.txt of s. The error names the file and the line.
func SolvedBoards(s games.Spec) (all []SolvedBoard, err error) {
	n := 0
	for line := range strings.Lines(s.Solved) {
		n++
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || words[0][0] == '#':
			continue
		case words[0] == boardWord:
			var b SolvedBoard
			b.Game, err = openBoard(s, words[1:])
			all = append(all, b)
		case len(all) == 0:
			err = errors.New("an opening has no board")
		default:
			b := &all[len(all)-1]
			var o Opening
			o, err = parseOpening(b.Game, words)
			b.Openings = append(b.Openings, o)
		}
		if err != nil {
			return nil, fmt.Errorf("games/%s/solved.txt:%d: %w", s.ID, n, err)
		}
	}
	return all, nil
}

// openBoard opens a game of s with the options in words.
func openBoard(s games.Spec, words []string) (games.Game, error) {
	o, err := games.ParseOptions(words)
	if err != nil {
		return nil, err
	}
	return s.Open(o)
}

// parseOpening reads the words of a line about g.
func parseOpening(g games.Game, words []string) (o Opening, err error) {
	if len(words) < 4 || words[1] != "=" {
		return o, errors.New("want a ply = the winner and a number of plies, or draw, and the best answer")
	}
	plies, err := games.PlayAll(g, g.Start(), []string{words[0], words[len(words)-1]})
	if err != nil {
		return o, err
	}
	o.Ply, o.Answer, o.Outcome.Winner = plies[0], plies[1], games.None
	switch outcome := words[2 : len(words)-1]; {
	case len(outcome) == 1 && outcome[0] == drawWord:
		return o, nil
	case len(outcome) == 2:
		winner, known := games.ParsePlayer(outcome[0], g.Info().Players)
		if n, err := strconv.Atoi(outcome[1]); known && err == nil && n > 0 {
			o.Outcome = search.Outcome{Winner: winner, Plies: n}
			return o, nil
		}
	}
	return o, fmt.Errorf("%s is no outcome", games.Quote(strings.Join(words[2:len(words)-1], " ")))
}

// FormatSolved writes b as in the solved.txt of s.
func FormatSolved(s games.Spec, b SolvedBoard) string {
	var w strings.Builder
	fmt.Fprintln(&w, boardWord, BoardName(s, b.Game))
	for _, o := range b.Openings {
		fmt.Fprintln(&w, o.Format(b.Game))
	}
	return w.String()
}

// BoardName returns the options of g, a game of s, that are not the usual ones.
func BoardName(s games.Spec, g games.Game) string {
	stated := maps.Clone(g.Info().Options)
	for _, o := range s.Options {
		if stated[o.ID] == o.Default {
			delete(stated, o.ID)
		}
	}
	return s.Format(stated)
}

// Format writes o as a line about g.
func (o Opening) Format(g games.Game) string {
	outcome := drawWord
	if o.Outcome.Winner != games.None {
		outcome = fmt.Sprintf("%v %d", o.Outcome.Winner, o.Outcome.Plies)
	}
	start := g.Start()
	return fmt.Sprintf("%s = %s %s", g.FormatMove(start, o.Ply), outcome, g.FormatMove(o.Position(g), o.Answer))
}

// Solved returns what is known of g, a game of the catalogue. ok is false if g is not solved. It panics if the game's solved.txt cannot be read.
func Solved(g games.Game) (b SolvedBoard, ok bool) {
	s, _ := Find(g.Info().ID)
	all, err := SolvedBoards(s)
	if err != nil {
		panic("catalog: " + err.Error())
	}
	for _, b := range all {
		if maps.Equal(b.Game.Info().Options, g.Info().Options) {
			return b, true
		}
	}
	return SolvedBoard{}, false
}

// solverNodes bounds the search of a position that is solved, some seconds on one core. solverMemory is that of its table, in bytes.
const (
	solverNodes  = 4_000_000
	solverMemory = 32 << 20
)

// Perfect returns an engine that plays g, a game of the catalogue, perfectly if it is solved, with at most memory bytes, 0 for as many as are useful.
// Where that takes too long, and in other games, e chooses.
func Perfect(g games.Game, e search.Engine, memory int) search.Engine {
	b, ok := Solved(g)
	if !ok {
		return e
	}
	solver := search.NewSolver(g, min(cmp.Or(memory, solverMemory), solverMemory))
	for _, o := range b.Openings {
		p, left := o.Position(g), o.Outcome
		solver.Learn(p, left)
		p.Play(o.Answer)
		left.Plies = max(left.Plies-1, 0)
		solver.Learn(p, left)
	}
	return &search.Perfect{Engine: e, Solver: solver, Nodes: solverNodes}
}

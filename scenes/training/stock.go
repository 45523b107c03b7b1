// The stock of training: the player's own exercises from the deck, the starter sets of the games, and the solved boards. Finds exercises by ID, counts
// the solved ones, and chooses those of a session: change that in forSession and easiest.

package training

import (
	"slices"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/exercise"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/deck"
)

// A stock holds all exercises.
type stock struct {
	deck   *deck.Deck
	sets   []starterSet
	solved []solvedBoards
	known  map[string]*exercise.Exercise // by ID

	// What the deck holds, as of its change number changes.
	changes  int
	own, due []*exercise.Exercise // made from games, the newest first; due today, the longest overdue first
}

// A starterSet is the starter set of one game.
type starterSet struct {
	spec    games.Spec
	all     []exercise.Exercise
	picture *boardui.Picture // of the showcase of the game
}

// solvedBoards are the boards of one game on which the computer plays perfectly.
type solvedBoards struct {
	spec   games.Spec
	boards []solvedBoard
}

// A solvedBoard is one of them, with its picture.
type solvedBoard struct {
	catalog.SolvedBoard
	picture *boardui.Picture
}

// newStock collects the exercises and the solved boards. It panics if they cannot be read, because they are part of the program.
func newStock(c *scenes.Context) *stock {
	s := &stock{deck: c.Deck, known: map[string]*exercise.Exercise{}}
	for _, spec := range c.Catalog {
		all, err := exercise.StarterSet(spec)
		if err != nil {
			panic("training: " + err.Error())
		}
		s.addKnown(all)
		if len(all) > 0 {
			s.sets = append(s.sets, starterSet{spec, all, showcase(spec)})
		}
		boards, err := catalog.SolvedBoards(spec)
		if err != nil {
			panic("training: " + err.Error())
		}
		if len(boards) > 0 {
			s.solved = append(s.solved, solvedBoards{spec, pictured(boards)})
		}
	}
	s.read()
	return s
}

// pictured adds their pictures to boards.
func pictured(boards []catalog.SolvedBoard) (all []solvedBoard) {
	for _, b := range boards {
		all = append(all, solvedBoard{b, boardui.NewPicture(b.Game, b.Game.Start())})
	}
	return all
}

// showcase returns the board of the showcase of spec. It panics if that cannot be played, because it is part of the program.
func showcase(spec games.Spec) *boardui.Picture {
	g, p, err := spec.Show()
	if err != nil {
		panic("training: " + err.Error())
	}
	return boardui.NewPicture(g, p)
}

// refresh reads the deck again if it has changed.
func (s *stock) refresh() {
	if s.deck.Changes() != s.changes {
		s.read()
	}
}

// read gets the exercises from the deck.
func (s *stock) read() {
	s.changes = s.deck.Changes()
	all := s.deck.Own()
	s.addKnown(all)
	s.own = nil
	for i := range slices.Backward(all) {
		s.own = append(s.own, &all[i])
	}
	s.due = s.find(s.deck.Plan().Due())
}

// addKnown makes exercises known by their IDs.
func (s *stock) addKnown(all []exercise.Exercise) {
	for i := range all {
		s.known[all[i].ID()] = &all[i]
	}
}

// find returns the exercises with these ids. It skips unknown ones: another version of the program may have had more.
func (s *stock) find(ids []string) (all []*exercise.Exercise) {
	for _, id := range ids {
		if e := s.known[id]; e != nil {
			all = append(all, e)
		}
	}
	return all
}

// mostInSession is the largest number of exercises in one session.
const mostInSession = 10

// forSession returns exercises of all that are still to be solved, at most enough for one session: those never tried first, then those missed last time.
// If there are none it returns solved ones.
func (s *stock) forSession(all []*exercise.Exercise) (some []*exercise.Exercise) {
	var missed []*exercise.Exercise
	for _, e := range all {
		switch tried, solved := s.deck.Plan().Tried(e.ID()); {
		case !tried:
			some = append(some, e)
		case !solved:
			missed = append(missed, e)
		}
	}
	some = append(some, missed...)
	if len(some) == 0 {
		some = all
	}
	return some[:min(len(some), mostInSession)]
}

// moments returns the exercises from the player's own games that were never tried, at most enough for one session, the newest first.
func (s *stock) moments() (all []*exercise.Exercise) {
	for _, e := range s.own {
		if tried, _ := s.deck.Plan().Tried(e.ID()); !tried && !e.Starter() {
			all = append(all, e)
		}
	}
	return all[:min(len(all), mostInSession)]
}

// countSolved counts the exercises of all that were ever solved, even if they were missed later.
func (s *stock) countSolved(all []*exercise.Exercise) (n int) {
	for _, e := range all {
		if s.deck.Plan().SolvedOnce(e.ID()) {
			n++
		}
	}
	return n
}

// grade returns the exercises of grade n; for 0 those of all grades, the easiest first.
func (x *starterSet) grade(n int) (all []*exercise.Exercise) {
	for i := range x.all {
		if e := &x.all[i]; n == 0 || e.Grade == n {
			all = append(all, e)
		}
	}
	slices.SortStableFunc(all, func(a, b *exercise.Exercise) int { return a.Grade - b.Grade })
	return all
}

// untried reports whether no exercise of a starter set was ever tried and there are none from the player's games.
func (s *stock) untried() bool {
	for i := range s.sets {
		for n := range s.sets[i].all {
			if tried, _ := s.deck.Plan().Tried(s.sets[i].all[n].ID()); tried {
				return false
			}
		}
	}
	return len(s.deck.Own()) == 0
}

// setOf returns the index of the starter set that all are from, -1 if they are not from one, and their grade, 0 if they have several.
func (s *stock) setOf(all []*exercise.Exercise) (at, grade int) {
	if len(all) == 0 {
		return -1, 0
	}
	at = slices.IndexFunc(s.sets, func(x starterSet) bool { return x.spec.ID == all[0].Spec.ID })
	if at < 0 {
		return -1, 0
	}
	set, grade := s.sets[at].grade(0), all[0].Grade
	for _, e := range all {
		if !slices.Contains(set, e) {
			return -1, 0
		}
		if e.Grade != grade {
			grade = 0
		}
	}
	return at, grade
}

// following returns the exercises after a session with done: if that was from one starter set, what is still to be solved of it, or of the same difficulty
// in the set of the next game that has some. Else, or if there is none, it returns the easiest ones.
func (s *stock) following(done []*exercise.Exercise) []*exercise.Exercise {
	if at, grade := s.setOf(done); at >= 0 {
		for n := range s.sets {
			all := s.sets[(at+n)%len(s.sets)].grade(grade)
			if s.countSolved(all) < len(all) {
				return s.forSession(all)
			}
		}
	}
	return s.easiest()
}

// easiest returns the easiest exercises that were never solved, at most one of each game; nil if all are solved.
func (s *stock) easiest() (some []*exercise.Exercise) {
	const ofEach = 1
	for n := 1; n <= exercise.Grades && len(some) == 0; n++ {
		for i := range s.sets {
			all := s.sets[i].grade(n)
			if s.countSolved(all) < len(all) {
				all = s.forSession(all)
				some = append(some, all[:min(len(all), ofEach)]...)
			}
		}
	}
	return some
}

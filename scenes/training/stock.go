// The stock of exercises: the player's own and the starter sets, collected for training.

package training

import (
	"slices"

	"quintet/games"
	"quintet/games/study/exercise"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/deck"
)

// A stock holds all exercises.
type stock struct {
	deck  *deck.Deck
	sets  []starterSet
	known map[string]*exercise.Exercise // by their ids

	// What is shown of those that the deck holds, as of its changes.
	changes     int
	own, due    []*exercise.Exercise // made from games, the newest first; those that come today, what has waited longest first
	solvedOfOwn int
}

// A starterSet is that of one game.
type starterSet struct {
	spec    games.Spec
	all     []exercise.Exercise
	picture *boardui.Picture // of the showcase of the game
}

// newStock collects the exercises. It panics where a starter set cannot be read: that is data of ours.
func newStock(c *scenes.Context) *stock {
	s := &stock{deck: c.Deck, known: map[string]*exercise.Exercise{}}
	for _, spec := range c.Catalog {
		all, err := exercise.StarterSet(spec)
		if err != nil {
			panic("training: " + err.Error())
		}
		s.know(all)
		if len(all) > 0 {
			s.sets = append(s.sets, starterSet{spec, all, showcase(spec)})
		}
	}
	s.read()
	return s
}

// showcase returns the board of the showcase of spec. It panics where that cannot be played: that is data of ours.
func showcase(spec games.Spec) *boardui.Picture {
	g, p, err := spec.Show()
	if err != nil {
		panic("training: " + err.Error())
	}
	return boardui.NewPicture(g, p)
}

// renew notes what the deck has changed meanwhile.
func (s *stock) renew() {
	if s.deck.Changes() != s.changes {
		s.read()
	}
}

// read notes what the deck holds.
func (s *stock) read() {
	s.changes = s.deck.Changes()
	all := s.deck.Own()
	s.know(all)
	s.own = nil
	for i := range slices.Backward(all) {
		s.own = append(s.own, &all[i])
	}
	s.due, s.solvedOfOwn = s.find(s.deck.Plan().Due()), s.solved(s.own)
}

// know notes exercises.
func (s *stock) know(all []exercise.Exercise) {
	for i := range all {
		s.known[all[i].ID()] = &all[i]
	}
}

// find returns the exercises with these ids, without those that are unknown: another version of the program may have had more.
func (s *stock) find(ids []string) (all []*exercise.Exercise) {
	for _, id := range ids {
		if e := s.known[id]; e != nil {
			all = append(all, e)
		}
	}
	return all
}

// fresh returns those of all that are still to be solved, as many as one sits down for: those never tried first.
func (s *stock) fresh(all []*exercise.Exercise) (some []*exercise.Exercise) {
	const most = 10
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
	return some[:min(len(some), most)]
}

// solved counts those of all that were ever solved without a miss.
func (s *stock) solved(all []*exercise.Exercise) (n int) {
	for _, e := range all {
		if s.deck.Plan().SolvedOnce(e.ID()) {
			n++
		}
	}
	return n
}

// grade returns the exercises of a grade.
func (x *starterSet) grade(n int) (all []*exercise.Exercise) {
	for i := range x.all {
		if x.all[i].Grade == n {
			all = append(all, &x.all[i])
		}
	}
	return all
}

// untried reports whether no exercise of a starter set was ever tried, and there are none of one's own games.
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

// first returns a handful of the easiest exercises that were never solved, over all games; nothing where there are none.
func (s *stock) first() (some []*exercise.Exercise) {
	const ofEach = 1
	for n := 1; n <= exercise.Grades && len(some) == 0; n++ {
		for i := range s.sets {
			all := s.sets[i].grade(n)
			if s.solved(all) < len(all) {
				all = s.fresh(all)
				some = append(some, all[:min(len(all), ofEach)]...)
			}
		}
	}
	return some
}

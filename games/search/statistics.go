// The sums of payoffs that the search tree keeps for each edge, in columns that can be moved (statistics). Add a column here, in all methods.
// selection.go chooses moves by them.

package search

import "quintet/games"

// statistics are the sums of playouts, in columns. An unused column is empty.
type statistics struct {
	visits []int32
	sums   [games.MaxPlayers][]float32 // of the payoffs of all visits, by player

	amafVisits []float32
	amafSums   []float32 // of the payoffs of the node's mover
}

// resize sets the length of the columns that t uses. New elements are zero.
func (s *statistics) resize(t *tree, n int) {
	s.visits = resize(t, s.visits, n)
	for i := range t.sumsOf {
		s.sums[i] = resize(t, s.sums[i], n)
	}
	if t.amaf {
		s.amafVisits = resize(t, s.amafVisits, n)
		s.amafSums = resize(t, s.amafSums, n)
	}
}

// set copies count elements of o, starting at from, to index to.
func (s *statistics) set(to int32, o *statistics, from, count int32) {
	setColumn(s.visits, to, o.visits, from, count)
	for i := range s.sums {
		setColumn(s.sums[i], to, o.sums[i], from, count)
	}
	setColumn(s.amafVisits, to, o.amafVisits, from, count)
	setColumn(s.amafSums, to, o.amafSums, from, count)
}

// setColumn copies count elements of o, starting at from, to index to of s, if s is in use.
func setColumn[T any](s []T, to int32, o []T, from, count int32) {
	if len(s) > 0 {
		copy(s[to:to+count], o[from:from+count])
	}
}

// Package exercise holds positions in which something is to be found: mistakes of one's own games, and the starter sets that a solver has made.
//
// An Exercise says what is asked, which answers are right, what an attempt is worth, and helps step by step. Parse and Format read and write
// exercises as text.
//
// # The text
//
//	quintet exercises 1
//
//	game squex size=6
//	position 1B4/2B3/6/3RR1/6/6 1b3/5/5/5/5 B 1 -
//	task win 2
//	grade 3
//	answer c4 | d5 b5 c5
//	close d3
//
//	game distrify size=9
//	position 9/9/9/4X4/9/9/9/9/9 O - -
//	task better
//	grade 2
//	from 1 2026-11-22 Ana Rui.txt
//	played c3
//	answer e5 e6 | d3
//	answer e6 e5 | d3
//
// The first line names the version. Every exercise is a block of lines between empty ones; each line is a word and what it says:
//
//	game      the id of the game and its options; what is left out has its default
//	position  as the game writes it
//	task      win, save or better, and the number of turns that the solution takes, where it is known
//	grade     1 to 4
//	from      of a mistake: before which ply of the main path, counted from 0, and the name of the record; no such line in a starter set
//	played    the mistake
//	answer    the plies asked for, in order, a bar, and the plies expected after them; one line for each right answer, the best first
//	close     first plies that are neither right nor wrong
//
// Lines that begin with # say nothing. The text of an exercise has at most limits.MaxExerciseBytes, as Format writes it.
package exercise

import (
	"fmt"
	"hash/fnv"

	"quintet/games"
)

// Grades is the number of grades: 1 is the easiest.
const Grades = 4

// A Kind says what is to be found.
type Kind uint8

// The kinds.
const (
	Win    Kind = iota // a win that can be forced
	Save               // the only way not to lose
	Better             // a better ply than the mistake that was played
)

// kinds are the words of the kinds in text.
var kinds = [...]string{"win", "save", "better"}

// An Exercise is a position in which the player to move has something to find. It is only read; goroutines may share it.
type Exercise struct {
	Spec     games.Spec
	Game     games.Game
	Position games.Position
	Kind     Kind
	Turns    int // of the player to move until the solution is complete, the one in the position included; 0 where it is not known
	Grade    int // 1 to Grades
	Origin   Origin
	Answers  []Answer     // all that are right, the best first
	Close    []games.Move // other first plies that are not wrong: they cost little, or win later

	id string // what ID returns, "" where it has to be computed
}

// An Origin says where an exercise comes from. The zero Origin is a starter set.
type Origin struct {
	Record string     // the name of the record of the game
	Ply    int        // of its main path, the one in whose place something better is to be found
	Played games.Move // that ply; games.NoMove in a starter set
}

// An Answer is right: nothing else in the same turn is worth clearly more.
type Answer struct {
	Plies []games.Move // asked for, at least one; all are plies of the same turn
	Line  []games.Move // expected after them
}

// ID tells exercises apart. It follows from game, options and position alone: it stays when an exercise is judged again.
func (e *Exercise) ID() string {
	if e.id != "" {
		return e.id
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, e.Spec.ID, " ", e.Spec.Format(e.Game.Info().Options), " ", games.TextOf(e.Position)) // a hash takes everything
	return fmt.Sprintf("%016x", sum.Sum64())
}

// Player returns who is to find something.
func (e *Exercise) Player() games.Player { return e.Position.ToMove() }

// Starter reports whether e belongs to a starter set.
func (e *Exercise) Starter() bool { return e.Origin.Record == "" }

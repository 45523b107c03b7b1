// Package exercise holds positions with something to find: mistakes from the player's own games, and starter sets made by a solver.
//
// An Exercise, in this file, has a question and the right answers. It rates attempts (attempt.go), and gives help step by step (help.go). Parse and
// Format read and write exercises as text (text.go). A Maker makes them from the review of a game (maker.go, draft.go). Add a kind of question here.
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
// The first line names the version. Every exercise is a block of lines between empty ones; each line is a keyword and its value:
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
// Lines that begin with # are ignored. The text of an exercise, as Format writes it, has at most limits.MaxExerciseBytes.
package exercise

import (
	"fmt"
	"hash/fnv"

	"quintet/games"
)

// Grades is the number of grades: 1 is the easiest.
const Grades = 4

// A Kind says what there is to find.
type Kind uint8

// The kinds.
const (
	Win    Kind = iota // a forced win
	Save               // the only way not to lose
	Better             // a better ply than the mistake that was played
)

// kinds are the names of the kinds in text.
var kinds = [...]string{"win", "save", "better"}

// An Exercise is a position in which the player to move has something to find. Callers must not change it; goroutines may share it.
type Exercise struct {
	Spec     games.Spec
	Game     games.Game
	Position games.Position
	Kind     Kind
	Turns    int // of the player to move until the solution is complete, including the current one; 0 if unknown
	Grade    int // 1 to Grades
	Origin   Origin
	Answers  []Answer     // all right answers, the best first
	Close    []games.Move // other first plies that are not wrong: they cost little, or win later

	id string // the result of ID, "" if not yet computed
}

// An Origin says where an exercise comes from. The zero Origin means a starter set.
type Origin struct {
	Record string     // the name of the record of the game
	Ply    int        // of its main path, the ply to improve
	Played games.Move // that ply; games.NoMove in a starter set
}

// An Answer is a right answer: nothing else in the same turn is clearly better.
type Answer struct {
	Plies []games.Move // to be found, at least one; all are plies of the same turn
	Line  []games.Move // expected after them
}

// ID identifies an exercise. It depends only on game, options and position, so it stays the same when an exercise is judged again.
func (e *Exercise) ID() string {
	if e.id != "" {
		return e.id
	}
	sum := fnv.New64a()
	fmt.Fprint(sum, e.Spec.ID, " ", e.Spec.Format(e.Game.Info().Options), " ", games.TextOf(e.Position)) // writing to a hash never fails
	return fmt.Sprintf("%016x", sum.Sum64())
}

// Player returns the player who has to find something.
func (e *Exercise) Player() games.Player { return e.Position.ToMove() }

// Starter reports whether e belongs to a starter set.
func (e *Exercise) Starter() bool { return e.Origin.Record == "" }

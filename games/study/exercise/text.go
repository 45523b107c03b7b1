// Reads and writes exercises as text (Parse, Format), and reads the starter set of a game (StarterSet). Add a keyword of the format here and in
// exercise.go, which describes the format.

package exercise

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/limits"
)

// heading is the first line of a text.
const heading = "quintet exercises 1"

// ErrVersion reports a text that this package cannot read as exercises.
var ErrVersion = fmt.Errorf("exercises: the first line must be %q", heading)

// maxTurns bounds the turns of a solution.
const maxTurns = 99

// Format writes exercises for Parse.
func Format(all []Exercise) string {
	var w strings.Builder
	w.WriteString(heading + "\n")
	for i := range all {
		w.WriteString("\n" + all[i].String())
	}
	return w.String()
}

// String returns the lines of e.
func (e *Exercise) String() string {
	var w strings.Builder
	line := func(words ...string) { w.WriteString(strings.Join(words, " ") + "\n") }
	line("game", strings.TrimSpace(e.Spec.ID+" "+e.Spec.Format(e.Game.Info().Options)))
	line("position", games.TextOf(e.Position))
	task := []string{"task", kinds[e.Kind]}
	if e.Turns > 0 {
		task = append(task, strconv.Itoa(e.Turns))
	}
	line(task...)
	line("grade", strconv.Itoa(e.Grade))
	if !e.Starter() {
		line("from", strconv.Itoa(e.Origin.Ply), limits.Tag(e.Origin.Record))
		line("played", e.Game.FormatMove(e.Position, e.Origin.Played))
	}
	for _, a := range e.Answers {
		p := e.Position.Clone()
		words := append([]string{"answer"}, games.FormatLine(e.Game, p, a.Plies)...)
		if len(a.Line) > 0 {
			words = append(append(words, "|"), games.FormatLine(e.Game, p, a.Line)...)
		}
		line(words...)
	}
	if len(e.Close) > 0 {
		line(append([]string{"close"}, games.FormatMoves(e.Game, e.Position, e.Close)...)...)
	}
	return w.String()
}

// Parse reads what Format wrote. find returns the game with an id. Damaged exercises are skipped and the others are read; the error is then for the
// first damaged one and names the line. The error is ErrVersion if the text is something else.
func Parse(text string, find func(id string) (games.Spec, bool)) (all []Exercise, err error) {
	first, rest, _ := strings.Cut(text, "\n")
	if strings.TrimSpace(first) != heading {
		return nil, ErrVersion
	}
	r := reader{find: find, games: map[string]games.Game{}}
	number := 1
	for text := range strings.Lines(rest + "\n\n") {
		number++
		word, value, _ := strings.Cut(strings.TrimSpace(text), " ")
		switch {
		case strings.HasPrefix(word, "#"):
		case word != "":
			r.read(number, word, strings.TrimSpace(value))
		case r.begun:
			if e, bad := r.end(); bad == nil {
				all = append(all, e)
			} else if err == nil {
				err = bad
			}
		}
	}
	return all, err
}

// A reader reads exercises line by line.
type reader struct {
	find  func(id string) (games.Spec, bool)
	games map[string]games.Game // games made so far, by the lines that name them

	e     Exercise
	begun bool
	line  int   // the current line
	err   error // of the first bad line
}

func (r *reader) read(number int, word, value string) {
	r.begun, r.line = true, number
	if r.err != nil {
		return
	}
	if err := r.readLine(word, value); err != nil {
		r.err = fmt.Errorf("exercises: line %d: %s: %w", number, games.Plain(word), err)
	}
}

// end returns the exercise just read, and starts the next.
func (r *reader) end() (e Exercise, err error) {
	e, err = r.e, r.err
	switch {
	case err != nil:
	case e.Grade == 0:
		err = fmt.Errorf("exercises: line %d: the grade is missing", r.line)
	case len(e.Answers) == 0:
		err = fmt.Errorf("exercises: line %d: the answer is missing", r.line)
	case e.Starter() != (e.Origin.Played == games.NoMove):
		err = fmt.Errorf("exercises: line %d: from and played must be used together", r.line)
	case len(e.String()) > limits.MaxExerciseBytes:
		err = fmt.Errorf("exercises: line %d: the text of an exercise is longer than %d bytes", r.line, limits.MaxExerciseBytes)
	default:
		e.id = e.ID()
	}
	r.e, r.begun, r.err = Exercise{}, false, nil
	return e, err
}

// readLine handles one line.
func (r *reader) readLine(word, value string) (err error) {
	switch e := &r.e; {
	case word == "game":
		return r.open(value)
	case e.Game == nil:
		return errors.New("the game must come first")
	case word == "position" && e.Position != nil:
		return errors.New("it occurs twice")
	case word == "position":
		if e.Position, err = games.SetUp(e.Game, value); err == nil && e.Position.Over() {
			err = errors.New("the game is over")
		}
		return err
	case e.Position == nil:
		return errors.New("the position must come first")
	}
	return r.e.readField(word, value)
}

// readField handles a line after that of the position.
func (e *Exercise) readField(word, value string) (err error) {
	words := strings.Fields(value)
	switch word {
	case "task":
		return e.readTask(words)
	case "grade":
		e.Grade, err = number(value, Grades)
	case "from":
		ply, name, _ := strings.Cut(limits.Tag(value), " ")
		if e.Origin.Ply, err = strconv.Atoi(ply); err != nil || e.Origin.Ply < 0 || name == "" {
			err = errors.New("want the number of a ply and the name of a record")
		}
		e.Origin.Record = name
	case "played":
		e.Origin.Played, err = e.Game.ParseMove(e.Position, value)
	case "answer":
		err = e.readAnswer(words)
	case "close":
		err = e.readClose(words)
	default:
		err = errors.New("want game, position, task, grade, from, played, answer or close")
	}
	return err
}

// open opens the game of a line such as "squex size=6".
func (r *reader) open(value string) error {
	words := strings.Fields(value)
	if len(words) == 0 {
		return errors.New("the name is missing")
	}
	s, ok := r.find(words[0])
	if !ok {
		return fmt.Errorf("there is no game %s", games.Quote(words[0]))
	}
	g, ok := r.games[value]
	if !ok {
		o, err := games.ParseOptions(words[1:])
		if err == nil {
			g, err = s.Open(o)
		}
		if err != nil {
			return err
		}
		r.games[value] = g
	}
	r.e = Exercise{Spec: s, Game: g}
	return nil
}

// readTask reads the kind and the turns.
func (e *Exercise) readTask(words []string) (err error) {
	if len(words) < 1 || len(words) > 2 || !slices.Contains(kinds[:], words[0]) {
		return errors.New("want win, save or better, and a number of turns")
	}
	e.Kind = Kind(slices.Index(kinds[:], words[0]))
	if len(words) == 2 {
		e.Turns, err = number(words[1], maxTurns)
	}
	return err
}

func (e *Exercise) readAnswer(words []string) error {
	bar := slices.Index(words, "|")
	if bar < 0 {
		bar, words = len(words), append(words, "|")
	}
	p := e.Position.Clone()
	plies, err := games.PlayAll(e.Game, p, words[:bar])
	if err != nil {
		return err
	}
	line, err := games.PlayAll(e.Game, p, words[bar+1:])
	if err != nil {
		return err
	}
	if len(plies) == 0 {
		return errors.New("want at least one ply")
	}
	p = e.Position.Clone()
	for _, m := range plies {
		if p.ToMove() != e.Player() {
			return errors.New("want plies of one turn before the bar")
		}
		p.Play(m)
	}
	e.Answers = append(e.Answers, Answer{Plies: plies, Line: line})
	return nil
}

// readClose reads first plies that are neither right nor wrong.
func (e *Exercise) readClose(words []string) error {
	for _, w := range words {
		m, err := e.Game.ParseMove(e.Position, w)
		if err != nil {
			return err
		}
		e.Close = append(e.Close, m)
	}
	return nil
}

// number reads a whole number from 1 to most.
func number(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > most {
		return 0, fmt.Errorf("want a whole number from 1 to %d", most)
	}
	return n, nil
}

// StarterSet returns the starter set of a game, nothing if it has none.
func StarterSet(s games.Spec) ([]Exercise, error) {
	if s.Exercises == "" {
		return nil, nil
	}
	return Parse(s.Exercises, func(id string) (games.Spec, bool) { return s, id == s.ID })
}

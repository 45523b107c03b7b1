// Parses games/<id>/levels.txt; the format is described at the type ladder. Add a word of the format here. levels.go and the configurations in
// games/search (Config, AlphaBetaConfig) define what the values do.

package catalog

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/search"
)

// A ladder is the content of a game's levels.txt. Its lines are:
//
//	tree RAVE=300 Solver Reuse                 the levels below search trees of playouts; sets fields of search.Config
//	alphabeta Depth=2 Scout                    the levels below search by alpha-beta; sets fields of search.AlphaBetaConfig. After a tree line
//	                                           it applies to two players only
//	level rating=258 playouts=1000 time=300ms  a level; may also set even=0.05, fulltime (see strength) and more fields of the
//	                                           search configured by the nearest tree or alphabeta line above
//	judge playouts=13000                       judges positions for hints, reviews and exercises; written like a level without time
//	solver playouts=1000 Overlook=0.5          tries exercises instead of the levels, weakest first; written the same way
//	ladder ties=record                         options of the games that measure levels against each other
//
// A word without a value is true. Empty lines and lines that begin with # are ignored.
type ladder struct {
	levels  []Level
	judge   Level
	solvers []Level
	options []string
}

// readLadder reads the levels of a game. The error names the file and the line.
func readLadder(s games.Spec) (ladder, error) {
	file := "games/" + s.ID + "/levels.txt"
	r := ladderReader{}
	n := 0
	for line := range strings.Lines(s.Levels) {
		n++
		words := strings.Fields(line)
		if len(words) == 0 || words[0][0] == '#' {
			continue
		}
		if err := r.read(words[0], words[1:]); err != nil {
			return ladder{}, fmt.Errorf("%s:%d: %s: %w", file, n, words[0], err)
		}
	}
	if len(r.levels) < MinLevels {
		return ladder{}, fmt.Errorf("%s has %d lines that begin with level, want %d or more", file, len(r.levels), MinLevels)
	}
	if r.judge.strength.playouts == 0 {
		return ladder{}, fmt.Errorf("%s has no line that begins with judge", file)
	}
	return r.ladder, nil
}

// A ladderReader reads lines, one after the other.
type ladderReader struct {
	ladder
	tree         search.Config
	alphaBeta    *search.AlphaBetaConfig
	ownAlphaBeta bool // levels add to the alpha-beta configuration, not to the tree
}

func (r *ladderReader) read(what string, words []string) error {
	switch what {
	case "tree":
		r.tree, r.ownAlphaBeta = search.Config{}, false
		return setAll(words, reflect.ValueOf(&r.tree).Elem())
	case "alphabeta":
		r.alphaBeta, r.ownAlphaBeta = &search.AlphaBetaConfig{}, true
		return setAll(words, reflect.ValueOf(r.alphaBeta).Elem())
	case "level":
		return r.level(words)
	case "judge":
		var err error
		r.judge, err = r.strengthOf(words)
		r.judge.strength.solveEndings()
		return err
	case "solver":
		l, err := r.strengthOf(words)
		r.solvers = append(r.solvers, l)
		return err
	case "ladder":
		r.options = words
		_, err := games.ParseOptions(words)
		return err
	}
	return errors.New("want tree, alphabeta, level, judge, solver or ladder")
}

func (r *ladderReader) level(words []string) error {
	if len(r.levels) == MaxLevels {
		return fmt.Errorf("a game has %d levels at most", MaxLevels)
	}
	l, err := r.strengthOf(words)
	if err == nil && l.strength.time <= 0 {
		err = errors.New("time is missing")
	}
	if err != nil {
		return err
	}
	l.Number, l.Name = len(r.levels)+1, names[len(r.levels)]
	l.strength.solveEndings()
	r.levels = append(r.levels, l)
	return nil
}

// strengthOf parses the words after the first of a level, judge or solver line.
func (r *ladderReader) strengthOf(words []string) (Level, error) {
	if r.tree == (search.Config{}) && r.alphaBeta == nil {
		return Level{}, errors.New("a line with tree or alphabeta stands before it")
	}
	l := Level{strength: strength{config: r.tree}}
	if r.alphaBeta != nil {
		c := *r.alphaBeta
		l.strength.alphaBeta = &c
	}
	for _, w := range words {
		known, err := l.set(w)
		if !known && r.ownAlphaBeta {
			err = set(reflect.ValueOf(l.strength.alphaBeta).Elem(), w)
		} else if !known {
			err = set(reflect.ValueOf(&l.strength.config).Elem(), w)
		}
		if err != nil {
			return Level{}, err
		}
	}
	if l.strength.playouts <= 0 {
		return Level{}, errors.New("playouts is missing")
	}
	return l, nil
}

// solveEndings makes a tree search that overlooks nothing solve the ends of games. Weaker players must not end games perfectly, and solvers stay as
// they are, so that exercises do.
func (s *strength) solveEndings() {
	s.endings = s.alphaBeta == nil && s.config.Overlook == 0
}

// set sets one word of a level line. known is false if the word belongs to the configuration of the search.
func (l *Level) set(word string) (known bool, err error) {
	name, value, _ := strings.Cut(word, "=")
	switch name {
	case "rating":
		l.Rating, err = strconv.Atoi(value)
	case "playouts":
		l.strength.playouts, err = strconv.Atoi(value)
	case "time":
		l.strength.time, err = time.ParseDuration(value)
	case "even":
		var even float64
		even, err = strconv.ParseFloat(value, 32)
		l.strength.even = float32(even)
	case "fulltime":
		l.strength.fullTime = true
	default:
		return false, nil
	}
	if err != nil {
		return true, fmt.Errorf("%q is no value of %s", value, name)
	}
	return true, nil
}

// setAll sets the fields of v that words name.
func setAll(words []string, v reflect.Value) error {
	if len(words) == 0 {
		return errors.New("the settings of the search are missing")
	}
	for _, w := range words {
		if err := set(v, w); err != nil {
			return err
		}
	}
	return nil
}

// set sets the field of v that word names: "Solver", or "RAVE=300".
func set(v reflect.Value, word string) error {
	name, value, ok := strings.Cut(word, "=")
	f := v.FieldByName(name)
	if !f.IsValid() {
		return fmt.Errorf("there is no setting %q of %s", name, v.Type())
	}
	var err error
	switch {
	case f.Kind() == reflect.Bool && !ok:
		f.SetBool(true)
	case f.Kind() == reflect.Int:
		var n int64
		n, err = strconv.ParseInt(value, 10, 64)
		f.SetInt(n)
	case f.Kind() == reflect.Float32:
		var x float64
		x, err = strconv.ParseFloat(value, 32)
		f.SetFloat(x)
	default:
		err = errors.New("no value of this kind")
	}
	if err != nil {
		return fmt.Errorf("%q is no value of %s", value, name)
	}
	return nil
}

// The options of a game (Option): the values that are offered and accepted, defaults, and their text such as "size=9 swap=on" (Format, ParseOptions).
// A game lists its own options in its Spec. Add an option here only if several games share it, as Handicap.

package games

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// An Option is something the players choose before a game.
type Option struct {
	ID      string
	Default string
	// Choices are the usual values, in order, including Default. Share codes number them, so add new ones at the end.
	Choices []string
	// If Max > 0, every whole number from Min to Max is accepted too.
	Min, Max int
	// Between offers the whole numbers between the first and the last of Choices as well.
	Between bool
	// Implied omits the option from text when it has its default, so that text from before the option existed stays the same.
	Implied bool
}

// handicap is the id of the option that Handicap returns.
const handicap = "handicap"

// Handicap returns the option for how many extra pieces the first player places in the first turn, up to most, which is at most 3. It is implied.
func Handicap(most int) Option {
	return Option{ID: handicap, Default: "0", Choices: []string{"0", "1", "2", "3"}[:most+1], Implied: true}
}

// FirstTurn returns how many pieces the first player places in the first turn, in a game where that is one without a handicap.
func (o Options) FirstTurn() int { return 1 + o.Int(handicap) }

// Offered returns the values that players choose from, in order. The caller must not change them.
func (o Option) Offered() []string {
	if !o.Between {
		return o.Choices
	}
	first, _ := strconv.Atoi(o.Choices[0]) // they are numbers if Between is set
	last, _ := strconv.Atoi(o.Choices[len(o.Choices)-1])
	var all []string
	for n := first; n <= last; n++ {
		all = append(all, strconv.Itoa(n))
	}
	return all
}

// Accepts reports whether v is a value of the option.
func (o Option) Accepts(v string) bool {
	if slices.Contains(o.Choices, v) {
		return true
	}
	n, err := strconv.Atoi(v)
	return err == nil && o.Max > 0 && n >= o.Min && n <= o.Max && strconv.Itoa(n) == v
}

// allowed says in words which values the option takes.
func (o Option) allowed() string {
	if o.Max == 0 {
		return strings.Join(o.Choices, ", ")
	}
	var words []string
	for _, c := range o.Choices {
		if n, err := strconv.Atoi(c); err != nil || n < o.Min || n > o.Max {
			words = append(words, c)
		}
	}
	return strings.Join(append(words, fmt.Sprintf("a whole number from %d to %d", o.Min, o.Max)), ", ")
}

// Options maps the ids of options to values.
type Options map[string]string

// Int returns the value of a numeric option, 0 if it is not a number.
func (o Options) Int(id string) int {
	n, _ := strconv.Atoi(o[id]) // an invalid number means 0, as documented
	return n
}

// Complete returns o with missing options set to their defaults. The error is an *OptionError.
func (s Spec) Complete(o Options) (Options, error) {
	full := Options{}
	for _, opt := range s.Options {
		full[opt.ID] = opt.Default
	}
	for _, id := range slices.Sorted(maps.Keys(o)) { // sorted so that the error does not depend on the map order
		i := slices.IndexFunc(s.Options, func(opt Option) bool { return opt.ID == id })
		if i < 0 {
			return nil, &OptionError{Game: s.ID, ID: id, Value: o[id], Has: s.optionIDs()}
		}
		if !s.Options[i].Accepts(o[id]) {
			return nil, &OptionError{Game: s.ID, ID: id, Value: o[id], Option: s.Options[i]}
		}
		full[id] = o[id]
	}
	return full, nil
}

// Explicit returns o without the implied options that have their default.
func (s Spec) Explicit(o Options) Options {
	stated := maps.Clone(o)
	for _, opt := range s.Options {
		if opt.Implied && o[opt.ID] == opt.Default {
			delete(stated, opt.ID)
		}
	}
	return stated
}

// withImplied returns o with the implied options set to their defaults.
func (s Spec) withImplied(o Options) Options {
	o = maps.Clone(o)
	for _, opt := range s.Options {
		if opt.Implied {
			o[opt.ID] = opt.Default
		}
	}
	return o
}

// Format writes o in the order of the Spec as "name=value" separated by blanks. It leaves out options missing from o, and implied options with their
// default.
func (s Spec) Format(o Options) string {
	var words []string
	o = s.Explicit(o)
	for _, opt := range s.Options {
		if v, ok := o[opt.ID]; ok {
			words = append(words, opt.ID+"="+v)
		}
	}
	return strings.Join(words, " ")
}

// ParseOptions reads words of the form name=value. Each name may occur once.
func ParseOptions(words []string) (Options, error) {
	o := Options{}
	for _, w := range words {
		id, v, ok := strings.Cut(w, "=")
		if !ok || id == "" {
			return nil, fmt.Errorf("option %s: want name=value", Quote(w))
		}
		if _, twice := o[id]; twice {
			return nil, fmt.Errorf("option %s is given twice", Quote(id))
		}
		o[id] = v
	}
	return o, nil
}

// optionIDs returns the names of the options, for errors.
func (s Spec) optionIDs() []string {
	var ids []string
	for _, opt := range s.Options {
		ids = append(ids, opt.ID)
	}
	return ids
}

// Describes in a few words what several scenes show: the options of a game with their names, values and explanations, a date, a clock, and how
// players ended a game by agreement. FitWords and Facts cut such lists to the room. Add a description here if two scenes need it. The sentences are
// in scenes/texts; those about a single game are in its own texts.

package scenes

import (
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Describe describes a game with options o in a few words per entry: its size or its number of seats, then every option that differs from the
// default.
func Describe(u *ui.UI, s games.Spec, o games.Options) []string {
	var words []string
	for _, opt := range s.Options {
		v, ok := o[opt.ID]
		switch {
		case !ok:
		case opt.ID == "size":
			words = append(words, u.T("size", v))
		case opt.ID == "players":
			words = append(words, u.T("players", v))
		case v != opt.Default && v == "on":
			words = append(words, strings.ToLower(OptionName(u, s, opt.ID)))
		case v != opt.Default:
			words = append(words, strings.ToLower(OptionName(u, s, opt.ID)+": "+Value(u, s, opt.ID, v)))
		}
	}
	return words
}

// LevelStyle describes how level l of a game with levels levels plays, in a few words.
func LevelStyle(u *ui.UI, l catalog.Level, levels int) string {
	if l.Number == levels {
		return u.T("level.full")
	}
	return u.T("level." + strconv.Itoa(l.Number))
}

// SeatStyle describes how the computer on seat plays the game id, in a few words.
func SeatStyle(u *ui.UI, id string, seat match.Seat) string {
	if seat.Even > 0 {
		return u.T("setup.even.about")
	}
	return LevelStyle(u, catalog.LevelOf(id, seat.Level, 0), len(catalog.LevelsOf(id)))
}

// Signs explains the signs after the moves of the game id in lists; "" if it has none.
func Signs(u *ui.UI, id string) string {
	if key := id + ".signs"; u.Book.Has(key) {
		return u.T(key)
	}
	return ""
}

// FitWords joins as many of words, starting with the first, as fit in w.
func FitWords(u *ui.UI, words []string, t render.Type, w float32) string {
	for n := len(words); n > 0; n-- {
		if s := strings.Join(words[:n], ", "); u.Measure(s, t) <= w {
			return s
		}
	}
	return ""
}

// Facts shows as many of facts, from the first, as fit in one line.
func Facts(u *ui.UI, facts []string, t render.Type, ink sprites.Color) ui.Element {
	return ui.Fitted(t, ink, func(w float32) string { return FitWords(u, facts, t, w) })
}

// OptionName returns the name of the option id of a game, from the texts of the game, or from ours for options that games share.
func OptionName(u *ui.UI, s games.Spec, id string) string {
	return u.T(first(u, s.ID+".option."+id, "option."+id))
}

// Value returns the text for value v of an option, from the same texts as OptionName. Numbers are shown as they are.
func Value(u *ui.UI, s games.Spec, id, v string) string {
	if v == "" || v[0] >= '0' && v[0] <= '9' {
		return v
	}
	return u.T(first(u, s.ID+".value."+id+"."+v, "value."+v))
}

// ValueOn is Value, with an addition if v has a special meaning on the board chosen in o.
func ValueOn(u *ui.UI, s games.Spec, o games.Options, id, v string) string {
	if own := s.ID + ".value." + id + "." + v + "." + o["size"]; u.Book.Has(own) {
		return u.T(own)
	}
	return Value(u, s, id, v)
}

// Help explains value v of an option in a sentence that can stand alone, from the same texts as OptionName. All sizes share one sentence, and so do
// all handicaps.
func Help(u *ui.UI, s games.Spec, id, v string) string {
	switch id {
	case "size":
		return u.T("help.size")
	case "handicap":
		return u.T("help.handicap")
	}
	return u.T(first(u, s.ID+".help."+id+"."+v, "help."+id+"."+v))
}

// first returns own if there is such a text, else shared.
func first(u *ui.UI, own, shared string) string {
	if u.Book.Has(own) {
		return own
	}
	return shared
}

// Day formats the day of t, without its time: "31 May 2026".
func Day(u *ui.UI, t time.Time) string {
	return u.T("day", t.Day(), Month(u, t.Month()), strconv.Itoa(t.Year()))
}

// Month returns the short name of m.
func Month(u *ui.UI, m time.Month) string { return u.T("month." + strconv.Itoa(int(m))) }

// Clock describes in a few words how much time c gives. c must measure time.
func Clock(u *ui.UI, c clock.Control) string {
	step := int(c.Step / time.Second)
	switch {
	case c.Kind == clock.PerTurn:
		return u.T("setup.short.turn", step)
	case c.Main%time.Minute == 0:
		return u.T("setup.short.game", int(c.Main/time.Minute), step)
	}
	return u.T("setup.short.exact", clock.FormatMoveTime(c.Main), step)
}

// DecisionKey returns the key of the sentence that says how the players of a game with this many seats decided its outcome o: by agreeing to end it,
// or by declaring a result. It is "" for all other endings.
func DecisionKey(o match.Outcome, seats int) string {
	switch {
	case o.Ending == match.Agreed && seats == 2:
		return "play.by.stop"
	case o.Ending == match.Agreed:
		return "play.by.agree"
	case o.Ending != match.Declared:
		return ""
	case len(o.Winners) == 0:
		return "play.by.abandoned"
	case len(o.Winners) == seats:
		return "play.by.draw"
	}
	return "play.by.declared"
}

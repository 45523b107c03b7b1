// Short descriptions of games, options and dates, worded for the player.

package scenes

import (
	"strconv"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/render"
	"quintet/scenes/ui"
)

// Describe says in a few words each which game is played: its size or its seats, then every option that is not the usual one.
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

// FitWords joins as many of words, from the first on, as have room in w.
func FitWords(u *ui.UI, words []string, t render.Type, w float32) string {
	for n := len(words); n > 0; n-- {
		if s := strings.Join(words[:n], ", "); u.Measure(s, t) <= w {
			return s
		}
	}
	return ""
}

// OptionName returns what the option id of a game is called: by the texts of the game, or by ours for those that games share.
func OptionName(u *ui.UI, s games.Spec, id string) string {
	return u.T(first(u, s.ID+".option."+id, "option."+id))
}

// Value words the value v of an option, as OptionName does. Numbers stand for themselves.
func Value(u *ui.UI, s games.Spec, id, v string) string {
	if v == "" || v[0] >= '0' && v[0] <= '9' {
		return v
	}
	return u.T(first(u, s.ID+".value."+id+"."+v, "value."+v))
}

// ValueOn words the value v of an option as Value does, and says more where it means something on the board chosen in o.
func ValueOn(u *ui.UI, s games.Spec, o games.Options, id, v string) string {
	if own := s.ID + ".value." + id + "." + v + "." + o["size"]; u.Book.Has(own) {
		return u.T(own)
	}
	return Value(u, s, id, v)
}

// Help explains the value v of an option in a sentence that needs no name beside it.
// It is of the game's texts or of ours, as OptionName is. One sentence serves all sizes, and one all handicaps.
func Help(u *ui.UI, s games.Spec, id, v string) string {
	switch id {
	case "size":
		return u.T("help.size")
	case "handicap":
		return u.T("help.handicap")
	}
	return u.T(first(u, s.ID+".help."+id+"."+v, "help."+id+"."+v))
}

// first returns own if there is such a sentence, else shared.
func first(u *ui.UI, own, shared string) string {
	if u.Book.Has(own) {
		return own
	}
	return shared
}

// Day words the day of t, without its time: "31 May 2026".
func Day(u *ui.UI, t time.Time) string {
	return u.T("day", t.Day(), u.T("month."+strconv.Itoa(int(t.Month()))), strconv.Itoa(t.Year()))
}

// Clock says in a few words how much time c gives, which measures time.
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

// DecisionKey returns the key of the sentence that says how the players of a game with so many seats decided its outcome o: by agreeing to end it,
// or by declaring a result. It is "" for every other ending.
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

// Lists the options of the game as rows (optionRows), and chooses the help on them. The options come from the game's Spec; those with many values
// open as a list, see values.go. Change here how an option is shown (optionRow). terms.go makes the row for the scoring of a series, which can be
// among them.

package setup

import (
	"maps"
	"slices"
	"strconv"

	"quintet/games"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// offered returns the values to choose from. If the chosen value is allowed but not offered by opt, such as the size of a record or of a game started
// in another way, it is listed as well: numbers in order.
func offered(opt games.Option, chosen string) []string {
	values := opt.Offered()
	if slices.Contains(values, chosen) {
		return values
	}
	values = slices.Clone(values)
	n, _ := strconv.Atoi(chosen) // 0 if it is not a number
	at := slices.IndexFunc(values, func(v string) bool {
		m, err := strconv.Atoi(v)
		return err == nil && m > n
	})
	if at < 0 {
		at = len(values)
	}
	return slices.Insert(values, at, chosen)
}

// onOff are the values of an option shown as a switch.
var onOff = []string{"off", "on"}

// optionRow returns the row of opt.
func (s *Scene) optionRow(u *ui.UI, opt games.Option) row {
	values := offered(opt, s.options[opt.ID])
	labels := make([]string, len(values))
	for i, v := range values {
		labels[i] = scenes.ValueOn(u, s.spec, s.options, opt.ID, v)
	}
	x := row{
		name: scenes.OptionName(u, s.spec, opt.ID), id: opt.ID, labels: labels, chosen: slices.Index(values, s.options[opt.ID]),
		choose: func(i int) { s.set(opt.ID, values[i]) }, help: func(i int) string { return scenes.Help(u, s.spec, opt.ID, values[i]) },
	}
	if x.onOff = slices.Equal(opt.Choices, onOff); !x.onOff {
		x.others = []ui.Element{s.valueButton(u, opt, values, labels, x.chosen)}
	}
	if len(values) > mostSideBySide {
		x.labels = nil
	}
	return x
}

// optionRows returns a row for each option, and one for the scoring of a series if that is shown with them.
func (s *Scene) optionRows(u *ui.UI, p plan) (rows []row) {
	for _, opt := range s.start.offers(s.spec) {
		rows = append(rows, s.optionRow(u, opt))
	}
	if p.scoring {
		rows = append(rows, s.seriesRow(u))
	}
	return rows
}

// set sets the option id to v.
func (s *Scene) set(id, v string) {
	o := maps.Clone(s.options)
	o[id] = v
	s.choose(o)
	s.lastOption = id
}

// mostBeside is the number of options from which the scoring of a series does not fit beside them.
const mostBeside = 4

// scoresBeside reports whether the scoring of a series has a row beside the options.
func (s *Scene) scoresBeside() bool { return s.scored && len(s.start.offers(s.spec)) < mostBeside }

// about returns the description of the game, shown unless the player asks about something else.
func (s *Scene) about(u *ui.UI) string { return u.T(s.spec.ID + ".about") }

// seriesHelp explains the scoring of a series beside the options, "" if each game counts as one, as usual.
func (s *Scene) seriesHelp(u *ui.UI, p plan) string {
	if !p.scoring || !s.terms.AddUp {
		return ""
	}
	x := s.seriesRow(u)
	return x.help(x.chosen)
}

// firstHelp explains the first option whose name and value are not self-explanatory, "" if there is none.
func (s *Scene) firstHelp(u *ui.UI) string {
	for _, opt := range s.start.offers(s.spec) {
		if opt.ID != "size" && opt.ID != "handicap" {
			return scenes.Help(u, s.spec, opt.ID, s.options[opt.ID])
		}
	}
	return ""
}

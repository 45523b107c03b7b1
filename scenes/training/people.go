package training

import (
	"math"
	"slices"
	"strconv"

	"quintet/games/rating"
	"quintet/render"
	"quintet/scenes/ui"
)

// people returns who has played games, each once, in the order of the games.
func people(games []rating.Game) (names []string) {
	for _, g := range games {
		if !slices.Contains(names, g.Player) {
			names = append(names, g.Player)
		}
	}
	return names
}

// Measures of the choice of a person.
const (
	choiceHigh = 36
	choiceGap  = 8
)

// rows divides the names of the people among lines of width w. There are none where one person alone has played.
func (r *results) rows(u *ui.UI, w float32) (rows [][]string) {
	if len(r.people) < 2 {
		return nil
	}
	for _, name := range r.people {
		label := u.Fit(personName(u, name), render.TypeSmall.Medium(), w/2)
		last := len(rows) - 1
		if last >= 0 && u.ChoicesWidth(append(slices.Clone(rows[last]), label), math.MaxInt32) <= w {
			rows[last] = append(rows[last], label)
		} else {
			rows = append(rows, []string{label})
		}
	}
	return rows
}

// rowsHigh returns the height of rows, with the gap below them.
func rowsHigh(rows [][]string) float32 {
	if len(rows) == 0 {
		return 0
	}
	return float32(len(rows))*(choiceHigh+choiceGap) + choiceGap
}

// personName returns what a person is called.
func personName(u *ui.UI, name string) string {
	if name == "" {
		return u.T("training.nobody")
	}
	return name
}

// choose draws the choice of a person at the top of page, and returns the room below.
func (r *results) choose(u *ui.UI, rows [][]string, page render.Rect) (below render.Rect) {
	all, below := page.CutTop(rowsHigh(rows), 0)
	first := 0 // of a row
	for i, labels := range rows {
		line, rest := all.CutTop(choiceHigh, choiceGap)
		all = rest
		chosen := slices.Index(r.people[first:first+len(labels)], r.person)
		if now, _ := u.Choices(line, u.T("training.person")+" "+strconv.Itoa(i+1), labels, chosen); now != chosen {
			r.chosen = true
			r.show(r.people[first+now])
		}
		first += len(labels)
	}
	return below
}

package play

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/table"
	"quintet/games/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// standings words what everybody has in series, who has most first: "Ana: 2, Player 2: 1½". tied says that several have the most.
func (r *report) standings(u *ui.UI, series terms.Series) (words string, tied bool) {
	var seats []games.Player
	for p := range games.Player(r.players()) {
		seats = append(seats, p)
	}
	has, write := series.Of, terms.FormatPoints
	if r.table.Terms.AddUp {
		has, write = series.Sum, strconv.Itoa
	}
	slices.SortStableFunc(seats, func(a, b games.Player) int { return has(b) - has(a) })
	var all []string
	for _, p := range seats {
		all = append(all, u.T("play.series.person", r.name(u, p), write(has(p))))
	}
	return strings.Join(all, ", "), has(seats[0]) == has(seats[1])
}

// saySeries words how the games at this table have gone so far.
func (r *report) saySeries(u *ui.UI) string {
	series := r.table.Series()
	words, tied := r.standings(u, series)
	if !r.table.Terms.AddUp {
		return u.T("play.series.after", words, series.Games)
	}
	if words = u.T("play.series.sums", words, series.Games); tied {
		return u.T("play.series.tied", words)
	}
	return words
}

// begin leads to another game at t.
func begin(t *table.Table) scenes.Next {
	return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: t}
}

// rematch begins another game with the same people.
func (s *Scene) rematch() scenes.Next { return begin(s.table.Rematch(s.context.Rand)) }

// moveOn is rematch with everybody on the next seat.
func (s *Scene) moveOn() scenes.Next { return begin(s.table.MoveOn()) }

// newSeries is rematch without the points of the games before.
func (s *Scene) newSeries() scenes.Next { return begin(s.table.NewSeries(s.context.Rand)) }

// describe says in a few words each which game is played, in a series which game of it and how it stands, and whether it is played
// without aids: who misses something would look for what is broken.
func (r *report) describe(u *ui.UI) []string {
	all := scenes.Describe(u, r.table.Spec, r.game.Info().Options)
	if r.table.Terms.NoAids {
		all = slices.Insert(all, min(1, len(all)), u.T("setup.short.noaids"))
	}
	if about := r.aboutBranch(u); len(about) > 0 {
		return slices.Insert(all, min(1, len(all)), about...)
	}
	if before := r.table.Terms.Series; before.Games > 0 {
		stand := before
		if r.table.Match.Over() {
			stand = r.table.Series() // as the card of the result says it
		}
		words, _ := r.standings(u, stand)
		if r.table.Terms.AddUp {
			words = u.T("play.series.tiles", words)
		}
		return slices.Insert(all, min(1, len(all)), u.T("play.series.game", before.Games+1, words))
	}
	return all
}

// withSeries adds to w, said at the end of a game, how the series stands, where no card says it.
func (s *speech) withSeries(u *ui.UI, w said) said {
	if s.narrow && s.table.Series().Games > 1 {
		// It comes first: the end can be seen on the board, the series cannot, and in a small window the last words may have no room.
		w.detail = strings.TrimSpace(s.report.saySeries(u) + ". " + w.detail)
	}
	return w
}

// seriesRow writes how the series stands, with what begins a new one.
func (s *Scene) seriesRow(u *ui.UI, r render.Rect) scenes.Next {
	label := u.T("play.series.new")
	w := u.Measure(label, render.TypeButton) + 28
	if s.offer(u, render.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}, ui.Button{Label: label, Kind: ui.Quiet}) {
		return s.newSeries()
	}
	text := s.report.saySeries(u)
	room := r.W - w - 12
	face := smaller(u, text, render.TypeSmall.Medium(), 12, room)
	lines := twoLines(u, text, face, room)
	for i, line := range lines {
		u.Text(line, face, render.Point{X: r.X, Y: r.Y + r.H/2 + 5 + (float32(i)-float32(len(lines)-1)/2)*17}, render.Start, u.Theme.Text)
	}
	u.Texts = append(u.Texts, text)
	return scenes.Next{}
}

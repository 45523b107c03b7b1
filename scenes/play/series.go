package play

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// series returns the score of the table with the game in progress, if that is finished and counts.
func (s *Scene) series() terms.Series {
	if !s.table.Match.Closed() || s.table.Terms.Aside {
		return s.table.Terms.Series
	}
	final := s.table.Match.Final()
	return s.table.Terms.Series.After(final.Winners, final.Counted())
}

// standings words what everybody has in series, who has most first: "Ana: 2, Player 2: 1½". tied says that several have the most.
func (s *Scene) standings(u *ui.UI, series terms.Series) (words string, tied bool) {
	var seats []games.Player
	for p := range games.Player(s.game.Info().Players) {
		seats = append(seats, p)
	}
	has, write := series.Of, terms.FormatPoints
	if s.table.Terms.AddUp {
		has, write = series.Sum, strconv.Itoa
	}
	slices.SortStableFunc(seats, func(a, b games.Player) int { return has(b) - has(a) })
	var all []string
	for _, p := range seats {
		all = append(all, u.T("play.series.person", s.name(u, p), write(has(p))))
	}
	return strings.Join(all, ", "), has(seats[0]) == has(seats[1])
}

// saySeries words how the games at this table have gone so far.
func (s *Scene) saySeries(u *ui.UI) string {
	series := s.series()
	words, tied := s.standings(u, series)
	if !s.table.Terms.AddUp {
		return u.T("play.series.after", words, series.Games)
	}
	if words = u.T("play.series.sums", words, series.Games); tied {
		return u.T("play.series.tied", words)
	}
	return words
}

// again begins another game with the same people and terms, the person of seat from[i] on seat i.
func (s *Scene) again(from []int, series terms.Series) scenes.Next {
	old := s.table.Match.Seats()
	seats := make([]match.Seat, len(old))
	for i, f := range from {
		seats[i] = old[f]
	}
	t := s.table.Terms
	t.Series, t.Aside = series.Moved(from), false
	return scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: table.New(s.table.Spec, table.NewMatch(s.game, seats, t), t)}
}

// rematch begins again with the same options and the seats that the table has agreed on. A game that is not over does not count.
func (s *Scene) rematch() scenes.Next { return s.again(s.seating(), s.series()) }

// moveOn is rematch with everybody on the next seat.
func (s *Scene) moveOn() scenes.Next {
	n := s.game.Info().Players
	return s.again(s.from(s.opener()+n-1), s.series())
}

// newSeries is rematch without the points of the games before.
func (s *Scene) newSeries() scenes.Next { return s.again(s.seating(), terms.Series{}) }

// opener returns the seat that moves first.
func (s *Scene) opener() int { return s.table.Terms.Opener(s.game.Info().Players) }

// from returns a seating in which the person of seat first, which may be counted on beyond the last, moves first and the others follow in
// their order.
func (s *Scene) from(first int) []int {
	n := s.game.Info().Players
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (first + n - s.opener() + i) % n
	}
	return seats
}

// seating returns who has which seat in the next game: the old seat of the person on each.
func (s *Scene) seating() []int {
	switch begin := s.table.Terms.Begin; {
	case begin == terms.Drawn:
		seats := s.from(s.opener())
		s.desk.Rand.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats
	case !s.table.Match.Closed() || begin == terms.AsListed:
		return s.from(s.opener())
	case begin == terms.Loser:
		return s.from(s.loser())
	}
	return s.from(s.opener() + 1)
}

// loser returns the seat that came last in a game that is over: who gave up or ran out of time, else who has the fewest points among those
// who have not won. Of several it is the one that was to move last. Where everybody has won it is the second seat, as if in turns.
func (s *Scene) loser() int {
	o := s.table.Match.Final()
	if o.By != games.None {
		return int(o.By)
	}
	last := -1
	for i := range s.game.Info().Players {
		if slices.Contains(o.Winners, games.Player(i)) {
			continue
		}
		if last < 0 || len(o.Scores) > 0 && o.Scores[i] <= o.Scores[last] || len(o.Scores) == 0 {
			last = i
		}
	}
	if last < 0 {
		return 1
	}
	return last
}

// describe says in a few words each which game is played, in a series which game of it and how it stands, and whether it is played
// without aids: who misses something would look for what is broken.
func (s *Scene) describe(u *ui.UI) []string {
	all := scenes.Describe(u, s.table.Spec, s.game.Info().Options)
	if s.table.Terms.NoAids {
		all = slices.Insert(all, min(1, len(all)), u.T("setup.short.noaids"))
	}
	if about := s.aboutBranch(u); len(about) > 0 {
		return slices.Insert(all, min(1, len(all)), about...)
	}
	if before := s.table.Terms.Series; before.Games > 0 {
		stand := before
		if s.table.Match.Over() {
			stand = s.series() // as the card of the result says it
		}
		words, _ := s.standings(u, stand)
		if s.table.Terms.AddUp {
			words = u.T("play.series.tiles", words)
		}
		return slices.Insert(all, min(1, len(all)), u.T("play.series.game", before.Games+1, words))
	}
	return all
}

// withSeries adds to w, said at the end of a game, how the series stands, where no card says it.
func (s *Scene) withSeries(u *ui.UI, w said) said {
	if s.shape != wide && s.series().Games > 1 {
		// It comes first: the end can be seen on the board, the series cannot, and in a small window the last words may have no room.
		w.detail = strings.TrimSpace(s.saySeries(u) + ". " + w.detail)
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
	text := s.saySeries(u)
	room := r.W - w - 12
	face := smaller(u, text, render.TypeSmall.Medium(), 12, room)
	lines := twoLines(u, text, face, room)
	for i, line := range lines {
		u.Text(line, face, render.Point{X: r.X, Y: r.Y + r.H/2 + 5 + (float32(i)-float32(len(lines)-1)/2)*17}, render.Start, u.Theme.Text)
	}
	u.Texts = append(u.Texts, text)
	return scenes.Next{}
}

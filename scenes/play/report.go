package play

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// A report words how the game and its series have gone.
type report struct{ *model }

// verdict names the winners by their colours.
func (r *report) verdict(u *ui.UI, o match.Outcome) string {
	n := r.players()
	switch {
	case len(o.Winners) == 1:
		seat := &r.view().Seats[o.Winners[0]]
		if seat.Name.Empty() {
			return u.T("play.wins", r.name(u, o.Winners[0]))
		}
		return u.T("play.wins", seat.Name)
	case len(o.Winners) == n && n == 2:
		return u.T("play.draw")
	}
	return u.T("play.shared")
}

// sayWinners returns the names of the winners, of a sole one with the points between him and the second where points have decided.
func (r *report) sayWinners(u *ui.UI, o match.Outcome) string {
	names := ""
	for i, w := range o.Winners {
		switch i {
		case 0:
			names = r.name(u, w)
		case len(o.Winners) - 1:
			names = u.T("play.names.last", names, r.name(u, w))
		default:
			names = u.T("play.names.more", names, r.name(u, w))
		}
	}
	if len(o.Winners) != 1 || len(o.Scores) == 0 || o.Ending == match.Resigned || o.Ending == match.Timed {
		return names
	}
	second := -1
	for i, v := range o.Scores {
		if games.Player(i) != o.Winners[0] {
			second = max(second, v)
		}
	}
	by := o.Scores[o.Winners[0]] - second
	if by == 0 {
		return u.T("play.by.tie", names) // that the rules decide
	}
	return u.T("play.by.points", names, by)
}

// sayResigned names the player who resigned, and among several what follows from it.
func (r *report) sayResigned(u *ui.UI, o match.Outcome) string {
	if r.players() > 2 {
		return u.T("play.by.resignofmany", r.name(u, o.By))
	}
	return u.T("play.by.resign", r.name(u, o.By))
}

// sayTime says whose time has run out, and what that means where the others count as it stands: one of more than two may have lost
// with the most points.
func (r *report) sayTime(u *ui.UI, o match.Outcome) string {
	if r.players() > 2 {
		return u.T("play.by.timeofmany", r.name(u, o.By))
	}
	return u.T("play.by.time", r.name(u, o.By))
}

// underVerdict returns what stands below who has won: his name, by how much, and what ended the game where that is not on the board.
// Where both have no room in two lines of width w it is the name.
func (r *report) underVerdict(u *ui.UI, o match.Outcome, face render.Type, w float32) string {
	names := r.sayWinners(u, o)
	whole := names
	switch {
	case !r.table.OnMain():
		return u.T("play.variation.ended")
	case o.Ending == match.Resigned && r.players() > 2:
		whole = u.T("play.card.resignofmany", names, r.name(u, o.By))
	case o.Ending == match.Resigned:
		whole = u.T("play.card.resign", names, r.name(u, o.By))
	case o.Ending == match.Timed && r.players() > 2:
		whole = u.T("play.card.timeofmany", names, r.name(u, o.By))
	case o.Ending == match.Timed:
		whole = u.T("play.card.time", names, r.name(u, o.By))
	case o.Ending == match.Agreed && r.players() == 2:
		whole = u.T("play.card.stop", names)
	case o.Ending == match.Agreed:
		whole = u.T("play.card.agree", names)
	}
	if len(u.Wrap(whole, face, w)) > 2 {
		return names
	}
	return whole
}

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

// describe says in a few words each which game is played, in a series which game of it and how it stands, and whether it is played
// without aids: who misses something would look for what is broken.
func (r *report) describe(u *ui.UI) []string {
	all := scenes.Describe(u, r.table.Spec, r.game.Info().Options)
	if r.table.Terms.NoAids {
		all = slices.Insert(all, min(1, len(all)), u.T("setup.short.noaids"))
	}
	if about := r.aboutVariation(u); len(about) > 0 {
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

// aboutVariation says in a few words that a variation is shown, and whether the game counts in the series.
func (r *report) aboutVariation(u *ui.UI) (words []string) {
	if r.table.Terms.Aside && r.table.Terms.Series.Games > 1 {
		words = append(words, u.T("play.variation.aside"))
	}
	if m := r.table.Match; !r.table.OnMain() {
		words = append(words, u.T("play.variation.about", m.RoundAt(m.MainCursor())))
	}
	return words
}

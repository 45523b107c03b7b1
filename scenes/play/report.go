// The words about a finished game or series: winner, reason and margin. The card around them is in card.go.

package play

import (
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// A report words how the game and its series have gone.
type report struct{ model *model }

// verdict names a sole winner.
func (r *report) verdict(u *ui.UI, o match.Outcome) string {
	return u.Say(o.Verdict(r.model.players(), func(p games.Player) any { return r.model.knownAs(u, p) }))
}

// colourWins says that the colour of the only winner has won, "" where seats have none.
func (r *report) colourWins(u *ui.UI, o match.Outcome) string {
	seat := &r.model.view().Seats[o.Winners[0]]
	if seat.Name.Empty() {
		return ""
	}
	return u.T("game.wins", seat.Name)
}

// outKeys are the keys of the words that name a player who resigned or whose time has run out: alone, and with what follows from it among
// several, where one may have lost with the most points.
var outKeys = map[match.Ending][2]string{
	match.Resigned: {"game.resigned", "play.by.resignofmany"},
	match.Timed:    {"game.timedout", "play.by.timeofmany"},
}

// sayOut names the player who resigned or whose time has run out.
func (r *report) sayOut(u *ui.UI, o match.Outcome) string {
	return u.T(outKeys[o.Ending][min(1, r.model.players()-2)], r.model.knownAs(u, o.By))
}

// why says by what the winner has won; "" where nothing has to be said, as when someone among several has resigned or the table has agreed to
// stop: the line below the board tells that.
func (r *report) why(u *ui.UI, o match.Outcome) string {
	many := r.model.players() > 2
	switch {
	case !r.model.table.OnMain():
		return u.T("play.variation.ended")
	case o.By != games.None && many, o.Ending == match.Agreed && !many, o.Ending == match.Declared:
		return ""
	case o.Ending == match.Resigned, o.Ending == match.Timed:
		return u.Say(o.Cause(r.model.players(), func(p games.Player) any { return r.model.knownAs(u, p) }))
	}
	return r.margin(u, o)
}

// margin says by how much a sole winner has won, in what the game counts; "" where scores have not decided.
func (r *report) margin(u *ui.UI, o match.Outcome) string {
	most, second, ok := o.Margin()
	switch {
	case !ok:
		return ""
	case most > second:
		return u.T(r.model.table.Spec.ID+".margin", most-second, most, second)
	}
	return u.T("play.why.tie") // that the rules decide
}

// standing says what player has played, or which colour is out of the game, and how.
func (r *report) standing(u *ui.UI, o match.Outcome, player games.Player) string {
	seat := &r.model.view().Seats[player]
	how := "play.timeout"
	switch {
	case o.By != player:
		return u.Say(seat.Role)
	case o.Ending == match.Resigned:
		how = "play.resigned"
	}
	if seat.Name.Empty() {
		return u.T(how)
	}
	return u.T("play.out", seat.Name, u.T(how))
}

// rounds says how many rounds the game on the table had, nothing where there were none.
func (r *report) rounds(u *ui.UI) string {
	n := r.model.table.Match.Length()
	if n == 0 {
		return ""
	}
	return u.T("game.rounds", n)
}

// facts says how many rounds the game on the table had, and how long it took where that is known and times are wanted: not where a clock has
// run out, since no one knows how long the last turn would have been.
func (r *report) facts(u *ui.UI) string {
	rounds := r.rounds(u)
	took, ok := r.model.table.Stopwatch.Sum(0, r.model.table.Match.MainLen())
	ending, _ := r.model.table.Match.End()
	if rounds != "" && ok && took > 0 && ending != match.Timed && r.model.context.Settings.Times != settings.Never {
		return u.T("play.facts.time", rounds, clock.FormatMoveTime(took))
	}
	return rounds
}

// write writes who has won in the middle of the height of at, below it by what, and length, which says how long the game was.
func (r *report) write(u *ui.UI, at render.Rect, o match.Outcome, length string) {
	const lead, leading = 38, 22
	verdict := r.verdict(u, o)
	face := smaller(u, verdict, render.TypeResult, 24, at.W)
	high := lead * float32(min(len(u.WrapEvenly(verdict, face, at.W)), 2))
	all, below := high, []string{}
	for _, text := range []string{r.why(u, o), length} {
		if n := float32(len(u.FewLines(text, render.TypeSmall, at.W, 2))); text != "" && all+leading*n <= at.H {
			below = append(below, text)
			all += leading * n
		}
	}
	line, rest := at.Place(at.W, all, render.Start, render.Middle).CutTop(high, 0)
	u.WriteBlock(verdict, line, ui.Block{Type: face, Leading: lead, Most: 2, Ink: u.Theme.Text})
	for _, text := range below {
		rest = u.WriteBlock(text, rest, ui.Block{Type: render.TypeSmall, Leading: leading, Most: 2, Ink: u.Theme.Muted})
	}
}

// standings words what everybody has in series: of two seats who leads, and with how much, "Ana leads 2–1"; of several all, who has most
// first, "Ana: 2, Player 2: 1½". tied says that several of these have the most.
func (r *report) standings(u *ui.UI, series terms.Series) (words string, tied bool) {
	var seats []games.Player
	for p := range games.Player(r.model.players()) {
		seats = append(seats, p)
	}
	has, write := series.Of, terms.FormatPoints
	if r.model.table.Terms.AddUp {
		has, write = series.Sum, strconv.Itoa
	}
	slices.SortStableFunc(seats, func(a, b games.Player) int { return has(b) - has(a) })
	tied = has(seats[0]) == has(seats[1])
	if len(seats) == 2 {
		score := write(has(seats[0])) + "–" + write(has(seats[1]))
		if tied {
			return score, false
		}
		return u.T("play.series.leads", r.model.name(u, seats[0]), score), false
	}
	var all []string
	for _, p := range seats {
		all = append(all, u.T("play.series.person", r.model.name(u, p), write(has(p))))
	}
	return strings.Join(all, ", "), tied
}

// saySeries words how the games at this table have gone so far.
func (r *report) saySeries(u *ui.UI) string {
	series := r.model.table.Series()
	words, tied := r.standings(u, series)
	switch {
	case r.model.players() == 2 && r.model.table.Terms.AddUp:
		return u.T("play.series.two.points", words)
	case r.model.players() == 2:
		return u.T("play.series.two", words)
	case !r.model.table.Terms.AddUp:
		return u.T("play.series.after", words, series.Games)
	}
	if words = u.T("play.series.sums", words, series.Games); tied {
		return u.T("play.series.tied", words)
	}
	return words
}

// describe says in a few words each which game is played, in a series which game of it, and whether it is played without aids: who misses
// something would look for what is broken.
func (r *report) describe(u *ui.UI) []string {
	all := scenes.Describe(u, r.model.table.Spec, r.model.game.Info().Options)
	if about := r.model.geo.About; !about.Empty() {
		all = slices.Insert(all, min(1, len(all)), u.Say(about))
	}
	if r.model.table.Terms.NoAids {
		all = slices.Insert(all, min(1, len(all)), u.T("setup.short.noaids"))
	}
	if about := r.aboutVariation(u); len(about) > 0 {
		return append(about, all...) // a narrow bar has room for the first words alone
	}
	if before := r.model.table.Terms.Series; before.Games > 0 {
		return slices.Insert(all, min(1, len(all)), r.ofSeries(u, before))
	}
	return all
}

// ofSeries says which game of a series is played, and until it is over how those before have gone.
func (r *report) ofSeries(u *ui.UI, before terms.Series) string {
	number := before.Games + 1
	if r.model.told() { // how it stands now is said with the result
		return u.T("play.series.number", number)
	}
	words, _ := r.standings(u, before)
	if r.model.table.Terms.AddUp {
		words = u.T("play.series.points", words)
	}
	return u.T("play.series.game", number, words)
}

// aboutVariation says in a few words that a variation is shown, and whether the game counts in the series.
func (r *report) aboutVariation(u *ui.UI) (words []string) {
	if r.model.table.Terms.Aside && r.model.table.Terms.Series.Games > 1 {
		words = append(words, u.T("play.variation.aside"))
	}
	if m := r.model.table.Match; !r.model.table.OnMain() {
		words = append(words, u.T("play.variation.about", m.RoundAt(m.MainCursor())))
	}
	return words
}

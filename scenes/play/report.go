// Returns the texts about a finished game: winner, reason, margin and rounds. It also returns those about a series and its score, and about which
// game is played (describe). Change here which text is used; the sentences are in scenes/texts and games/words/texts. card.go draws the card around
// them.

package play

import (
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// A report describes how the game and its series went.
type report struct{ model *model }

// verdict says who won.
func (r *report) verdict(u *ui.UI, o match.Outcome) string {
	return u.Say(o.Verdict(r.model.players(), func(p games.Player) any { return r.model.knownAs(p) }))
}

// headline is verdict, but says "You win!" to a person without a name who plays alone with computers.
func (r *report) headline(u *ui.UI, o match.Outcome) string {
	seats := r.model.table.Match.Seats()
	if person, ok := scenes.OnlyPerson(seats); ok && len(seats) > 1 && slices.Equal(o.Winners, []games.Player{games.Player(person)}) && scenes.ChosenName(seats[person].Name) == "" {
		return u.T("play.you.win")
	}
	return r.verdict(u, o)
}

// sharers names all who share first place among more than two players; "" for more names than a headline has room for.
func (r *report) sharers(u *ui.UI, o match.Outcome) string {
	names := make([]any, len(o.Winners))
	for i, w := range o.Winners {
		names[i] = r.model.knownAs(w)
	}
	switch {
	case r.model.players() > 2 && len(names) == 2:
		return u.T("play.shared.two", names...)
	case r.model.players() > 2 && len(names) == 3:
		return u.T("play.shared.three", names...)
	}
	return ""
}

// helpKeys holds the text keys that say what helped the players.
var helpKeys = map[table.Help]string{
	"": "play.helped", table.HintPlayed: "play.helped.hint", table.TurnBack: "play.helped.back", table.Analysed: "play.helped.analysis",
	table.SeatTaken: "play.helped.seat", table.SetUp: "play.helped.setup",
}

// helped says what helped in a game against a computer, and that the game does not change the level of the player; "" if nothing helped.
func (r *report) helped(u *ui.UI) string {
	if t := r.model.table; !t.Helped || !t.Mixed() {
		return ""
	}
	return u.T(helpKeys[r.model.table.Help])
}

// outKeys holds the text keys that name a player who resigned or whose time ran out: for two players, and for several with what follows from it,
// since one of those may have lost with the most points.
var outKeys = map[match.Ending][2]string{
	match.Resigned: {"game.resigned", "play.by.resignofmany"},
	match.Timed:    {"game.timedout", "play.by.timeofmany"},
}

// sayOut names the player who resigned or whose time ran out.
func (r *report) sayOut(u *ui.UI, o match.Outcome) string {
	return u.T(outKeys[o.Ending][min(1, r.model.players()-2)], r.model.knownAs(o.By))
}

// why says how the winner won; "" if there is nothing to say, for example if one of several players resigned or the table agreed to stop. The line
// below the board says that.
func (r *report) why(u *ui.UI, o match.Outcome) string {
	many := r.model.players() > 2
	switch {
	case !r.model.table.OnMain():
		return u.T("play.variation.ended")
	case o.By != games.None && many, o.Ending == match.Agreed && !many, o.Ending == match.Declared:
		return ""
	case o.Ending == match.Resigned, o.Ending == match.Timed:
		return u.Say(o.Cause(r.model.players(), func(p games.Player) any { return r.model.knownAs(p) }))
	}
	return r.margin(u, o)
}

// margin says by how much a sole winner won, in what the game counts; "" if scores did not decide. The seats show what several winners have.
func (r *report) margin(u *ui.UI, o match.Outcome) string {
	most, second, ok := o.Margin()
	switch {
	case len(o.Winners) > 1, !ok:
		return ""
	case most > second:
		return u.T(r.model.table.Spec.ID+".margin", most-second, most, second)
	}
	return u.T("play.why.tie") // decided by the rules
}

// standing returns the role of player, or which colour is out of the game and how.
func (r *report) standing(u *ui.UI, o match.Outcome, player games.Player) string {
	seat := &r.model.view().Seats[player]
	how := "play.timeout"
	switch {
	case o.By != player:
		return u.Say(seat.Role)
	case o.Ending == match.Resigned:
		how = "play.resigned"
	}
	if _, named := r.model.byColour(player); named || seat.Name.Empty() {
		return u.T(how)
	}
	return u.T("play.out", seat.Name, u.T(how))
}

// rounds returns the number of rounds of the game in words; "" if there were none.
func (r *report) rounds(u *ui.UI) string {
	n := r.model.table.Match.Length()
	if n == 0 {
		return ""
	}
	return u.T("game.rounds", n)
}

// leastTook is the least time that facts tells: a shorter one tells only that the game was opened or pasted.
const leastTook = 10 * time.Second

// facts says how many rounds the game had, and how long it took if that is known and the players want to see times. It leaves out the time if a clock
// ran out, since no one knows how long the last turn would have been.
func (r *report) facts(u *ui.UI) string {
	rounds := r.rounds(u)
	took, ok := r.model.table.Stopwatch.Sum(0, r.model.table.Match.MainLen())
	ending, _ := r.model.table.Match.End()
	if rounds != "" && ok && took >= leastTook && ending != match.Timed && r.model.context.Settings.ShowTimes != settings.Never {
		return u.T("play.facts.time", rounds, clock.FormatMoveTime(took))
	}
	return rounds
}

// standings describes the score of series. For two seats it says who leads, "Ana leads 2–1"; for several it lists all with the highest first, "Ana:
// 2, Player 2: 1½". tied says that several of these share the highest score.
func (r *report) standings(u *ui.UI, series terms.Series) (words string, tied bool) {
	all := r.model.table.Terms.Standings(series, r.model.players())
	tied = all[0].Total == all[1].Total
	if len(all) == 2 {
		score := all[0].Total + "–" + all[1].Total
		if tied {
			return score, false
		}
		return u.T("play.series.leads", r.model.who(all[0].Seat), score), false
	}
	var each []string
	for _, x := range all {
		each = append(each, u.T("play.series.person", r.model.who(x.Seat), x.Total))
	}
	return strings.Join(each, ", "), tied
}

// saySeries describes the score of the games at this table so far.
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

// describe says in a few words each which game is played, which game of a series it is, and whether it is played without aids, so that no one takes
// missing aids for a bug.
func (r *report) describe(u *ui.UI) []string {
	all := scenes.Describe(u, r.model.table.Spec, r.model.game.Info().Options)
	if about := r.model.geo.About; !about.Empty() {
		all = slices.Insert(all, min(1, len(all)), u.Say(about))
	}
	if r.model.table.Terms.NoAids {
		all = slices.Insert(all, min(1, len(all)), u.T("setup.short.noaids"))
	}
	if about := r.aboutVariation(u); len(about) > 0 {
		return append(about, all...) // a narrow bar has room only for the first words
	}
	if before := r.model.table.Terms.Series; before.Games > 0 {
		return slices.Insert(all, min(1, len(all)), r.ofSeries(u, before))
	}
	return all
}

// ofSeries says which game of a series is played, and until this one is over how the earlier ones went.
func (r *report) ofSeries(u *ui.UI, before terms.Series) string {
	number := before.Games + 1
	if r.model.resultShown() { // the result shows the new score
		return u.T("play.series.number", number)
	}
	words, _ := r.standings(u, before)
	if r.model.table.Terms.AddUp {
		words = u.T("play.series.points", words)
	}
	return u.T("play.series.game", number, words)
}

// aboutVariation says in a few words that a variation is shown, and that the game does not count in the series.
func (r *report) aboutVariation(u *ui.UI) (words []string) {
	if r.model.table.Terms.Aside && r.model.table.Terms.Series.Games > 1 {
		words = append(words, u.T("play.variation.aside"))
	}
	if m := r.model.table.Match; !r.model.table.OnMain() {
		words = append(words, u.T("play.variation.about", m.RoundAt(m.MainCursor())))
	}
	return words
}

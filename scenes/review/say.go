// The texts of the review page about the position shown: how the last ply was graded, what it cost and what would have been better, how the game
// ended, and the title above the graph. message.element fits them in their lines. Change here what is said (say); the sentences are in scenes/texts.

package review

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// A message holds what the page says about the position shown.
type message struct {
	lead, detail string
	brief        string // the detail if there is little room; "" for the same
	least        string // the detail if there is hardly any room; "" for brief
	short        string // the lead if there is little room; "" for the same
	grade        badge  // of the ply that the lead is about, the zero badge for none
}

// The heights of the lines of the words: of the lead, and of the detail.
const (
	leadHigh   = 24
	detailHigh = 18
)

// element shows w, its texts in at most the given numbers of lines. A lead that does not fit in one line is replaced by the short one, a detail that does
// not fit at all by the brief one, and that by the least one, which may be cut.
func (w message) element(u *ui.UI, leads, details int) ui.Element {
	small := ui.Block{Type: render.TypeSmall, Leading: detailHigh, MaxLines: details, Ink: u.Theme.Muted}
	return ui.Column(0,
		shortened(w.lead, w.short, ui.Block{Type: render.TypePrompt, Leading: leadHigh, MaxLines: leads, Ink: u.Theme.Text}),
		ui.If(w.detail != "", ui.FirstThatFits(ui.Wrapped(w.detail, small), ui.Wrapped(cmp.Or(w.brief, w.detail), small), ui.Wrapped(cmp.Or(w.least, w.brief, w.detail), small)).MayBeCut()),
	)
}

// shortened shows text if it fits in one line, and otherwise short, unless that is "", in a block.
func shortened(text, short string, b ui.Block) ui.Element {
	line := b
	line.MaxLines = 1
	return ui.FirstThatFits(ui.Wrapped(text, line), ui.Wrapped(cmp.Or(short, text), b))
}

// lost formats the loss of a ply.
func lost(p judge.Ply) string { return fmt.Sprintf("%d\u00a0%%", p.LostPercent()) }

// percent formats a chance.
func percent(v float64) string { return fmt.Sprintf("%d\u00a0%%", judge.Percent(v)) }

// chanceText formats a chance, as a question mark if it has not been searched.
func chanceText(v float64, known bool) string {
	if !known {
		return "?"
	}
	return percent(v)
}

// say says how good the ply was that led to the position shown, and what would have been better.
func (s *Scene) say(u *ui.UI) message {
	if s.shown() == 0 {
		key, short := s.beginning()
		return message{lead: u.T(key), short: u.T(short), detail: s.sayFirst(u)}
	}
	i := s.shown() - 1
	t := s.review.Turn(i)
	text := s.played(t.First, i+1)
	p, ok := s.review.Ply(i)
	if !ok {
		return message{lead: u.T("review.ply", t.Round, text), detail: u.T("review.unjudged")}
	}
	if worst, q, _ := s.review.Worst(t); worst < i && i == t.End-1 && q.Class > p.Class { // a turn is as good as its worst ply
		i, p = worst, q
	}
	w := message{lead: s.sayGrade(u, t, text, i, p), short: sayShort(u, text, p)}
	w.grade = badgeOf(p)
	if s.goesOn(t) {
		w.grade = badge{}
		w.lead, w.short = u.T("review.ply.open", t.Round, text), ""
	}
	w.detail, w.brief, w.least = s.sayCost(u, i, p)
	if ending, short := s.sayEnding(u, t.Round); ending != "" {
		w.grade = badge{}
		if w.lead, w.short = ending, short; w.brief == "" {
			w.detail = s.sayGrade(u, t, text, i, p) + "."
		} else {
			w.detail, w.brief, w.least = u.T("review.last", w.brief), "", u.T("review.last", w.least)
		}
		return w
	}
	switch pos := s.match.Position(); {
	case w.detail != "":
	case pos.Over():
		w.detail = u.Say(games.ViewOf(s.rules, pos).Prompt)
	default:
		w.detail = cmp.Or(s.sayProven(u), u.T("review.stays", s.who(p.Player, i), percent(p.Value()[p.Player])))
	}
	return w
}

// sayProven says how the game ends from the position shown if both play perfectly, on a solved board; "" elsewhere, where a chance of 100 % says enough.
func (g *game) sayProven(u *ui.UI) string {
	l, ok := g.look()
	switch winner := leader(l, g.players()); {
	case !g.solved || !ok || !l.Proven:
		return ""
	case winner == games.None:
		return u.T("review.proven.draw")
	case l.Plies() > 0:
		return u.T("review.proven", g.who(winner, g.shown()), l.Plies())
	}
	return ""
}

// sayEnding says who resigned or lost on time in the position shown, and in which round unless that has no room, or that the players ended the game
// there; "" if the game ended by its rules or is in progress. The chances did not decide such a game.
func (g *game) sayEnding(u *ui.UI, round int) (text, short string) {
	o := g.match.Outcome()
	switch {
	case !g.match.Over():
		return "", ""
	case o.Ending == match.Resigned:
		who := g.who(o.By, g.shown())
		return u.T("review.resigned", who, round), u.T("game.resigned", who)
	case o.Ending == match.Timed:
		who := g.who(o.By, g.shown())
		return u.T("review.timedout", who, round), u.T("game.timedout", who)
	case o.Ending == match.Agreed, o.Ending == match.Declared:
		return u.T(scenes.DecisionKey(o, g.players())), ""
	}
	return "", ""
}

// goesOn reports whether turn t is incomplete in the position shown.
func (g *game) goesOn(t *match.Turn) bool {
	p := g.match.Position()
	return !p.Over() && p.ToMove() == t.Player
}

// beginning returns the text keys of the name of the first position, and of a short name for small windows.
func (s *Scene) beginning() (key, short string) {
	if games.TextOf(s.match.PositionAt(0)) != games.TextOf(s.rules.Start()) {
		return "review.start.setup", "review.start.setup"
	}
	return "review.start", "review.start.short"
}

// grades holds the text keys of the grades.
var grades = map[judge.Class]string{
	judge.Good: "review.ply.good", judge.Inaccuracy: "review.ply.inaccuracy", judge.Mistake: "review.ply.mistake", judge.Blunder: "review.ply.blunder",
}

// ungraded returns the text key for a ply without a grade.
func ungraded(p judge.Ply) string {
	switch chance := judge.Percent(p.Before.Chances[p.Player]); {
	case p.Before.Choice == judge.Forced:
		return "review.ply.forced"
	case p.Before.Choice == judge.Only:
		return "review.ply.only"
	case chance <= certain:
		return "review.ply.lost"
	case chance >= 100-certain:
		return "review.ply.won"
	}
	return "review.ply.same"
}

// certain is the largest percentage at which a game counts as lost, and the largest that a won one lacks.
const certain = 2

// sayGrade says how good ply i was. text is the text of its turn.
func (g *game) sayGrade(u *ui.UI, t *match.Turn, text string, i int, p judge.Ply) string {
	switch {
	case p.After.Choice == judge.Over && leader(p.After, g.players()) == p.Player:
		return u.T("review.ply.wins", t.Round, text)
	case p.Class == judge.Ungraded:
		return u.T(ungraded(p), t.Round, text)
	case badgeOf(p).best:
		return u.T("review.ply.best", t.Round, text)
	case badgeOf(p).fair:
		return u.T("review.ply.fair", t.Round, text)
	}
	if before, after := leader(p.Before, g.players()), leader(p.After, g.players()); p.Class >= judge.Mistake && before == p.Player && after != before && after != games.None {
		return u.T("review.ply.lets", t.Round, text, g.who(after, i))
	}
	return u.T(grades[p.Class], t.Round, text)
}

// shortWords holds the text keys of the grades in one word.
var shortWords = map[judge.Class]string{
	judge.Good: "review.word.good", judge.Inaccuracy: "review.word.inaccuracy", judge.Mistake: "review.word.mistake", judge.Blunder: "review.word.blunder",
}

// sayShort says in a word how good a ply with the given text was; "" if it has no grade. It leaves out the round, which the graph shows.
func sayShort(u *ui.UI, text string, p judge.Ply) string {
	if p.Class == judge.Ungraded {
		return ""
	}
	word := shortWords[p.Class]
	switch b := badgeOf(p); {
	case b.best:
		word = "review.word.best"
	case b.fair:
		word = "review.word.fair"
	}
	return u.T("review.short", text, u.T(word))
}

// leader returns the player with the best chances in l, games.None if several share them.
func leader(l judge.Look, players int) games.Player {
	best, found := -1.0, games.None
	for i, v := range l.Chances[:players] {
		switch {
		case v > best:
			best, found = v, games.Player(i)
		case v == best:
			found = games.None
		}
	}
	return found
}

// sayCost says why ply i was no good, what would have been better, and how the game ends now or, if that is not proven, what the ply cost and whether an
// opponent made use of that. brief leaves out the last part, and after a reason also the cost, which the graph shows; least only says what is better.
// All are "" for a good ply that cost little or nothing.
func (s *Scene) sayCost(u *ui.UI, i int, p judge.Ply) (detail, brief, least string) {
	if p.Class < judge.Inaccuracy && !badgeOf(p).fair || len(p.Before.Lines) == 0 {
		return "", "", ""
	}
	who, from, to := s.who(p.Player, i), judge.Percent(p.Reachable()), percent(p.Value()[p.Player])
	key := "review.better"
	if p.Class < judge.Inaccuracy {
		key = "review.better.little"
	}
	words, told := []string{u.T(key, s.review.Better(i))}, u.T("review.fell", who, from, to)
	least, brief = words[0], words[0]+" "+told
	if why, ok := s.why(i, p); ok {
		first := 0
		if why.Move != p.Move { // it is about the better ply
			first = 1
		}
		words = slices.Insert(words, first, u.Say(why.Text))
		brief = strings.Join(words, " ")
	}
	next := s.review.Turn(i).End
	switch proven := s.sayProven(u); {
	case proven != "" && i == s.shown()-1:
		told = proven
		brief = strings.Join(append(slices.Clone(words), told), " ")
	case p.Answer == judge.Punished && next < s.match.Len():
		told = u.T("review.fell.punished", who, from, to, s.who(s.match.PositionAt(next).ToMove(), next))
	case p.Answer == judge.Missed && next < s.match.Len():
		told = u.T("review.fell.missed", who, from, to, s.who(s.match.PositionAt(next).ToMove(), next))
	}
	return strings.Join(append(words, told), " "), brief, least
}

// sayFirst says, for the first position, how many key moments follow. In a game without plies it says nothing as soon as the best plies are listed.
func (s *Scene) sayFirst(u *ui.UI) string {
	n := len(s.review.Moments())
	switch {
	case !s.hasPlies() && !s.playable():
		return u.Say(games.WhyNotFrom(s.rules, s.match.PositionAt(0)).Text)
	case !s.hasPlies():
		if rows, ok := s.candidates.rows(); ok && len(rows) > 0 {
			return ""
		}
		return u.T("review.unjudged")
	case s.sweep.busy():
		return u.T("review.start.busy")
	case n == 0:
		return u.T(noMistakes(s.review))
	}
	return u.T("review.start.moments", n)
}

// noMistakes returns the text key for a review without mistakes, which is final once all plies are judged.
func noMistakes(r *judge.Review) string {
	if r.Done() {
		return "review.nomistakes"
	}
	return "review.nomistakes.yet"
}

// title says how far the review is, or what the curve shows when the review is done.
func (s *Scene) title(u *ui.UI) string {
	switch {
	case s.sweep.search.Err() != nil:
		return u.T("review.failed")
	case s.sweep.busy():
		return u.T("review.progress", percent(float64(s.review.Judged())/float64(max(1, s.review.Len()))))
	}
	return u.T("review.chance")
}

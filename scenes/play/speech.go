// Returns the text of the prompt in every situation: whose turn it is, what to do, why something was refused, what a hint says, and how the game
// ended (say). Add a situation to sayNow. prompt.go draws the prompt; report.go has the texts about the result.

package play

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/scenes"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// speech makes the words of the prompt: whose turn it is, what to do, why something is not possible.
type speech struct {
	model  *model
	host   *host
	report *report
	page   *arrangement
}

// promptText holds the words of the prompt.
type promptText struct {
	lead, detail string
	brief        string         // replaces a lead that does not fit into its line; "" for none
	chip         string         // counts the plies of a turn; "" if the turn has only one
	wrong        bool           // the detail is the reason for a refusal
	loud         bool           // the detail stands out, although nothing is wrong
	verdict      bool           // the lead is the verdict, because no card shows it
	spoken       bool           // a computer says the lead
	about        []board.Target // cells, as one block, that the detail is about, if that is not obvious
	why          board.Reason   // the reason that the detail gives, to show it on the board
	reply        []games.Move   // the plies of the next player that it is about
}

// alone returns what of words must be said, as the detail, when only the board is shown: a question, a refusal, a forced pass, a hint, what the
// threat view shows, or the end.
func (s *speech) alone(words promptText) promptText {
	switch {
	case words.wrong || words.loud:
		return promptText{detail: words.detail, wrong: words.wrong, loud: words.loud}
	case s.model.table.Match.Over() || s.model.asking != askNothing || s.host.notice > 0:
		return promptText{detail: words.lead, loud: true}
	case s.model.board.Display.ThreatViewOn() || s.host.hints.shown():
		return promptText{detail: words.detail, loud: true}
	}
	return promptText{}
}

// ink returns the colour of the detail.
func (w promptText) ink(u *ui.UI) sprites.Color {
	switch {
	case w.wrong:
		return u.Theme.Error
	case w.loud:
		return u.Theme.Text
	}
	return u.Theme.Muted
}

// say returns the words of the prompt now.
func (s *speech) say(u *ui.UI) promptText {
	w := s.sayNow(u)
	w.chip = s.step(u)
	return w
}

// sayNow is say without the chip.
func (s *speech) sayNow(u *ui.UI) promptText {
	v := s.model.view()
	player := s.model.table.Position().ToMove()
	switch {
	case s.model.asking != askNothing:
		return s.sayQuestion(u)
	case s.model.table.Match.Over():
		return s.sayOver(u)
	case s.model.table.Covered():
		return s.sayPauseCover(u, player)
	case s.model.board.Display.ThreatViewOn():
		return s.sayThreatView(u)
	case s.model.board.Hand.Carrying():
		return s.sayCarry(u)
	case s.host.notice > 0:
		return s.sayPass(u, player)
	case s.model.table.ComputerMoves():
		return s.sayComputer(u)
	case s.host.hints.searching(), s.host.hints.shown() && s.model.board.Hand.Refusal() == nil:
		return s.sayHint(u)
	}
	w := s.sayPly(u)
	w.lead = u.Say(v.Prompt)
	return w
}

// sayQuestion words the question that the table asks.
func (s *speech) sayQuestion(u *ui.UI) promptText {
	switch by := s.model.table.Resigner(); {
	case s.model.asking == askSure:
		return s.saySure(u)
	case s.model.asking == askAgree:
		return promptText{lead: u.T("play.ask.agree"), detail: u.T("play.ask.agree.detail")}
	case s.model.players() > 2:
		return promptText{lead: u.T("play.ask.resign", s.model.who(by)), detail: u.T("play.ask.resign.many")}
	default:
		return promptText{lead: u.T("play.ask.resign", s.model.who(by)), detail: u.T("play.ask.resign.detail", s.model.who(1-by))}
	}
}

// saySure asks whether the person is sure of the last turn, or says why the table asks.
func (s *speech) saySure(u *ui.UI) promptText {
	t := s.host.teaching
	p := t.worst
	switch {
	case t.told:
	case t.line != "" && s.model.context.Settings.Talk:
		return promptText{lead: u.T(t.line), spoken: true}
	default:
		return promptText{lead: u.T("play.sure"), detail: u.T("play.sure.detail")}
	}
	w := promptText{loud: true}
	if now := p.Value()[p.Player]; !t.proof.Text.Empty() {
		if w.lead = strings.TrimSuffix(u.Say(t.proof.Text), "."); t.proof.Move == p.Move && s.model.players() == 2 {
			w.lead = u.T("play.sure.loses")
		}
		w.detail, w.why, w.reply = u.T("play.sure.was", percent(t.was)), t.proof.Board(), nil
		if t.lastPly() {
			w.reply = p.After.Lines[0].Moves[:1]
		}
	} else {
		w.lead = u.T("play.sure.cost", percent(t.was), percent(now))
	}
	if best := p.Before.Best(); t.why.Text.Empty() && t.proof.Text.Empty() && best != p.Move {
		w.detail = u.T("review.better", t.better(u))
	}
	if !t.why.Text.Empty() {
		w.detail, w.why, w.reply = u.Say(t.why.Text), t.why.Board(), nil
		if t.lastPly() {
			w.reply = t.why.Reply
		}
		if t.why.Move != p.Move {
			w.detail = u.T("review.better", t.better(u)) + " " + w.detail
		}
	}
	return w
}

// sayPauseCover returns the words while the pause cover hides the board.
func (s *speech) sayPauseCover(u *ui.UI, player games.Player) promptText {
	if s.model.table.Match.Len() == 0 {
		return promptText{lead: u.T("play.clock.ready.lead"), detail: u.T("play.clock.ready.detail")}
	}
	return promptText{lead: u.T("play.tomove", s.model.who(player)), detail: u.T("play.clock.veiled")}
}

// sayPly returns the detail for a person to move: why something is not possible, how to continue a ply, what to know before starting one, or what the
// game says.
func (s *speech) sayPly(u *ui.UI) promptText {
	idle := s.model.board.Display.Shown().Move == games.NoMove
	begun := len(s.model.board.Hand.Path()) > 0
	aims, chosen := s.model.board.Hand.Aiming()
	_, keys := s.model.board.Hand.Cursor()
	switch {
	case s.model.board.Hand.Refusal() != nil:
		return promptText{detail: u.Say(s.model.board.Hand.Refusal().Text), wrong: true}
	case !s.model.board.Display.Shown().Why.Empty():
		return promptText{detail: u.Say(s.model.board.Display.Shown().Why), wrong: true}
	case aims:
		return promptText{detail: u.T(map[bool]string{false: "play.steer", true: "play.steered"}[chosen])}
	case s.model.board.Hand.Pending():
		return promptText{detail: u.T("play.pending")}
	case idle && s.saySwap(u) != "":
		return promptText{detail: s.saySwap(u)}
	case !begun && s.model.table.Rewound() && !s.detailed():
		return promptText{detail: u.T(s.earlierKey())}
	case !begun && idle && s.sayVariation(u) != "":
		return promptText{detail: s.sayVariation(u)}
	case !s.model.board.Display.Shown().Description.Empty():
		return s.sayCell(u)
	case !begun && idle && s.sayKnown(u) != "":
		return promptText{detail: s.sayKnown(u)}
	case s.model.board.Hand.ByHalves() && keys:
		return promptText{detail: u.T("play.halves.keys", board.ActPlay)}
	case s.model.board.Hand.ByHalves():
		return promptText{detail: u.T("play.halves")}
	}
	return promptText{detail: u.Say(s.model.board.Hand.Advice(u.In.Touch))}
}

// sayKnown says what to know before starting a ply: what threatens, or that the result is certain; "" if there is neither.
func (s *speech) sayKnown(u *ui.UI) string {
	switch v := s.model.view(); {
	case !v.ThreatSummary.Empty():
		return u.T("play.threats.seen", v.ThreatSummary)
	case s.model.table.MayStop():
		return s.sayCertain(u)
	}
	return ""
}

// sayCarry returns the words while a piece is dragged. What the drag would do is shown at the pointer.
func (s *speech) sayCarry(u *ui.UI) promptText {
	if why := s.model.board.Display.Shown().Why; !why.Empty() {
		return promptText{lead: u.T("play.carry"), detail: u.Say(why), wrong: true}
	}
	return promptText{lead: u.T("play.carry"), detail: u.T("play.carry.detail")}
}

// earlierKey returns the text key of what a ply in an earlier position would do.
func (s *speech) earlierKey() string {
	switch {
	case !s.model.table.OnMain():
		return "play.earlier.variation"
	case s.model.table.Match.Closed():
		return "play.earlier.finished"
	}
	return "play.earlier"
}

// sayCell says what can be done with the cell under the pointer, or else what the game says about it: one thing at a time.
func (s *speech) sayCell(u *ui.UI) promptText {
	if s.model.board.Hand.Clickable() {
		return promptText{detail: u.Say(s.model.board.Hand.Advice(u.In.Touch))}
	}
	return promptText{detail: u.Say(s.model.board.Display.Shown().Description), about: s.model.board.Display.Shown().About}
}

// detailed reports whether the detail of the view says what the previewed ply would do.
func (s *speech) detailed() bool {
	return slices.ContainsFunc(s.model.board.Display.Shown().Effect, func(m board.Message) bool { return m.Key == s.model.view().Detail.Key })
}

// sayThreatView returns the words while the threat view is held.
func (s *speech) sayThreatView(u *ui.UI) promptText {
	next := s.model.board.Display.ThreatsOf()
	if next == games.None {
		return promptText{lead: u.T("play.lens.nobody"), detail: u.Say(s.model.view().ThreatSummary)}
	}
	return promptText{lead: u.T("play.lens", s.model.view().Seats[next].Name), detail: u.Say(s.model.view().ThreatSummary)}
}

// step returns the words of the chip that counts the plies of a turn; "" if the turn has only one. While a piece is dragged its ply counts.
func (s *speech) step(u *ui.UI) string {
	v := s.model.view()
	switch {
	case s.model.table.Match.Over() || s.model.asking != askNothing || s.model.table.Covered() || s.model.board.Display.ThreatViewOn():
		return "" // the words are about something else
	case v.Steps < 2:
		return ""
	}
	return u.T("play.step", int(v.Step), int(v.Steps))
}

// sayComputer returns the words while a computer is to move: what it is doing, unless there is something more important.
func (s *speech) sayComputer(u *ui.UI) promptText {
	w := s.sayThinking(u)
	if new := s.sayVariation(u); new != "" {
		w.detail = new
	}
	if swapped := s.saySwap(u); swapped != "" && s.model.table.AtEnd() {
		w.detail = swapped
	}
	if s.model.board.Hand.Refusal() != nil {
		w.detail, w.loud = u.Say(s.model.board.Hand.Refusal().Text), true // waiting is not a mistake
	}
	return w
}

// sayThinking says what the computer to move is doing.
func (s *speech) sayThinking(u *ui.UI) promptText {
	name := s.model.who(s.model.table.Position().ToMove())
	w := promptText{lead: u.T("play.tomove", name)}
	if s.model.thinks() {
		w.lead = u.T("play.thinks", name)
	}
	switch {
	case s.model.failed() && s.model.table.AtEnd():
		return s.sayFailure(u)
	case !s.model.table.AtEnd():
		w = promptText{lead: u.T("play.past", name), detail: u.T(s.returnKey())}
	case !s.model.table.Unpaused():
		w = promptText{lead: u.T("play.paused", name), detail: u.T("play.paused.detail")}
	case s.model.computer.Slow() && s.model.computer.Task() == thinking.Ply:
		w.detail = u.T("play.timeof", seconds(s.model.computer.Elapsed()), s.model.computer.Most().Round(thinking.Tick).Seconds())
	case s.model.table.Watching():
		w.detail = u.T("play.watching")
	default:
		w.detail = u.T("play.thinks.detail")
	}
	return w
}

// returnKey returns the text key of how to leave an earlier position.
func (s *speech) returnKey() string {
	switch {
	case s.model.table.Replaying():
		return "play.past.replay"
	case s.model.table.Watching():
		return "play.past.watch"
	case s.model.table.Match.Closed():
		return "play.past.over"
	}
	return "play.past.detail"
}

// seconds returns d in whole ticks, so that the time shown does not run ahead.
func seconds(d time.Duration) float64 { return d.Truncate(thinking.Tick).Seconds() }

// sayFailure returns the words after a search has failed.
func (s *speech) sayFailure(u *ui.UI) promptText {
	w := promptText{lead: u.T("play.failed", s.model.who(s.model.table.Position().ToMove())), detail: u.T("play.failed.detail"), wrong: true}
	if where := s.model.computer.Noted(); where != "" {
		w.detail = u.T("play.failed.noted", where)
	}
	return w
}

// sayPass announces a forced pass of player, and says that no one needs to do anything if it is played by itself.
func (s *speech) sayPass(u *ui.UI, player games.Player) promptText {
	w := promptText{lead: u.T("play.passes", s.model.view().Seats[player].Name), detail: u.Say(s.model.view().Detail)}
	if s.host.busy() {
		w.detail += " " + u.T("play.passes.goeson")
	}
	return w
}

// sayOver returns the words for a finished game: before the verdict, after a refusal, or the final ones. In a small window they begin with the
// verdict; the pieces beside it, or the tint of the seats, show who shares first place.
func (s *speech) sayOver(u *ui.UI) promptText {
	if !s.model.verdictShown() {
		return promptText{lead: u.T("play.ends")}
	}
	w, small := s.sayResult(u), s.page.shape != wide
	refusal := s.model.board.Hand.Refusal()
	if refusal != nil {
		w = promptText{detail: u.Say(refusal.Text), wrong: true}
	}
	if w.verdict = small; small || refusal != nil {
		w.lead = s.report.headline(u, s.model.table.Match.Outcome())
	}
	return w
}

// sayResult returns the final words for a finished game, in a small window with the score of the series.
func (s *speech) sayResult(u *ui.UI) promptText {
	w := s.sayEnd(u)
	if s.page.shape != wide && s.model.table.Series().Games > 1 { // no card shows the score
		// It comes first: players can see the end of the game on the board, but not the series, and in a small window the last words may not fit.
		w.detail = ui.Sentences(s.report.saySeries(u), w.detail)
	}
	return w
}

// sayEnd returns the final words for a finished game: why it is over and what to do next, and the verdict if no card shows it.
func (s *speech) sayEnd(u *ui.UI) promptText {
	o := s.model.outcome()
	why, verdict := s.sayWhy(u, o), s.report.verdict(u, o)
	carded := s.page.carded
	repeats := why.lead == verdict || len(o.Winners) > 1 && s.model.players() > 2
	switch {
	case !s.model.table.OnMain():
		return promptText{lead: verdict, detail: u.T("play.variation.ended")}
	case carded && why.detail == "":
		return promptText{lead: why.lead, detail: s.sayBack(u)}
	case why.detail == "":
		return promptText{lead: verdict, detail: why.lead + "."}
	case carded && repeats:
		return promptText{lead: strings.TrimSuffix(why.detail, "."), detail: s.sayBack(u)}
	case carded:
		return promptText{lead: why.lead, detail: strings.TrimSpace(why.detail + " " + s.sayBack(u))}
	case repeats:
		return why
	}
	return promptText{lead: verdict, detail: ui.Sentences(why.lead, why.detail)}
}

// sayWhy returns the cause of the end: what a player did, or a rule in the words of the game.
func (s *speech) sayWhy(u *ui.UI, o match.Outcome) promptText {
	switch o.Ending {
	case match.Resigned, match.Timed:
		return promptText{lead: s.report.sayOut(u, o)}
	case match.Agreed, match.Declared:
		return promptText{lead: u.T(scenes.DecisionKey(o, s.model.players()))}
	}
	end := s.model.endView()
	return promptText{lead: u.Say(s.model.named(end.Prompt)), detail: u.Say(s.model.named(end.Detail))}
}

// sayBack says what undo does after the end. It returns "" if there is nothing to say, or if there is only room for the button.
func (s *speech) sayBack(u *ui.UI) string {
	switch {
	case s.page.shape != wide, !s.model.canUndo():
		return ""
	case s.model.table.PlaysOn():
		return u.T("play.over.goeson")
	}
	return u.T("play.over.back")
}

// sayCertain returns the words for a result that is already certain.
func (s *speech) sayCertain(u *ui.UI) string {
	if len(s.model.table.CertainWinners()) > 1 {
		return u.T("play.certain.draw")
	}
	return u.T("play.certain.wins", s.model.view().Seats[s.model.table.CertainWinners()[0]].Name)
}

// saySwap names the player who swapped with the current ply, and that player's new colour; "" if the ply was no swap.
func (s *speech) saySwap(u *ui.UI) string {
	at := s.model.table.Match.Cursor()
	if at == 0 || s.model.players() != 2 || len(s.model.board.Hand.Path()) > 0 || s.model.table.Match.Over() {
		return ""
	}
	was := s.model.table.Match.PositionAt(at - 1)
	if match.Exchanged(games.ViewOf(s.model.game, was), s.model.view(), 2) == nil {
		return ""
	}
	by := was.ToMove()
	return u.T("play.swapped", s.model.who(by), s.model.view().Seats[by].Role)
}

// sayVariation says that the current ply started a variation; "" otherwise.
func (s *speech) sayVariation(u *ui.UI) string {
	if m := s.model.table.Match; m.Closed() && m.Cursor() == m.MainCursor()+1 {
		return u.T("play.variation.new")
	}
	return ""
}

// sayHint returns the words while a hint is searched for or shown.
func (s *speech) sayHint(u *ui.UI) promptText {
	if s.host.hints.searching() {
		return promptText{lead: u.T("play.hint.looks"), detail: u.T("play.hint.stops")}
	}
	h, shown := s.host.hints, s.model.board.Display.Shown()
	name := s.model.nameMove(u, s.model.table.Position(), h.move)
	w := promptText{lead: u.T("play.hint.is", name, s.chance(u)), brief: u.T("play.hint.brief", name), detail: u.T("play.hint.detail", board.ActPlay)}
	switch line := s.expectedPlies(u); {
	case !h.why.Text.Empty():
		w.detail, w.why = u.Say(h.why.Text)+" "+u.T("play.hint.hides", board.ActPlay), h.why.Board()
	case shown.Move == h.move && shown.Effect != nil:
		var words []string
		for _, m := range shown.Effect {
			words = append(words, sentence(u.Say(m)))
		}
		w.detail = strings.Join(append(words, u.T("play.hint.hides", board.ActPlay)), " ")
	case line != "":
		w.detail = u.T("play.hint.line", line) + " " + u.T("play.hint.hides", board.ActPlay)
	}
	return w
}

// sentence makes a sentence of words.
func sentence(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(words[size:], ".") + "."
}

// expectedPlies names the plies that are expected after the hint, at most two.
func (s *speech) expectedPlies(u *ui.UI) string {
	p := s.model.table.Position().Clone()
	p.Play(s.host.hints.move)
	var names []string
	for _, m := range s.host.hints.line[:min(2, len(s.host.hints.line))] {
		names = append(names, s.model.nameMove(u, p, m))
		p.Play(m)
	}
	return strings.Join(names, ", ")
}

// chance words the chance with the hint: a proven result, on a solved board with the number of moves to it, or else 1 to 99 %. The chance is calibrated,
// so whole percents are meaningful.
func (s *speech) chance(u *ui.UI) string {
	h := s.host.hints
	switch {
	case h.sure && h.chance == 1 && h.plies > 0:
		return u.T("play.hint.wins.in", h.plies)
	case h.sure && h.chance == 1:
		return u.T("play.hint.wins")
	case h.sure && h.chance == 0 && h.plies > 0:
		return u.T("play.hint.loses.in", h.plies)
	case h.sure && h.chance == 0:
		return u.T("play.hint.loses")
	case h.sure && h.chance == 0.5 && s.model.game.Info().Players == 2:
		return u.T("play.hint.draws")
	}
	return u.T("play.hint.chance", percent(h.chance))
}

// percent formats a chance that is not proven: 1 to 99 %.
func percent(v float64) string {
	return fmt.Sprintf("%d\u00a0%%", max(1, min(int(math.Round(100*v)), 99)))
}

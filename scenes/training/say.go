// Formulates what is said about an answer to an exercise: why it is right, near or wrong, when the exercise returns, and each step of help. lineText
// and turnText write the plies of a line. Add something to say here; its sentences are in scenes/texts.

package training

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/study/exercise"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// solvedText says why an answer was right.
func solvedText(u *ui.UI, e *exercise.Exercise) string {
	switch {
	case e.Kind == exercise.Win && e.Turns == 1:
		return u.T("training.right.won")
	case e.Kind == exercise.Win:
		return u.T("training.right.win")
	case e.Kind == exercise.Save:
		return u.T("training.right.save")
	case e.Starter():
		return u.T("training.right")
	}
	return u.T("training.right.better", e.Game.FormatMove(e.Position, e.Origin.Played))
}

// notesOnSolved says why a right answer is good, what follows it, and when the exercise returns.
func (s *Scene) notesOnSolved(u *ui.UI, a *attempt) (all []string) {
	if !a.why.Text.Empty() {
		all = append(all, u.Say(a.why.Text))
	}
	if line := a.playedText(u); line != "" {
		all = append(all, line)
	}
	if wait, ok := s.stock.deck.Plan().Wait(a.exercise.ID()); ok && len(a.pending) == 0 {
		all = append(all, u.T("training.comes", wait))
	}
	return all
}

// nearText says that a turn is neither right nor wrong, in the terms of the task.
func nearText(u *ui.UI, k exercise.Kind) string {
	key := [...]string{exercise.Win: "training.near.win", exercise.Save: "training.near.save", exercise.Better: "training.near"}[k]
	return u.T(key)
}

// wrongText says kindly that a turn was wrong, and how the opponent answers it.
func (s *Scene) wrongText(u *ui.UI, a *attempt) string {
	m, e := a.Match(), a.exercise
	if m.Cursor() == a.lineStart || a.searching {
		switch {
		case a.searching || len(a.pending) > 0:
			return u.T("training.wrong")
		case m.Over():
			return u.T("training.wrong.end", a.turnText(0, a.lineStart))
		}
		return u.T("training.wrong.try")
	}
	name := a.Display.Shown().View.Seats[m.PositionAt(a.lineStart).ToMove()].Name
	own, answer := a.turnText(0, a.lineStart), a.turnText(a.lineStart, m.Cursor())
	switch {
	case m.Over():
		return u.T("training.wrong.over", name, answer, own)
	case a.threatened():
		return u.T("training.wrong.threat", name, answer, own)
	case m.Move(0) == e.Origin.Played:
		return u.T("training.wrong.played", name, answer)
	}
	key := [...]string{exercise.Win: "training.wrong.win", exercise.Save: "training.wrong.save", exercise.Better: "training.wrong.better"}[e.Kind]
	return u.T(key, name, answer, own)
}

// helpText returns the text of the current help step. The answer and what follows it have a coloured background.
func (s *Scene) helpText(u *ui.UI, a *attempt) verdict {
	h := a.exercise.Help(exercise.Step(a.step-1), a.plies())
	switch exercise.Step(a.step - 1) {
	case exercise.Light:
		return verdict{text: u.T("training.light"), ink: u.Theme.Text}
	case exercise.Place:
		return verdict{text: u.T("training.place"), ink: u.Theme.Text}
	}
	p := a.Match().Position()
	v := verdict{
		text: u.T("training.whole", match.SayTurn(a.exercise.Game, p, h.Plies)), icon: sprites.IconStar,
		ink: u.Theme.Accent, ground: sprites.Mix(u.Theme.Panel, u.Theme.Quiet, 0.6),
	}
	for _, m := range h.Plies {
		p = p.Clone()
		p.Play(m)
	}
	if then := a.lineText(u, p, h.Line[:min(len(h.Line), longestLine)]); then != "" {
		v.notes = []string{then}
	}
	return v
}

// turnText writes the plies from first to end-1, which belong to one turn.
func (a *attempt) turnText(first, end int) string {
	return match.SayTurn(a.exercise.Game, a.Match().PositionAt(first), a.plies()[first:end])
}

// playedText says what was played out so far, and by whom.
func (a *attempt) playedText(u *ui.UI) string {
	return a.lineText(u, a.Match().PositionAt(a.lineStart), a.plies()[a.lineStart:])
}

// lineText says who plays which of plies from p, "" if there are none.
func (a *attempt) lineText(u *ui.UI, p games.Position, plies []games.Move) string {
	var all []string
	for len(plies) > 0 {
		player, q, n := p.ToMove(), p.Clone(), 0
		for n < len(plies) && q.ToMove() == player {
			q.Play(plies[n])
			n++
		}
		keys := [2]string{"training.follow.they", "training.follow.you"}
		if len(all) == 0 {
			keys = [2]string{"training.follow.they.first", "training.follow.you.first"}
		}
		key := keys[0]
		if player == a.exercise.Player() {
			key = keys[1]
		}
		all = append(all, u.T(key, a.Display.Shown().View.Seats[player].Name, match.SayTurn(a.exercise.Game, p, plies[:n])))
		p, plies = q, plies[n:]
	}
	if len(all) == 0 {
		return ""
	}
	return strings.Join(all, ", ") + "."
}

// threatened reports whether the opponent would win with another turn now, as far as the game can tell.
func (a *attempt) threatened() bool {
	g, ok := a.exercise.Game.(games.Threatener)
	p := a.Match().Position()
	if !ok || p.Over() || p.ToMove() != a.exercise.Player() {
		return false
	}
	v := games.ViewOf(a.exercise.Game, p)
	g.AppendThreats(v, p)
	return slices.ContainsFunc(v.Threats, func(t board.Threat) bool { return t.Kind == board.ThreatWin })
}

// The teaching game: after a turn that gave much away, the computer asks once whether the person is sure, before it replies (teaching). Change here
// when it asks (wanted, tick) and how long it waits for an answer (askTime). speech.go has the words, commands.go the answers, package judge decides
// what gives much away.

package play

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/play/terms"
	"quintet/games/study/judge"
	"quintet/scenes/data/settings"
	"quintet/scenes/play/thinking"
	"quintet/scenes/ui"
)

// teachLevel is the strongest level of computers that ask unless the players choose otherwise.
const teachLevel = 3

// askTime is how long the computer waits for an answer. Then it replies.
const askTime = 20 * time.Second

// gradeTicks is how long the computer waits for the judge, in ticks. Then it replies without a question.
const gradeTicks = 90

// teaching asks the person about turns that gave much away.
type teaching struct {
	model    *model
	settled  *match.Node    // the last ply about which nothing is left to ask
	informed *match.Node    // the last position about which the computers were told
	waited   int            // ticks spent waiting for the judge
	worst    judge.Ply      // the ply asked about
	before   games.Position // before it
	was      float64        // the chance of the person before the turn
	why      judge.Reason   // the most important one that is not a proven result; the zero Reason for none
	proof    judge.Reason   // that the turn loses for certain; the zero Reason if it is not known to
	until    time.Time      // when the game goes on without an answer, zero for never
	told     bool           // the person has seen why
	line     string         // the key of the question in the words of the computer; "" for the plain question
}

// classes are the smallest grades after which the computer asks, for settings.Teachings.
var classes = map[string]judge.Class{
	settings.TeachBlunders: judge.Blunder, settings.TeachMistakes: judge.Mistake, settings.TeachInaccuracies: judge.Inaccuracy,
}

// class returns the smallest grade after which the computer asks, judge.Ungraded for none.
func (t *teaching) class() judge.Class { return classes[t.model.context.Settings.Teaching] }

// wanted reports whether computers ask at this table: one person plays against computers without a clock and with aids and, unless the players chose
// otherwise, the computers are weak and no series is played.
func (t *teaching) wanted() bool {
	tb := t.model.table
	if t.class() == judge.Ungraded || !t.possible() {
		return false
	}
	if tb.Terms.Teaching != terms.TeachWeak {
		return tb.Terms.Teaching == terms.TeachOn
	}
	return tb.Terms.Series.Games == 0 && !slices.ContainsFunc(tb.Match.Seats(), func(seat match.Seat) bool { return seat.Level > teachLevel })
}

// possible reports whether computers may ask at this table at all.
func (t *teaching) possible() bool {
	tb := t.model.table
	return tb.Mixed() && tb.Persons() == 1 && !tb.Timed() && !tb.Terms.NoAids
}

// prepare lets the judge look at the position of the person to move, so that a question about the next ply comes at once.
func (t *teaching) prepare() {
	if t.model.computer.Task() == thinking.None && t.wanted() && t.model.table.AtEnd() && t.model.table.OnMain() {
		t.model.computer.Grade(t.turn(), t.model.table.Position(), t.class())
	}
}

// inform lets the computers know, once, what the judge says about the position of the person to move. Weak ones overlook too much to know how they stand.
func (t *teaching) inform() {
	m := t.model.table.Match
	if t.informed == m.Node() || !t.wanted() || !t.model.table.AtEnd() {
		return
	}
	l, ok := t.model.computer.Judged(t.model.table.Position())
	if !ok {
		return
	}
	t.informed = m.Node()
	for i, seat := range m.Seats() {
		if seat.Level > 0 {
			t.model.talk.note(games.Player(i), l.Chances[i])
		}
	}
}

// turn returns the plies that the person has just played, of a turn that may be unfinished, without those that are settled.
func (t *teaching) turn() (plies []thinking.Played) {
	m := t.model.table.Match
	for i := m.Cursor(); i > 0 && m.NodeAt(i) != t.settled; i-- {
		pos := m.PositionAt(i - 1)
		if m.Seats()[pos.ToMove()].Level > 0 {
			break
		}
		plies = append(plies, thinking.Played{Position: pos, Move: m.Move(i - 1)})
	}
	return plies
}

// tick lets the judge grade the turn that the person has just finished. It returns true while the computer has to wait for it, and with ask once there
// is something to ask.
func (t *teaching) tick() (wait, ask bool) {
	m := t.model.table.Match
	if !t.wanted() || m.Node() == t.settled || !t.model.table.OnMain() {
		return false, false
	}
	plies := t.turn()
	if len(plies) == 0 || t.hinted(plies) {
		t.settle()
		return false, false
	}
	if t.model.computer.Task() != thinking.Check {
		t.waited = 0
		t.model.computer.Grade(plies, nil, t.class())
	}
	t.waited++
	if !t.model.computer.Graded() && t.waited < gradeTicks {
		return true, false
	}
	before, worst, ok := t.model.computer.Worst()
	if ok {
		t.was = max(t.model.computer.Before(), worst.Reachable())
	}
	t.model.computer.Stop()
	t.settle()
	t.before, t.worst, t.told, t.until = before, worst, false, t.model.context.Now().Add(askTime)
	if t.line = ""; ok {
		t.line = t.model.talk.line(t.model.table.Position().ToMove(), isSure)
	}
	return false, ok
}

// hinted reports whether one of plies was shown as a hint.
func (t *teaching) hinted(plies []thinking.Played) bool {
	return slices.ContainsFunc(plies, func(x thinking.Played) bool { return t.model.table.WasHint(x.Position, x.Move) })
}

// lastPly reports whether the ply asked about is the last one of the turn, so that the opponent replies to it.
func (t *teaching) lastPly() bool {
	return t.before == t.model.table.Match.PositionAt(t.model.table.Match.Cursor()-1)
}

// better names the turn that would have been best after the plies before the mistake, with these plies.
func (t *teaching) better(u *ui.UI) (text string) {
	m, p := t.model.table.Match, t.before
	first := m.Cursor()
	for first > 0 && m.PositionAt(first-1).ToMove() == t.worst.Player {
		first--
	}
	for ; m.PositionAt(first) != p; first++ {
		text = match.JoinPlies(text, t.model.nameMove(u, m.PositionAt(first), m.Move(first)))
	}
	p = p.Clone()
	for _, mv := range t.worst.Before.Lines[0].Moves {
		if p.Over() || p.ToMove() != t.worst.Player {
			break
		}
		if end, ok := games.EndTurnOf(t.model.game, p); ok && end == mv && text != "" {
			break
		}
		text = match.JoinPlies(text, t.model.nameMove(u, p, mv))
		p.Play(mv)
	}
	return text
}

// settle records that nothing is left to ask about the plies in force.
func (t *teaching) settle() { t.settled = t.model.table.Match.Node() }

// tell shows why the computer asks. The game then waits for the person, and counts as helped.
func (t *teaching) tell() {
	t.told, t.until = true, time.Time{}
	t.model.table.NoteAnalysis()
	t.why, t.proof = judge.Reason{}, judge.Reason{}
	for _, r := range t.worst.Reasons(t.model.game, t.before) {
		switch {
		case r.Form == judge.Proves && r.Move == t.worst.Move:
			t.proof = r
		case t.why.Text.Empty():
			t.why = r
		}
	}
}

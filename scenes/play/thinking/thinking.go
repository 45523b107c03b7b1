// Package thinking runs the searches of one table, one at a time: for the plies of its computers, for hints, for grades of
// plies, and for the heat map of a position. It
// shows nothing; it reports the progress and the result of a search. Add a purpose of a search to the tasks (Task).
package thinking

import (
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/chance"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// A Task is the purpose of a search.
type Task uint8

// The tasks.
const (
	None  Task = iota
	Ply        // the ply of a computer
	Hint       // what the judge says
	Heat       // the share of each ply, for the heat map
	Check      // how good the plies of a turn were
)

// A Computer runs the searches for one match. It belongs to the goroutine of the game loop, which waits for a search only when Stop or another search
// ends it.
type Computer struct {
	context *scenes.Context
	game    games.Game
	thinker scenes.Thinker
	levels  []catalog.Level // of the game, weakest first
	share   int             // memory for the tree of each engine, in bytes
	engines [games.MaxPlayers]search.Engine
	book    *judge.Book // the judge's looks, for hints

	task     Task
	pos      games.Position // of the task
	limits   search.Limits
	slow     bool           // the level may take so long that its progress should be shown
	searched games.Position // the position that is searched for the judge
	asking   *judge.Book    // takes what that search finds
	checked  []Played       // the plies to grade
	class    judge.Class    // the smallest that matters
	latest   search.Report  // the last report of the search
	shown    time.Duration  // the elapsed time that was last shown
	answer   *search.Answer // nil until the search has ended
	noted    string         // where the last failure was logged, "" for nowhere
}

// Tick is the interval at which the elapsed time of a search is shown.
const Tick = 100 * time.Millisecond

// A Played is a ply that was played in a position.
type Played struct {
	Position games.Position
	Move     games.Move
}

// New returns the Computer for a match of g, a game of the catalogue, with hints from b. The engines of its seats and that of the hints share the
// memory of one search.
func New(c *scenes.Context, g games.Game, seats []match.Seat, b *judge.Book) *Computer {
	m := &Computer{context: c, game: g, thinker: c.Think(), levels: catalog.LevelsOf(g.Info().ID), book: b}
	m.Seat(seats)
	return m
}

// Seat takes note of who sits at the table, after other players have taken seats. It ends the search.
func (m *Computer) Seat(seats []match.Seat) {
	m.Stop()
	engines := 1 // for hints
	for _, seat := range seats {
		if seat.Level > 0 {
			engines++
		}
	}
	m.share, m.engines = search.DefaultMemory/engines, [games.MaxPlayers]search.Engine{}
}

// Levels returns the number of levels of the game, and Name the name of one.
func (m *Computer) Levels() int           { return len(m.levels) }
func (m *Computer) Name(level int) string { return m.levels[level-1].Name }

// Reply starts the search for a ply of the computer to move in pos, which sits on seat. most limits the time; 0 leaves the limit to its level. It ends
// any other search.
func (m *Computer) Reply(pos games.Position, seat match.Seat, most time.Duration) {
	level, mover := catalog.LevelOf(m.game.Info().ID, seat.Level, seat.Even), pos.ToMove()
	if m.engines[mover] == nil {
		m.engines[mover] = level.Player(m.game, m.context.Rand.Uint64(), m.share)
	}
	m.think(pos, level, m.engines[mover], most)
}

// HelpOut starts the search for one ply at the given level, for at most the given time, no matter who is to move.
func (m *Computer) HelpOut(pos games.Position, level int, most time.Duration) {
	l := catalog.LevelOf(m.game.Info().ID, level, 0)
	m.think(pos, l, l.EngineIn(m.game, m.context.Rand.Uint64(), m.share), most)
}

// Advise starts the search for a hint: what the judge of reviews says about pos, so that no review calls the hint a mistake.
func (m *Computer) Advise(pos games.Position) {
	m.begin(Hint, pos)
	m.ask()
}

// Grade starts to grade plies, the last one first, and to make sure that the worst gave away as much as a ply of class c. If next is not nil it then
// searches what that will need for most plies in that position. It ends any other search.
func (m *Computer) Grade(plies []Played, next games.Position, c judge.Class) {
	m.begin(Check, next)
	m.checked, m.class = plies, c
	m.ask()
}

// Graded reports whether all plies of the last Grade have been graded, or its search has failed.
func (m *Computer) Graded() bool {
	_, needs := m.ungraded()
	return m.Failed(Check) || needs == nil
}

// ungraded returns the next position to search for the grades, and the book that takes what is found; nil if none is left.
func (m *Computer) ungraded() (in *judge.Book, needs games.Position) {
	before, worst, needs := m.worst()
	if needs != nil || before == nil {
		return m.book, needs
	}
	_, in, needs = m.book.Surely(worst, before, m.class)
	return in, needs
}

// Worst returns the ply of the last Grade that cost most, with the position before it, if it surely gave away as much as that Grade demanded.
func (m *Computer) Worst() (before games.Position, worst judge.Ply, ok bool) {
	before, worst, needs := m.worst()
	if needs != nil || before == nil {
		return nil, judge.Ply{}, false
	}
	ok, _, _ = m.book.Surely(worst, before, m.class)
	return before, worst, ok
}

// worst returns the ply that cost most, with the position before it, nil if there are no plies. needs is a position that has to be searched first.
func (m *Computer) worst() (before games.Position, worst judge.Ply, needs games.Position) {
	for _, x := range m.checked {
		p, needs := m.book.Grade(x.Position, x.Move)
		if needs != nil {
			return nil, judge.Ply{}, needs
		}
		if before == nil || p.Loss > worst.Loss {
			before, worst = x.Position, p
		}
	}
	return before, worst, nil
}

// Before returns the chance that the player had before the first ply of the last Grade: the one that a hint shows there.
func (m *Computer) Before() float64 {
	first := m.checked[len(m.checked)-1]
	p, _ := m.book.Grade(first.Position, first.Move)
	return p.Before.Chances[p.Player]
}

// Survey starts to search how good each ply in pos is.
func (m *Computer) Survey(pos games.Position) {
	m.begin(Heat, pos)
	e, lim := m.book.Judge().HeatTask(pos)
	m.limits = lim
	m.thinker.Start(pos, e, lim)
}

// Heat returns how good each ply in the surveyed position is, from 0 to 1. ok is false before the search has ended, and if it has failed.
func (m *Computer) Heat() (shares map[games.Move]float64, ok bool) {
	a, ok := m.Answer(Heat)
	if !ok || a.Failed != nil {
		return nil, false
	}
	return m.book.Judge().Heat(m.pos, a.Report), true
}

// ask searches what the judge needs next for the task.
func (m *Computer) ask() {
	in, needs := m.needs()
	if needs == nil {
		m.answer = &search.Answer{}
		return
	}
	e, lim := in.Judge().Task(needs)
	m.limits, m.searched, m.asking = lim, needs, in
	m.thinker.Start(needs, e, lim)
}

// needs returns the position to search next, and the book that takes what is found: for a hint the position of the task or one after forced plies. It
// returns nil if none is left.
func (m *Computer) needs() (in *judge.Book, needs games.Position) {
	if m.task == Hint {
		return m.book, m.book.Needs(m.pos)
	}
	if in, needs = m.ungraded(); needs != nil || m.pos == nil {
		return in, needs
	}
	for _, in := range []*judge.Book{m.book, m.book.Second()} {
		if in == nil {
			break
		}
		if needs := ahead(in, m.pos); needs != nil {
			return in, needs
		}
	}
	return nil, nil
}

// ahead returns what the grade of most plies in pos will need, apart from the position after the ply: pos and the position after the best ply.
func ahead(b *judge.Book, pos games.Position) (needs games.Position) {
	l, ok := b.Find(pos)
	if !ok || l.Choice == judge.Over {
		return b.Needs(pos)
	}
	best := pos.Clone()
	best.Play(l.Best())
	return b.Needs(best)
}

// Look returns what the judge says about the position of the hint. ok is false until the search has ended, and if it has failed.
func (m *Computer) Look() (l judge.Look, ok bool) {
	if a, ok := m.Answer(Hint); !ok || a.Failed != nil {
		return l, false
	}
	return m.book.Find(m.pos)
}

// Judged returns what the judge has said about pos so far. ok is false if it has not looked at it.
func (m *Computer) Judged(pos games.Position) (l judge.Look, ok bool) { return m.book.Find(pos) }

// think starts the search for a ply with engine e at the given level.
func (m *Computer) think(pos games.Position, level catalog.Level, e search.Engine, most time.Duration) {
	m.begin(Ply, pos)
	m.limits = level.Limits()
	m.slow = m.limits.Time > time.Second
	if most > 0 && (m.limits.Time == 0 || most < m.limits.Time) {
		m.limits.Time, m.limits.WholeTurn, m.limits.Early = most, false, true
	}
	m.thinker.Start(pos, e, m.limits)
}

// begin makes t the task, for pos.
func (m *Computer) begin(t Task, pos games.Position) {
	m.task, m.pos, m.slow, m.checked = t, pos, false, nil
	m.latest, m.shown, m.answer = search.Report{}, 0, nil
}

// Stop ends the search and forgets its answer. Afterwards there is no task.
func (m *Computer) Stop() {
	if m.task == None {
		return
	}
	m.thinker.Stop()
	m.task, m.pos, m.searched, m.asking, m.checked, m.answer = None, nil, nil, nil, nil, nil
	m.latest, m.shown = search.Report{}, 0
}

// Keep ends the search unless it is for the ply of a computer in pos.
func (m *Computer) Keep(pos games.Position) {
	if m.task != Ply || m.pos != pos {
		m.Stop()
	}
}

// Hurry ends the search soon, with the best ply it has found.
func (m *Computer) Hurry() { m.thinker.Hurry() }

// Listen takes the reports and the answer of the search. It reports whether there is anything to show or do.
func (m *Computer) Listen() (news bool) {
	if m.task == None {
		return false
	}
	if r, ok := m.thinker.Progress(); ok {
		m.latest = r
	}
	if a, ok := m.thinker.Poll(); ok {
		m.take(a)
		return true
	}
	return m.answer == nil && m.task != Check && m.latest.Elapsed-m.shown >= Tick
}

// take takes the answer of a search. A hint may need another search.
func (m *Computer) take(a search.Answer) {
	switch {
	case a.Failed != nil:
		m.answer = &a
		m.takeFailure()
	case m.task == Hint || m.task == Check:
		m.asking.Take(m.searched, a.Report)
		m.ask()
	default:
		m.answer = &a
	}
}

// MarkShown records that the time in Elapsed has been shown, so that it is news again one Tick later.
func (m *Computer) MarkShown() { m.shown = m.latest.Elapsed.Truncate(Tick) }

// takeFailure logs the failure of the search and drops the engine of the seat, which may be in any state.
func (m *Computer) takeFailure() {
	m.noted = m.context.LogPanic("search failed", m.answer.Failed)
	if m.task == Ply {
		m.engines[m.pos.ToMove()] = nil
	}
}

// Task returns the task, which remains after its search has ended, until Stop.
func (m *Computer) Task() Task { return m.task }

// Position returns the position of the task, nil for None.
func (m *Computer) Position() games.Position { return m.pos }

// Searching reports whether a search for t is running.
func (m *Computer) Searching(t Task) bool { return m.task == t && m.answer == nil && t != None }

// Answer returns the answer of the search for t. ok is false until it has ended.
func (m *Computer) Answer(t Task) (a search.Answer, ok bool) {
	if m.task != t || m.answer == nil {
		return search.Answer{}, false
	}
	return *m.answer, true
}

// Expects returns the chance of winning that the search for a ply expected for the computer to move, from 0 to 1. There must be an answer.
func (m *Computer) Expects() float64 {
	mover := m.pos.ToMove()
	return chance.Plain.Chances(m.answer.Report.Value, mover, m.game.Info().Players)[mover]
}

// Failed reports whether the search for t ended with an error of the program.
func (m *Computer) Failed(t Task) bool {
	a, ok := m.Answer(t)
	return ok && a.Failed != nil
}

// Noted returns where the last failure was logged, "" for nowhere.
func (m *Computer) Noted() string { return m.noted }

// Slow reports whether the search may take so long that its progress should be shown.
func (m *Computer) Slow() bool { return m.slow && m.limits.Time > time.Second }

// Elapsed returns how long the search has taken, as it last reported.
func (m *Computer) Elapsed() time.Duration { return m.latest.Elapsed }

// Most returns the time limit of the search, 0 if only playouts limit it.
func (m *Computer) Most() time.Duration { return m.limits.Time }

// Progress returns how much of its limits the search has used, from 0 to 1.
func (m *Computer) Progress() float32 {
	done := float32(0)
	if m.limits.Time > 0 {
		done = float32(m.latest.Elapsed) / float32(m.limits.Time)
	}
	if m.limits.Playouts > 0 {
		done = max(done, float32(m.latest.Playouts)/float32(m.limits.Playouts))
	}
	return min(done, 1)
}

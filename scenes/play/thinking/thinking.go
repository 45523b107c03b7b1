// Package thinking thinks for the computers of one table, and looks for hints: one search at a time. It shows nothing; it says how far a
// search is and how it has ended.
package thinking

import (
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/search"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// A Task is the purpose of a search.
type Task uint8

// The tasks.
const (
	None Task = iota
	Ply       // the ply of a computer
	Hint      // what the judge says
	Heat      // how good each ply is
)

// A Computer thinks for the computers of one match. It belongs to the goroutine of the game loop, which never waits for it but where Stop or
// another search ends one.
type Computer struct {
	context *scenes.Context
	thinker scenes.Thinker
	levels  []catalog.Level // of the game, weakest first
	share   int             // bytes for the tree of each engine
	engines [games.MaxPlayers]search.Engine
	book    *judge.Book // what the judge says, for hints

	task     Task
	pos      games.Position // of the task, one of the match
	limits   search.Limits
	slow     bool           // the level may take so long that its progress is to be seen
	searched games.Position // for the judge
	latest   search.Report  // the last thing the search has told
	shown    time.Duration  // the time of the report that was shown last
	answer   *search.Answer // nil until the search has ended
	noted    string         // where it is written down how it has failed, "" for nowhere
}

// Tick is the time after which the time of a search is shown anew.
const Tick = 100 * time.Millisecond

// New returns the mind of a match of g, a game of the catalogue, whose hints are looks of b. The engines of its computers, and that of the hints,
// share one amount of memory.
func New(c *scenes.Context, g games.Game, seats []match.Seat, b *judge.Book) *Computer {
	engines := 1 // for hints
	for _, seat := range seats {
		if seat.Level > 0 {
			engines++
		}
	}
	return &Computer{
		context: c, thinker: c.Think(), levels: catalog.LevelsOf(g.Info().ID), share: search.DefaultMemory / engines, book: b,
	}
}

// Levels returns how many levels the game has.
func (m *Computer) Levels() int { return len(m.levels) }

// Reply begins to look for a ply of the computer to move in pos, which is of the given level, for at most so long, 0 for as long as it
// likes. What was searched before is given up.
func (m *Computer) Reply(pos games.Position, level int, most time.Duration) {
	seat := pos.ToMove()
	if m.engines[seat] == nil {
		m.engines[seat] = m.level(level).Player(m.context.Rand.Uint64(), m.share)
	}
	m.think(pos, level, m.engines[seat], most)
}

// HelpOut begins to look for one ply as level plays, for at most the given time. It does not matter who sits there.
func (m *Computer) HelpOut(pos games.Position, level int, most time.Duration) {
	m.think(pos, level, m.level(level).Engine(m.context.Rand.Uint64(), m.share), most)
}

// Advise begins to look for a hint: what the judge of reviews says of pos, so that no review calls the hint a mistake.
func (m *Computer) Advise(pos games.Position) {
	m.begin(Hint, pos)
	m.ask()
}

// Survey begins to look how good each ply in pos is.
func (m *Computer) Survey(pos games.Position) {
	m.begin(Heat, pos)
	e, lim := m.book.Judge().HeatTask(pos)
	m.limits = lim
	m.thinker.Start(pos, e, lim)
}

// Heat returns how good each ply is in the position that was surveyed, from 0 to 1. ok is false before that, and where the search has failed.
func (m *Computer) Heat() (shares map[games.Move]float64, ok bool) {
	a, ok := m.Answer(Heat)
	if !ok || a.Failed != nil {
		return nil, false
	}
	return m.book.Judge().Heat(m.pos, a.Report), true
}

// ask searches what the judge has to know next for the hint: pos, or a position that forced plies lead to.
func (m *Computer) ask() {
	needs := m.book.Needs(m.pos)
	if needs == nil {
		m.answer = &search.Answer{}
		return
	}
	e, lim := m.book.Judge().Task(needs)
	m.limits, m.searched = lim, needs
	m.thinker.Start(needs, e, lim)
}

// Look returns what the judge says of the position of the hint. ok is false as long as it is looked for, and where the search has failed.
func (m *Computer) Look() (l judge.Look, ok bool) {
	if a, ok := m.Answer(Hint); !ok || a.Failed != nil {
		return l, false
	}
	return m.book.Find(m.pos)
}

// think begins to look for a ply with an engine of the given level.
func (m *Computer) think(pos games.Position, level int, e search.Engine, most time.Duration) {
	m.begin(Ply, pos)
	m.limits = m.level(level).Limits(0)
	m.slow = m.limits.Time > time.Second
	if most > 0 && (m.limits.Time == 0 || most < m.limits.Time) {
		m.limits.Time, m.limits.WholeTurn = most, false
	}
	m.thinker.Start(pos, e, m.limits)
}

// level returns a level by its number. A record from elsewhere may name a higher one than there is: the strongest plays.
func (m *Computer) level(number int) catalog.Level { return m.levels[min(number, len(m.levels))-1] }

// begin makes t, for pos, the task.
func (m *Computer) begin(t Task, pos games.Position) {
	m.task, m.pos, m.slow = t, pos, false
	m.latest, m.shown, m.answer = search.Report{}, 0, nil
}

// Stop gives up what is searched, and forgets an answer. There is no task afterwards.
func (m *Computer) Stop() {
	if m.task == None {
		return
	}
	m.thinker.Stop()
	m.task, m.pos, m.searched, m.answer = None, nil, nil, nil
	m.latest, m.shown = search.Report{}, 0
}

// Keep gives up what is searched, unless it is the ply of a computer in pos.
func (m *Computer) Keep(pos games.Position) {
	if m.task != Ply || m.pos != pos {
		m.Stop()
	}
}

// Hurry makes the search for the ply of a computer end soon, with the best it has found.
func (m *Computer) Hurry() { m.thinker.Hurry() }

// Listen takes what the search has told. It reports whether there is something to be shown or done.
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
	return m.answer == nil && m.latest.Elapsed-m.shown >= Tick
}

// take takes the answer of a search. One for a hint may ask for another.
func (m *Computer) take(a search.Answer) {
	switch {
	case a.Failed != nil:
		m.answer = &a
		m.takeFailure()
	case m.task == Hint:
		m.book.Take(m.searched, a.Report)
		m.ask()
	default:
		m.answer = &a
	}
}

// MarkShown says that the time of the search is shown as Elapsed gives it now: it is news again a Tick later.
func (m *Computer) MarkShown() { m.shown = m.latest.Elapsed.Truncate(Tick) }

// takeFailure writes down how the search has failed. Its engine, which may have been left in any state, is not asked again.
func (m *Computer) takeFailure() {
	m.noted = m.context.LogPanic("search failed", m.answer.Failed)
	if m.task == Ply {
		m.engines[m.pos.ToMove()] = nil
	}
}

// Task returns what is searched for, or has been found and not been given up by Stop.
func (m *Computer) Task() Task { return m.task }

// Position returns the position of the task, nil for None.
func (m *Computer) Position() games.Position { return m.pos }

// Searching reports whether a search for t is under way.
func (m *Computer) Searching(t Task) bool { return m.task == t && m.answer == nil && t != None }

// Answer returns how the search for t has ended. ok is false before that.
func (m *Computer) Answer(t Task) (a search.Answer, ok bool) {
	if m.task != t || m.answer == nil {
		return search.Answer{}, false
	}
	return *m.answer, true
}

// Failed reports whether the search for t has ended with an error of the program.
func (m *Computer) Failed(t Task) bool {
	a, ok := m.Answer(t)
	return ok && a.Failed != nil
}

// Noted returns where it is written down how the last search has failed that did, "" for nowhere.
func (m *Computer) Noted() string { return m.noted }

// Slow reports whether what is searched may take so long that its progress is to be seen.
func (m *Computer) Slow() bool { return m.slow && m.limits.Time > time.Second }

// Elapsed returns how long has been searched, as far as the search has told.
func (m *Computer) Elapsed() time.Duration { return m.latest.Elapsed }

// Most returns how long may be searched, 0 where playouts alone bound the search.
func (m *Computer) Most() time.Duration { return m.limits.Time }

// Progress returns how much of what it may take the search has used, from 0 to 1.
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

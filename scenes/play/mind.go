package play

import (
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/match"
	"quintet/games/search"
	"quintet/scenes"
)

// A task is what a mind searches for.
type task uint8

const (
	taskNone task = iota
	taskPly       // the ply of a computer
	taskHint
)

// A mind thinks for the computers of one match, and looks for hints: one search at a time.
type mind struct {
	desk    *scenes.Desk
	thinker scenes.Thinker
	levels  []catalog.Level // of the game, weakest first
	share   int             // bytes for the tree of each engine
	engines [games.MaxPlayers]search.Engine

	task   task
	pos    games.Position // that is searched, one of the match
	limits search.Limits
	slow   bool           // it may take so long that its progress is to be seen
	heard  search.Report  // the last thing the search has told
	shown  time.Duration  // the time of the report that was shown last
	answer *search.Answer // nil until the search has ended
	noted  string         // where it is written down how it has failed, "" for nowhere
}

// tick is how often the time of a search is shown anew.
const tick = 100 * time.Millisecond

// hintTime is how long a hint is looked for.
const hintTime = 2500 * time.Millisecond

// newMind returns the mind of a match of the game called id.
func newMind(d *scenes.Desk, id string, seats []match.Seat) mind {
	engines := 1 // for hints
	for _, seat := range seats {
		if seat.Level > 0 {
			engines++
		}
	}
	return mind{desk: d, thinker: d.Think(), levels: catalog.LevelsOf(id), share: search.DefaultMemory / engines}
}

// reply begins to look for a ply of the computer of the given level on a seat, for at most so long, 0 for as long as it likes.
func (m *mind) reply(pos games.Position, seat games.Player, level int, most time.Duration) {
	if m.engines[seat] == nil {
		m.engines[seat] = m.level(level).Engine(m.desk.Rand.Uint64(), m.share)
	}
	m.think(pos, level, m.engines[seat], most)
}

// think begins to look for a ply with an engine of the given level.
func (m *mind) think(pos games.Position, level int, e search.Engine, most time.Duration) {
	lim := m.level(level).Limits(0)
	m.slow = lim.Time > time.Second
	if most > 0 && (lim.Time == 0 || most < lim.Time) {
		lim.Time = most
	}
	m.start(taskPly, pos, e, lim)
}

// level returns a level by its number. A record from elsewhere may name a higher one than there is: the strongest plays.
func (m *mind) level(number int) catalog.Level { return m.levels[min(number, len(m.levels))-1] }

// advise begins to look for a hint, as the strongest computer would play.
func (m *mind) advise(pos games.Position) {
	l := m.levels[len(m.levels)-1]
	lim := l.Limits(0)
	lim.Time, m.slow = hintTime, true
	m.start(taskHint, pos, l.Engine(m.desk.Rand.Uint64(), m.share), lim)
}

func (m *mind) start(t task, pos games.Position, e search.Engine, lim search.Limits) {
	m.task, m.pos, m.limits = t, pos, lim
	m.heard, m.shown, m.answer = search.Report{}, 0, nil
	m.thinker.Start(pos, e, lim)
}

// stop gives up what is searched. Its answer never comes.
func (m *mind) stop() {
	m.thinker.Stop()
	m.task, m.pos, m.answer = taskNone, nil, nil
	m.heard, m.shown = search.Report{}, 0
}

// listen takes what the search has told. It reports whether there is something to be shown or done.
func (m *mind) listen() (news bool) {
	if m.task == taskNone {
		return false
	}
	if r, ok := m.thinker.Progress(); ok {
		m.heard = r
	}
	if a, ok := m.thinker.Poll(); ok {
		if m.answer = &a; a.Failed != nil {
			m.takeFailure()
		}
		return true
	}
	return m.answer == nil && m.heard.Elapsed-m.shown >= tick
}

// searching reports whether a search for t is under way.
func (m *mind) searching(t task) bool { return m.task == t && m.answer == nil }

// progress returns how much of what it may take the search has used, from 0 to 1.
func (m *mind) progress() float32 {
	done := float32(0)
	if m.limits.Time > 0 {
		done = float32(m.heard.Elapsed) / float32(m.limits.Time)
	}
	if m.limits.Playouts > 0 {
		done = max(done, float32(m.heard.Playouts)/float32(m.limits.Playouts))
	}
	return min(done, 1)
}

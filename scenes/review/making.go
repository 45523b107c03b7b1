package review

import (
	"quintet/games/exercise"
	"quintet/scenes"
)

// A making makes exercises of the mistakes of a finished game, when all of its plies have been judged and while the page is shown. What is
// made is kept at once.
type making struct {
	*game
	record  string // the name of the record, "" where the game has none
	maker   *exercise.Maker
	thinker scenes.Thinker
	task    exercise.Task
	thinks  bool
	kept    int  // exercises
	news    bool // one was kept since the last frame
}

// newMaking returns the making of the exercises of g.
func newMaking(g *game) *making {
	m := &making{game: g}
	if g.table.Match.Closed() {
		m.record = g.context.Library.RecordName(g.table)
	}
	return m
}

// listen takes what a search has found, and begins the next. It does nothing before judged says that the review is complete.
func (m *making) listen(judged bool) {
	if m.record == "" || !judged || m.context.Deck.Mined(m.record) {
		return
	}
	if m.maker == nil {
		maker, err := exercise.NewMaker(m.table.Spec, m.review, m.match.Seats(), m.record)
		if err != nil {
			panic("review: " + err.Error()) // data of ours
		}
		m.maker, m.thinker = maker, m.context.Think()
	}
	if m.thinks {
		found, ok := m.thinker.Poll()
		if !ok {
			return
		}
		m.thinks = false
		if found.Failed != nil {
			m.context.LogPanic(found.Failed)
			m.record = ""
			return
		}
		m.maker.Take(m.task, found.Report)
	}
	m.task, m.thinks = m.maker.Next()
	m.keep()
	if !m.thinks {
		m.context.Deck.Mine(m.record)
		return
	}
	m.thinker.Start(m.task.Position, m.task.Engine, m.task.Limits)
}

// keep adds the exercises that have been made since the last time.
func (m *making) keep() {
	if made := m.maker.Exercises(); len(made) > m.kept {
		m.context.Deck.Add(made[m.kept:])
		m.kept, m.news = len(made), true
	}
}

// busy reports whether a search goes on.
func (m *making) busy() bool { return m.thinks }

// stop gives up what is searched.
func (m *making) stop() {
	if m.thinks {
		m.thinker.Stop()
		m.thinks = false
	}
}

// made returns the ids of the exercises that were made from the game.
func (m *making) made() []string {
	if m.record == "" {
		return nil
	}
	return m.context.Deck.From(m.record)
}

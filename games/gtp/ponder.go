package gtp

import (
	"context"

	"quintet/games/search"
)

// A ponderer is a search for nobody's answer while the session waits for its next command.
type ponderer struct {
	cancel context.CancelFunc
	answer chan search.Answer // how it has ended
}

// ponder lets the engine of genmove search on where the session was told to, so that its next search finds more than its last one knew.
// Before the first genmove of a game there is no engine, and where a game is over there is nothing to be found.
func (s *Session) ponder() {
	if !s.config.Ponder || s.engine == nil || s.match.Over() {
		return
	}
	level, err := s.level(s.config.Level)
	if err != nil {
		return
	}
	// An engine keeps what it knows from one search to the next only with as many threads.
	l := search.Limits{Threads: level.Limits(s.config.Threads).Threads, Time: s.config.MaxThinking}
	ctx, cancel := context.WithCancel(context.Background())
	p := &ponderer{cancel: cancel, answer: make(chan search.Answer, 1)}
	e, pos := s.engine, s.match.Position().Clone()
	go func() { p.answer <- search.AnswerOf(ctx, e, pos, l) }()
	s.pondering = p
}

// rest ends pondering, if there is any, and waits until the engine is free.
func (s *Session) rest() {
	if s.pondering == nil {
		return
	}
	s.pondering.cancel()
	if a := <-s.pondering.answer; a.Failed != nil {
		s.fail("pondering", a.Failed)
	}
	s.pondering = nil
}

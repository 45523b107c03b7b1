package gtp

import "quintet/games/search"

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
	s.pondering.Start(s.match.Position(), s.engine, l)
}

// rest ends pondering, if there is any, and waits until the engine is free.
func (s *Session) rest() {
	s.pondering.Hurry()
	if a, ok := s.pondering.Wait(); ok && a.Failed != nil {
		s.fail("pondering", a.Failed)
	}
}

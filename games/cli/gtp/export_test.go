package gtp

import "quintet/games/search"

// Engine returns the engine of genmove, and SetEngine puts another in its place, for tests of what it is asked for.
func (s *Session) Engine() search.Engine     { return s.engine }
func (s *Session) SetEngine(e search.Engine) { s.engine = e }

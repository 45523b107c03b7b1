package gtp

import "quintet/games/search"

// Engine and SetEngine get and replace the engine of genmove, for tests of the searches it is asked for.
func (s *Session) Engine() search.Engine     { return s.engine }
func (s *Session) SetEngine(e search.Engine) { s.engine = e }

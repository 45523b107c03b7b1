package library

import (
	"quintet/games/match"
	"quintet/games/record"
	"quintet/games/share"
	"quintet/games/table"
)

// Code returns the code of the game of t, or of its position alone.
func Code(t *table.Table, whole bool) (string, error) {
	m := t.Match
	if !whole {
		m = match.NewAt(m.Game(), m.Position().Clone(), nil)
	}
	return share.Format(record.FromMatch(t.Spec, m))
}

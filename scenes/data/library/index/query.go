// Filters and sorts the games in the index (Query, Find) by game, text, player, date, result and position. Add a filter or an order here. Overview
// counts what can be chosen.

package index

import (
	"cmp"
	"slices"
	"strings"
	"time"
)

// A Query selects games and their order. The zero Query selects all, newest first.
type Query struct {
	Text     string // words that must all be in names, title, tags, comments or date
	Game     string // an id; "" for any
	Result   Result
	Player   string    // part of the name of someone who played
	From, To time.Time // of the days on which it was played, To exclusive; the zero time for no limit
	Position uint32    // the key of a position that was reached, if Reached is set
	Reached  bool
	Order    Order
}

// A Result is a result of a game.
type Result uint8

// The results.
const (
	AnyResult Result = iota
	PersonWon
	ComputerWon
	NobodyWon // several share the first place
	NotOver
)

// An Order is an order of games. Ties are sorted newest first.
type Order uint8

// The orders.
const (
	ByDate Order = iota
	ByGame
	ByPlayers
	ByResult
	ByLength // the longest first
)

// result returns how the game ended.
func (e *Entry) result() Result {
	switch {
	case !e.Over():
		return NotOver
	case len(e.Winners) != 1:
		return NobodyWon
	case e.Levels[e.Winners[0]] > 0:
		return ComputerWon
	}
	return PersonWon
}

// Find returns the games that match q.
func (x *Index) Find(q Query) []*Entry {
	words := strings.Fields(strings.ToLower(q.Text))
	q.Player = strings.ToLower(strings.TrimSpace(q.Player))
	var found []*Entry
	for _, e := range x.entries {
		if e.Problem == "" && e.fits(&q, words) {
			found = append(found, e)
		}
	}
	order := orders[q.Order]
	slices.SortFunc(found, func(a, b *Entry) int { return cmp.Or(order(a, b), newer(a, b)) })
	return found
}

// fits reports whether e matches q, whose text is split into words.
func (e *Entry) fits(q *Query, words []string) bool {
	if q.Game != "" && q.Game != e.Game || q.Result != AnyResult && q.Result != e.result() || q.Reached && !slices.Contains(e.Positions, q.Position) {
		return false
	}
	if !e.between(q.From, q.To) || q.Player != "" && !e.played(q.Player) {
		return false
	}
	for _, w := range words {
		if !strings.Contains(e.Text, w) {
			return false
		}
	}
	return true
}

// between reports whether the game was played in [from, to); zero times are no limits.
func (e *Entry) between(from, to time.Time) bool {
	return (from.IsZero() || !e.At.Before(from)) && (to.IsZero() || !e.At.IsZero() && e.At.Before(to))
}

// played reports whether name, in lower case, is part of the name of a player.
func (e *Entry) played(name string) bool {
	return slices.ContainsFunc(e.Players, func(p string) bool { return strings.Contains(strings.ToLower(p), name) })
}

// A Month is a month in which games were played.
type Month struct {
	Year  int
	Month time.Month
	Games int
}

// An Overview counts the games in the index.
type Overview struct {
	All    int
	ByGame map[string]int // by the game's id
	Months []Month        // the latest first
}

// Overview counts the games in the index.
func (x *Index) Overview() Overview {
	o := Overview{ByGame: map[string]int{}}
	months := map[Month]int{}
	for _, e := range x.entries {
		if e.Problem != "" {
			continue
		}
		o.All++
		o.ByGame[e.Game]++
		if !e.At.IsZero() {
			months[Month{Year: e.At.Year(), Month: e.At.Month()}]++
		}
	}
	for m, n := range months {
		m.Games = n
		o.Months = append(o.Months, m)
	}
	slices.SortFunc(o.Months, func(a, b Month) int { return cmp.Or(b.Year-a.Year, int(b.Month-a.Month)) })
	return o
}

// orders are the comparison functions by Order.
var orders = [...]func(a, b *Entry) int{
	ByDate:    newer,
	ByGame:    func(a, b *Entry) int { return cmp.Compare(a.Game, b.Game) },
	ByPlayers: func(a, b *Entry) int { return slices.CompareFunc(a.Players, b.Players, compareFold) },
	ByResult:  func(a, b *Entry) int { return cmp.Compare(a.result(), b.result()) },
	ByLength:  func(a, b *Entry) int { return cmp.Or(cmp.Compare(b.Rounds, a.Rounds), cmp.Compare(b.Plies, a.Plies)) },
}

// newer sorts newest first.
func newer(a, b *Entry) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(b.Name, a.Name)) }

// compareFold compares two names without regard to case.
func compareFold(a, b string) int { return cmp.Compare(strings.ToLower(a), strings.ToLower(b)) }

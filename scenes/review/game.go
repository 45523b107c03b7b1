// The game under review (game), shared by all parts of the page: its main path, the position shown, the names of its players, the texts of its turns,
// and what the judge says about the position on the board (look, scored). Add here what several parts of the page need.

package review

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/study/judge"
	"quintet/scenes"
)

// A game is the game under review, shared by all parts of the page: its main path, the position shown, and what the judge says.
type game struct {
	context *scenes.Context
	table   *table.Table
	record  string // the name of its record; "" if the game is in progress or not saved
	rules   games.Game
	geo     *board.Geometry
	match   match.Match    // shows the main path; moving through the table's match does not change it
	texts   map[int]string // the texts of the turns, by their first plies
	review  *judge.Review
	whys    map[int]*judge.Reason // why plies were no good, by ply; nil for no reason
	solved  bool                  // it is played on a solved board
	tried   *match.Match          // the plies up to the position shown, and the ones tried out from there; nil if nothing is tried out
}

// newGame returns the game of t, with its saved review.
func newGame(c *scenes.Context, t *table.Table) *game {
	g := &game{context: c, table: t, rules: t.Match.Game(), match: *t.Match}
	g.geo = g.rules.Geometry()
	_, g.solved = catalog.Solved(g.rules)
	if t.Match.Closed() {
		g.record = c.Library.RecordName(t)
	}
	at := g.match.MainCursor()
	g.match.ShowPath(g.match.MainEnd())
	g.match.Goto(at)
	g.review, g.texts, g.whys = judge.NewReview(c.Book(g.rules, c.Library.RecordName(t)), &g.match), map[int]string{}, map[int]*judge.Reason{}
	for _, x := range g.review.Turns() {
		g.texts[x.First] = g.played(x.First, x.End)
	}
	return g
}

// shown returns the number of plies before the position shown.
func (g *game) shown() int { return g.match.Cursor() }

// hasPlies reports whether the game has any plies.
func (g *game) hasPlies() bool { return g.review.Len() > 0 }

// on returns the match on the board: the game, or what is tried out.
func (g *game) on() *match.Match {
	if g.tried != nil {
		return g.tried
	}
	return &g.match
}

// commented returns the match and the ply that led to the position on the board, nil for a tried one that is not kept.
func (g *game) commented() (*match.Match, *match.Node) {
	n := g.match.NodeAt(g.shown())
	for i := g.shown(); i < g.on().Cursor() && n != nil; i++ {
		n = following(n, g.tried.Move(i))
	}
	return g.table.Match, n
}

// following returns the continuation of n with mv, nil if there is none.
func following(n *match.Node, mv games.Move) *match.Node {
	i := slices.IndexFunc(n.Next(), func(next *match.Node) bool { return next.Move() == mv })
	if i < 0 {
		return nil
	}
	return n.Next()[i]
}

// keep makes the library save the table of a finished game, which is about to change.
func (g *game) keep() {
	if g.table.Match.Closed() {
		g.context.Library.Sit(g.table)
	}
}

// players returns the number of seats.
func (g *game) players() int { return g.rules.Info().Players }

// seat returns the seat of player before ply i.
func (g *game) seat(player games.Player, i int) board.Seat {
	return games.ViewOf(g.rules, g.match.PositionAt(i)).Seats[player]
}

// who returns how a sentence calls player before ply i: by colour, or else by name.
func (g *game) who(player games.Player, i int) any {
	return g.whoIn(g.match.PositionAt(i), player)
}

// whoIn is who in the position p.
func (g *game) whoIn(p games.Position, player games.Player) any {
	if s := games.ViewOf(g.rules, p).Seats[player]; !s.Name.Empty() {
		return s.Name
	}
	return scenes.Player(g.match.Seats()[player].Name, int(player))
}

// played returns the text of the plies from to to-1, which must be of one turn.
func (g *game) played(from, to int) (text string) {
	for i := from; i < to; i++ {
		begun := i > 0 && g.match.PositionAt(i-1).ToMove() == g.match.PositionAt(i).ToMove()
		text = match.JoinPlies(text, match.PlyText(g.rules, g.match.PositionAt(i), g.match.Move(i), begun))
	}
	return text
}

// why returns the most important reason why ply i, judged as p, was no good. ok is false if there is none.
func (g *game) why(i int, p judge.Ply) (why judge.Reason, ok bool) {
	found, known := g.whys[i]
	if !known {
		if all := p.Reasons(g.rules, g.match.PositionAt(i)); len(all) > 0 {
			found = &all[0]
		}
		g.whys[i] = found
	}
	if found == nil {
		return judge.Reason{}, false
	}
	return *found, true
}

// whyMistake returns why the turn that led to the position shown was a mistake, for the board; the zero Reason if it was not.
func (g *game) whyMistake() board.Reason {
	i := g.shown() - 1
	if i < 0 || g.tried != nil {
		return board.Reason{}
	}
	if worst, p, ok := g.review.Worst(g.review.Turn(i)); ok && worst <= i && p.Class >= judge.Inaccuracy {
		why, _ := g.why(worst, p)
		return why.Board()
	}
	return board.Reason{}
}

// moment returns the index in all of the key moment steps away from the position shown, -1 if there is none. With 0 steps it is the one shown.
func (g *game) moment(steps int, all []int) (place int) {
	switch {
	case steps == 0:
		return slices.IndexFunc(all, func(i int) bool { t := g.review.Turn(i); return t.First < g.shown() && g.shown() <= t.End })
	case steps > 0:
		return slices.IndexFunc(all, func(i int) bool { return g.review.Turn(i).First >= g.shown() })
	}
	for place = len(all) - 1; place >= 0 && g.review.Turn(all[place]).End >= g.shown(); place-- {
	}
	return place
}

// look returns what the judge says about the position on the board. Each line has as much of its first turn as is known. ok is false while nothing is
// known.
func (g *game) look() (l judge.Look, ok bool) {
	pos := g.on().Position()
	l, ok = g.review.Book().Find(pos)
	l.Lines = slices.Clone(l.Lines)
	for i := range l.Lines {
		l.Lines[i].Moves, _ = g.completeTurn(pos, l.Lines[i])
	}
	return l, ok
}

// scored returns the lines in the position on the board with their chances, without those that lose if there are others. needs is the next position to
// search for them, nil if all is known.
func (g *game) scored() (lines []judge.Scored, needs games.Position) {
	pos := g.on().Position()
	l, ok := g.look()
	if !ok {
		return nil, pos
	}
	for _, line := range l.Lines {
		if _, rest := g.completeTurn(pos, line); rest != nil && needs == nil {
			needs = rest
		}
	}
	lines, search := g.review.Book().Score(pos, l.Lines)
	if needs == nil {
		needs = search
	}
	if len(lines) > 0 && lines[0].Known && judge.Percent(lines[0].Chance) > 0 {
		lines = slices.DeleteFunc(lines, func(l judge.Scored) bool { return l.Known && judge.Percent(l.Chance) == 0 })
	}
	return lines, needs
}

// completeTurn returns the moves of line, played from pos, up to the end of their first turn. A line may end earlier if a search has proved a win. If it
// does, and nothing is known about what follows, rest is the position that has to be judged; otherwise it is nil.
func (g *game) completeTurn(pos games.Position, line judge.Line) (all []games.Move, rest games.Position) {
	all, rest = g.review.Book().Complete(pos, line.Moves)
	if len(all) == len(line.Moves) && rest == nil {
		return all, nil
	}
	if plies, worth := g.corrected(); worth >= line.Chances[pos.ToMove()]-sameChance && subset(line.Moves, plies) {
		if turn, open := g.review.Book().Complete(pos, plies); open == nil {
			return turn, nil // the same text as elsewhere on the page
		}
	}
	return all, rest
}

// sameChance is a difference between chances that no one would notice.
const sameChance = 0.005

// subset reports whether all contains all of some.
func subset(some, all []games.Move) bool {
	return !slices.ContainsFunc(some, func(mv games.Move) bool { return !slices.Contains(all, mv) })
}

// corrected returns the turn played in the position on the board up to its worst ply, with the best ply in its place, and what that is worth to the
// player. plies is nil if no turn was played there, or if nothing was wrong with it.
func (g *game) corrected() (plies []games.Move, worth float64) {
	n := g.shown()
	if g.tried != nil || n >= g.match.Len() {
		return nil, 0
	}
	worst, p, ok := g.review.Worst(g.review.Turn(n))
	if !ok || p.Class < judge.Inaccuracy || len(p.Before.Lines) == 0 {
		return nil, 0
	}
	for i := n; i < worst; i++ {
		plies = append(plies, g.match.Move(i))
	}
	return append(plies, p.Before.Best()), p.Reachable()
}

// known counts the known plies and chances of lines.
func known(lines []judge.Scored) (n int) {
	for _, line := range lines {
		n += len(line.Moves)
		if line.Known {
			n++
		}
	}
	return n
}

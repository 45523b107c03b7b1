// Package match is one game in progress: its history as a tree, its seats and its end. It connects the rules of a game with the code that shows or
// stores games. It knows no particular game and no screen. A Match belongs to one goroutine.
//
// This file has the Match: its positions, playing and undo of plies, navigation and deleting in the tree, and undo of edits. Change here what happens
// to plies that were taken back when another ply is played (Play).
//
// # Files
//
//   - tree.go: plies with comments and marks, order of variations; change.go: the history of changes
//   - outcome.go: how a match ends, and its result; swap.go: seats that exchanged their colours
//   - turns.go: turns and rounds; line.go: lines of turns; text.go: plies and turns as text
//   - rows.go and lanes.go: the tree as a list and as a map; copy.go: copies of a match; label.go: plies as texts
package match

import (
	"fmt"
	"slices"

	"quintet/games"
	"quintet/games/limits"
)

// A Seat holds a player: a person, or the computer at a level.
type Seat struct {
	Name  string
	Level int // of the computer, as in games/catalog; 0 for a person
	// Even is the strength of the computer in tenths of a level if it plays an even match: 20 to 29 at level 2. It is 0 at the level itself.
	Even int
}

// A Match is a game in progress or finished, as a tree of all plies: those played, those taken back, and variations. One path through the tree, from
// the start to a leaf, is shown. Its plies are counted from 0, and the first Cursor of them are in force. The main path, made of first continuations,
// is the game that was played; only the main path has a result.
type Match struct {
	tree
	game      games.Game
	seats     []Seat
	path      []*Node          // the path shown: path[i] is after i plies
	positions []games.Position // positions[i] is the position after path[i], nil if nobody has asked for it
	cursor    int              // the number of plies in force
	continued bool             // the end by the table is set aside, see Continue

	// main is the number of plies of the path shown that are on the main path, valid while grown equals mainAt. over reports whether the main path
	// ends by the rules, valid while grown equals overAt.
	main, mainAt int // -1 if unknown
	over         bool
	overAt       int
}

// New returns a match at its start. Missing seats get empty names; limits.Name cleans the names.
func New(g games.Game, seats []Seat) *Match { return NewAt(g, g.Start(), seats) }

// NewAt is New from position p of g. The match keeps p.
func NewAt(g games.Game, p games.Position, seats []Seat) *Match {
	root := &Node{}
	m := &Match{tree: tree{root: root, by: games.None}, game: g, path: []*Node{root}, positions: []games.Position{p}, over: p.Over()}
	m.seats = make([]Seat, g.Info().Players)
	copy(m.seats, seats)
	for i, s := range m.seats {
		m.seats[i].Name = limits.Name(s.Name)
	}
	return m
}

// Game returns the rules.
func (m *Match) Game() games.Game { return m.game }

// Seats returns the players by seat. The caller may change the names to other clean ones.
func (m *Match) Seats() []Seat { return m.seats }

// SetSeat gives the seat of player to another one, whose name limits.Name cleans.
func (m *Match) SetSeat(player games.Player, s Seat) {
	s.Name = limits.Name(s.Name)
	m.seats[player] = s
}

// Position returns the position in force. The caller must not change it: Clone before Play.
func (m *Match) Position() games.Position { return m.PositionAt(m.cursor) }

// PositionAt returns the position before ply i of the path shown, 0 to Len. The caller must not change it: Clone before Play.
func (m *Match) PositionAt(i int) games.Position {
	known := i
	for m.positions[known] == nil {
		known--
	}
	for ; known < i; known++ {
		p := m.positions[known].Clone()
		p.Play(m.path[known+1].move)
		m.positions[known+1] = p
	}
	return m.positions[i]
}

// Compact drops all positions except the first and the current one, which are most of the memory of a match. They are recomputed when needed.
func (m *Match) Compact() {
	m.PositionAt(m.cursor)
	for i := range m.positions {
		if i > 0 && i != m.cursor {
			m.positions[i] = nil
		}
	}
}

// Cursor returns the number of plies in force.
func (m *Match) Cursor() int { return m.cursor }

// Len returns the number of plies of the path shown, including those taken back.
func (m *Match) Len() int { return len(m.path) - 1 }

// Move returns ply i of the path shown, 0 to Len-1.
func (m *Match) Move(i int) games.Move { return m.path[i+1].move }

// Play makes mv. If mv was played here before, that ply is shown again; otherwise mv starts a new path. Play keeps everything except half turns:
// plies taken back before their turn was complete. While the match goes on, the new path becomes the main path and ends there. The error wraps
// games.ErrIllegal, or is ErrOver.
func (m *Match) Play(mv games.Move) error {
	if m.Over() {
		return ErrOver
	}
	if !m.Position().Legal(mv) {
		return fmt.Errorf("move %d: %w", mv, games.ErrIllegal)
	}
	half := m.halfTurn()
	if m.Closed() {
		m.edit(func() { m.add(mv); m.dropHalfTurn(half) })
		return nil
	}
	m.playOn(func() { m.add(mv) })
	if next := m.Node().next; len(next) > 0 && !slices.Contains(half, next[0]) { // played before, and the match continues here
		m.show(m.Node())
		m.Hold()
	}
	m.dropHalfTurn(half)
	m.Commit()
	return nil
}

// Add plays mv after n without changing the main path, unless n is its end. It puts the ply, new or existing, in force and returns it. The error
// wraps games.ErrIllegal, or is ErrOver.
func (m *Match) Add(n *Node, mv games.Move) (*Node, error) {
	if m.Show(n); m.Position().Over() {
		return nil, ErrOver
	}
	if !m.Position().Legal(mv) {
		return nil, fmt.Errorf("move %d: %w", mv, games.ErrIllegal)
	}
	m.edit(func() { m.add(mv) })
	return m.Node(), nil
}

// Undo takes one step back: the end by the table if there is one, else one ply. It returns false at the start.
func (m *Match) Undo() bool {
	if m.ended() {
		m.Reopen()
		return true
	}
	if m.cursor == 0 {
		return false
	}
	m.Goto(m.cursor - 1)
	return true
}

// Redo puts the next ply of the path shown in force, or the end that Continue set aside. It returns false if there is neither.
func (m *Match) Redo() bool {
	if m.cursor == m.Len() && !m.continued {
		return false
	}
	m.Goto(m.cursor + 1)
	return true
}

// Goto puts the first ply plies of the path shown in force, 0 to Len.
func (m *Match) Goto(ply int) {
	m.cursor, m.continued = max(0, min(ply, m.Len())), false
}

// halfTurn returns the plies that were taken back in the middle of a turn, the last one first: the last plies of the main path while the match goes
// on, or of the path shown once it is closed. It stops at plies with a comment or a mark, and in a closed match at plies that UndoEdit cannot undo.
func (m *Match) halfTurn() (plies []*Node) {
	at, closed := *m, m.Closed()
	if end := m.MainEnd(); !closed && end != m.Node() {
		at.show(end)
	}
	if at.path[at.Len()] == m.Node() {
		return nil
	}
	last := at.PositionAt(at.Len()).ToMove()
	for i := at.Len(); i > 0 && at.PositionAt(i-1).ToMove() == last; i-- {
		n := at.path[i]
		if n.comment != "" || n.mark != NoMark || closed && !m.undoable(n) {
			break
		}
		plies = append(plies, n)
	}
	return plies
}

// undoable reports whether an edit that UndoEdit can undo added n.
func (m *Match) undoable(n *Node) bool {
	return slices.ContainsFunc(m.done, func(edit []Change) bool {
		return slices.ContainsFunc(edit, func(c Change) bool { return c.Kind == Added && c.Node == n })
	})
}

// dropHalfTurn removes the plies that halfTurn returned before another ply was played or the match ended. It keeps plies that are in force, that can
// still be redone, or that precede another variation.
func (m *Match) dropHalfTurn(half []*Node) {
	var first *Node
	for _, n := range half {
		if m.OnMain(n) || m.InForce(n) || slices.ContainsFunc(n.next, func(c *Node) bool { return c != first }) {
			break
		}
		first = n
	}
	if first != nil {
		m.change(Change{Kind: Removed, Node: first, Index: first.index()})
		m.repairPath()
	}
}

// Node returns the last ply in force.
func (m *Match) Node() *Node { return m.path[m.cursor] }

// NodeAt returns the node after ply plies of the path shown; the start for 0.
func (m *Match) NodeAt(ply int) *Node { return m.path[ply] }

// InForce reports whether n is the start or one of the plies that lead to the position in force.
func (m *Match) InForce(n *Node) bool { return slices.Contains(m.path[:m.cursor+1], n) }

// MainCursor returns how many plies in force are on the main path: all of them unless a variation is shown.
func (m *Match) MainCursor() int { return min(m.MainShown(), m.cursor) }

// MainShown returns how many plies of the path shown are on the main path.
func (m *Match) MainShown() int {
	if m.mainAt != m.grown || m.main < 0 {
		m.mainAt = m.grown
		for m.main = 0; m.main < m.Len() && m.follows(m.path[m.main+1]); m.main++ {
		}
	}
	return m.main
}

// Show puts n in force. If n is not on the path shown, it shows the path through n and the first continuations after it.
func (m *Match) Show(n *Node) {
	if at := slices.Index(m.path, n); at >= 0 {
		m.Goto(at)
		return
	}
	m.show(m.mainEndFrom(n))
	m.Goto(n.depth())
}

// ShowPath shows the path through n and the first continuations after it, at its end.
func (m *Match) ShowPath(n *Node) { m.show(m.mainEndFrom(n)) }

// show shows the path that ends with leaf, at its end.
func (m *Match) show(leaf *Node) {
	path := make([]*Node, leaf.depth()+1)
	for i := len(path) - 1; i >= 0; i-- {
		path[i], leaf = leaf, leaf.parent
	}
	same := 1
	for same < min(len(path), len(m.path)) && path[same] == m.path[same] {
		same++
	}
	positions := make([]games.Position, len(path)) // a copy of the match may share the old ones
	copy(positions, m.positions[:same])
	m.path, m.positions, m.main = path, positions, -1
	m.Goto(m.Len())
}

// PositionAfter returns a new position, the one after n.
func (m *Match) PositionAfter(n *Node) games.Position {
	at := *m
	at.show(n)
	return at.Position().Clone()
}

// Deletable returns the error of Delete.
func (m *Match) Deletable(n *Node) error {
	switch {
	case n.parent == nil:
		return ErrStart
	case m.OnMain(n):
		return ErrMainPath
	}
	return nil
}

// Delete removes n and everything after it.
func (m *Match) Delete(n *Node) error {
	if err := m.Deletable(n); err != nil {
		return err
	}
	m.edit(func() { m.change(Change{Kind: Removed, Node: n, Index: n.index()}) })
	m.repairPath()
	return nil
}

// Truncate removes everything after the plies in force. It is for restoring a match.
func (m *Match) Truncate() {
	m.edit(func() {
		for i := range slices.Backward(m.Node().next) {
			m.change(Change{Kind: Removed, Node: m.Node().next[i], Index: i})
		}
	})
	m.repairPath()
}

// UndoEdit undoes the last edit: a variation that was played, deleted or moved, a comment, a mark. It returns false if there was none since the last
// ply of the game itself; such plies cannot be undone, only replaced by playing others.
func (m *Match) UndoEdit() bool { return m.reverted(m.revert(&m.done, &m.undone)) }

// LastEdit returns the first change of the edit that UndoEdit would undo, false if there is none.
func (m *Match) LastEdit() (c Change, ok bool) {
	if n := len(m.done); n > 0 {
		return m.done[n-1][0], true
	}
	return c, false
}

// NextEdit returns the first change of the edit that RedoEdit would redo, false if there is none.
func (m *Match) NextEdit() (c Change, ok bool) {
	if n := len(m.undone); n > 0 {
		back := m.undone[n-1]
		return back[len(back)-1].inverse(), true
	}
	return c, false
}

// RedoEdit redoes the edit undone last. It returns false if there is none.
func (m *Match) RedoEdit() bool { return m.reverted(m.revert(&m.undone, &m.done)) }

func (m *Match) reverted(did bool) bool {
	if did {
		m.repairPath()
	}
	return did
}

// repairPath shows the remaining part of the path shown, and its first continuations.
func (m *Match) repairPath() {
	end := m.path[m.Len()]
	for !m.contains(end) {
		end = end.parent
	}
	at := min(m.cursor, end.depth())
	m.ShowPath(end)
	m.Goto(at)
}

// playOn runs do, a change of the game itself. It makes the plies in force the main path and commits, so that neither do nor earlier edits can be
// undone.
func (m *Match) playOn(do func()) {
	if do(); m.last != nil && m.ending == Going { // playing on after Hold
		m.change(Change{Kind: Reopened})
	}
	for _, n := range slices.Backward(m.path[m.MainCursor()+1 : m.cursor+1]) {
		if i := n.index(); i > 0 {
			m.change(Change{Kind: Moved, Node: n, From: i})
		}
	}
	m.Commit()
}

// add plays mv, which is legal, and puts it in force.
func (m *Match) add(mv games.Move) {
	at := m.Node()
	n := at.child(mv)
	if n != nil {
		m.Show(n)
		return
	}
	main, over, known := m.MainCursor(), m.over, m.overAt == m.grown
	n = &Node{parent: at, move: mv}
	m.change(Change{Kind: Added, Node: n, Index: len(at.next)})
	p := m.Position().Clone()
	p.Play(mv)
	m.path, m.positions = append(m.path[:m.cursor+1], n), append(m.positions[:m.cursor+1], p)
	if m.main, m.mainAt = main, m.grown; known {
		m.overAt = m.grown
	}
	if m.over = over; main == m.cursor && m.follows(n) {
		m.main, m.over, m.overAt = main+1, p.Over(), m.grown
	}
	m.Goto(m.Len())
}

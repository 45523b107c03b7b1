// Package match is the middle between rules and interface: one game in progress, with its history, its seats and its end.
// It knows no particular game and no screen. A Match belongs to one goroutine.
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
	Level int // of the computer, as games/catalog counts them; 0 for a person
}

// A Match is one game in progress or finished, as a tree: what was played, what was taken back, and what was tried instead. One path through
// the tree, from the start to a last ply, is shown: its plies are counted from 0, and so many of them are in force as Cursor says. The main
// path, on which every first continuation lies, is the game that was played; a result is only ever that of the main path.
type Match struct {
	tree
	game      games.Game
	seats     []Seat
	path      []*Node          // shown: path[i] is after i plies
	positions []games.Position // positions[i] is that after path[i], nil where Compact has dropped it
	cursor    int              // plies in force
	onward    bool             // the end by the table is set aside, see Continue

	// How many plies of the path shown lie on the main path, and whether that ends by the rules: as the tree was when it had grown so often.
	main, mainAt int // -1 where it is not known
	over         bool
	overAt       int
}

// New returns a match at its start. Seats that are missing get empty names; names are cleaned by limits.Name.
func New(g games.Game, seats []Seat) *Match { return NewAt(g, g.Start(), seats) }

// NewAt is New from position p of g, which the match keeps.
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

// Seats returns who sits where; the caller may change the names to clean ones.
func (m *Match) Seats() []Seat { return m.seats }

// Position returns the position in force. It must not be changed: Clone before you Play.
func (m *Match) Position() games.Position { return m.PositionAt(m.cursor) }

// PositionAt returns the position before ply i of the path shown, 0 to Len. It must not be changed: Clone before you Play.
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

// Compact drops all positions but the first and the one in force, most of the memory of a match. They are computed again when they are asked for.
func (m *Match) Compact() {
	for i := range m.positions {
		if i > 0 && i != m.cursor {
			m.positions[i] = nil
		}
	}
}

// Cursor returns the number of plies in force.
func (m *Match) Cursor() int { return m.cursor }

// Len returns the number of plies of the path shown, those included that were taken back.
func (m *Match) Len() int { return len(m.path) - 1 }

// Move returns ply i of the path shown, 0 to Len-1.
func (m *Match) Move(i int) games.Move { return m.path[i+1].move }

// Play makes mv. A ply that follows already is only shown again; every other begins a path of its own, and nothing is forgotten but half turns:
// plies that were taken back before their turn was complete. While the match goes on, the path on which somebody has played becomes the main path,
// and ends there. The error wraps games.ErrIllegal, or is ErrOver.
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
	if next := m.Node().next; len(next) > 0 && !slices.Contains(half, next[0]) { // it was played before, and the match goes on from here
		m.show(m.Node())
		m.Hold()
	}
	m.dropHalfTurn(half)
	m.Commit()
	return nil
}

// Add plays mv after n, and there only: the main path stays, unless n is its end. It returns the ply, which may have been there, and puts it in
// force. The error wraps games.ErrIllegal, or is ErrOver.
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

// Undo takes one step back: first what ended the match beside the rules, else one ply. It reports false at the start.
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

// Redo puts the next ply of the path shown in force, or the end that Continue has set aside. It reports false where there is neither.
func (m *Match) Redo() bool {
	if m.cursor == m.Len() && !m.onward {
		return false
	}
	m.Goto(m.cursor + 1)
	return true
}

// Goto puts ply plies of the path shown in force, 0 to Len.
func (m *Match) Goto(ply int) {
	m.cursor, m.onward = max(0, min(ply, m.Len())), false
}

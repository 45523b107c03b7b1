package match

import (
	"slices"

	"quintet/games"
)

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

// Delete takes n and all that was played after it out of the match.
func (m *Match) Delete(n *Node) error {
	if err := m.Deletable(n); err != nil {
		return err
	}
	m.edit(func() { m.change(Change{Kind: Removed, Node: n, Index: n.index()}) })
	m.mendPath()
	return nil
}

// Forget takes out all that follows the plies in force. It is for who brings a match back as it was.
func (m *Match) Forget() {
	m.edit(func() {
		for i := range slices.Backward(m.Node().next) {
			m.change(Change{Kind: Removed, Node: m.Node().next[i], Index: i})
		}
	})
	m.mendPath()
}

// UndoEdit takes the last edit back: a variation that was played, deleted or moved, a comment, a mark. It reports false where there is none
// since the game itself went on last: plies of that are taken back by playing others.
func (m *Match) UndoEdit() bool { return m.reverted(m.revert(&m.done, &m.undone)) }

// LastEdit returns the change with which the edit began that UndoEdit takes back. It reports false where there is none.
func (m *Match) LastEdit() (c Change, ok bool) {
	if n := len(m.done); n > 0 {
		return m.done[n-1][0], true
	}
	return c, false
}

// NextEdit returns the change with which the edit began that RedoEdit makes again. It reports false where there is none.
func (m *Match) NextEdit() (c Change, ok bool) {
	if n := len(m.undone); n > 0 {
		back := m.undone[n-1]
		return back[len(back)-1].inverse(), true
	}
	return c, false
}

// RedoEdit makes the edit again that was taken back last. It reports false where there is none.
func (m *Match) RedoEdit() bool { return m.reverted(m.revert(&m.undone, &m.done)) }

func (m *Match) reverted(did bool) bool {
	if did {
		m.mendPath()
	}
	return did
}

// mendPath shows what is left of the path shown, and what follows it.
func (m *Match) mendPath() {
	end := m.path[m.Len()]
	for !m.holds(end) {
		end = end.parent
	}
	at := min(m.cursor, end.depth())
	m.ShowPath(end)
	m.Goto(at)
}

// playOn does what belongs to the game itself, which nobody takes back, nor what was edited before it: the plies in force are the main path then.
func (m *Match) playOn(do func()) {
	if do(); m.last != nil && m.ending == Going { // somebody plays on where Hold has held
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

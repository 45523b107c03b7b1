package play

import (
	"slices"
	"strconv"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/match"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// nextVariation returns the continuation steps after that in force where something else was played last, or where the next comes if nothing
// was; nil where there are no variations.
func (m *model) nextVariation(steps int) *match.Node {
	for n := m.table.Match.Node(); n.Parent() != nil; n = n.Parent() {
		if all := n.Parent().Next(); len(all) > 1 {
			return all[(slices.Index(all, n)+steps+len(all))%len(all)]
		}
	}
	shown := m.table.Match
	for i := shown.Cursor(); i <= shown.Len(); i++ {
		switch next := shown.NodeAt(i).Next(); {
		case len(next) > 1:
			return next[1]
		case len(next) > 0 && i == shown.Len(): // played after the end by the table
			return next[0]
		}
	}
	return nil
}

// variationStart returns the first ply of the variation in force, or where that is in force already the ply before it; nil in the game that
// was played.
func (m *model) variationStart() *match.Node {
	shown := m.table.Match
	end := shown.MainEnd()
	for n := shown.Node(); n.Parent() != nil; n = n.Parent() {
		switch {
		case n.Parent() != end && n.Parent().Next()[0] == n:
		case n == shown.Node():
			return n.Parent()
		default:
			return n
		}
	}
	return nil
}

// varied reports whether something else than the game was played.
func (m *model) varied() bool {
	n := m.table.Match.MainEnd()
	for follow := 0; n != nil; n, follow = n.Parent(), 1 {
		if len(n.Next()) > follow {
			return true
		}
	}
	return false
}

// samePosition returns another ply after which the position is that after n, the next in the list; nil where there is none.
func (m *model) samePosition(n *match.Node) *match.Node {
	want := m.table.Match.PositionAfter(n)
	hash, text := want.Hash(), positionText(want)
	var before, after *match.Node
	passed := false
	var visit func(at *match.Node, p games.Position)
	visit = func(at *match.Node, p games.Position) {
		switch {
		case at == n:
			passed = true
		case p.Hash() != hash || after != nil || before != nil && !passed || positionText(p) != text:
		case passed:
			after = at
		default:
			before = at
		}
		for i, next := range at.Next() {
			q := p
			if i < len(at.Next())-1 {
				q = p.Clone()
			}
			q.Play(next.Move())
			visit(next, q)
		}
	}
	visit(m.table.Match.Root(), m.table.Match.PositionAt(0).Clone())
	if after != nil {
		return after
	}
	return before
}

// positionText returns p in the notation of its game.
func positionText(p games.Position) string {
	text, _ := p.AppendText(nil) // the error is always nil
	return string(text)
}

// called returns what n is called, with the number of its round: "5. e3", or "5… d1" where the round begins with the turn of another player.
func (m *model) called(n *match.Node) string {
	var line []*match.Node
	for at := n; at.Parent() != nil; at = at.Parent() {
		line = append(line, at)
	}
	p, round := m.table.Match.PositionAt(0).Clone(), 1
	first := p.ToMove()
	for _, at := range slices.Backward(line[1:]) {
		last := p.ToMove()
		if p.Play(at.Move()); p.ToMove() != last {
			round = match.RoundAfter(round, last, p.ToMove())
		}
	}
	sign := "… "
	if p.ToMove() == first {
		sign = ". "
	}
	return strconv.Itoa(round) + sign + match.PlyText(m.game, p, n.Move(), false)
}

// edited says which edit began with c: a mark and a ply are called what they are.
func (m *model) edited(u *ui.UI, c match.Change) string {
	switch {
	case c.Kind == match.Marked && c.Mark != match.NoMark:
		return c.Mark.String()
	case c.Kind == match.Added:
		return m.called(c.Node)
	}
	return u.T(editKeys[c.Kind])
}

// editKeys are the keys of what all other edits are called.
var editKeys = map[match.Kind]string{
	match.Marked: "play.edited.mark", match.Commented: "play.edited.comment", match.Removed: "play.edited.deletion", match.Moved: "play.edited.order",
}

// remove takes n, which is deletable, and everything after it out of the match, which can be undone.
func (h *host) remove(n *match.Node) {
	said := board.Say(deletedKey, 1+len(n.Next()), h.called(n))
	must(h.table.Match.Delete(n))
	h.show(h.table.Match.Node())
	h.deleted = len(h.table.Match.Changes(0))
	h.context.Offer(said, scenes.Offer{Label: "title.restore", Act: keys.UndoEdit, Do: func() { h.revise(h.table.Match.UndoEdit) }})
}

// must panics for an edit that the menu of the ply should not have offered.
func must(err error) {
	if err != nil {
		panic("play: " + err.Error())
	}
}

// deletedKey is the key of the words about plies that were deleted.
const deletedKey = "play.edit.deleted"

// forgetDeleted takes back what was said about a deletion as soon as something else has changed: it is not the last edit any more.
func (h *host) forgetDeleted() {
	if h.deleted > 0 && h.deleted != len(h.table.Match.Changes(0)) {
		h.deleted = 0
		h.context.Retract(deletedKey)
	}
}

// revise takes the last edit back, or makes it again.
func (h *host) revise(do func() bool) {
	if do() {
		h.show(h.table.Match.Node())
	}
}

// Checks of games.Editor: random edits set up positions, and a game can be played on from those that are accepted. Add a check here when
// games.Editor promises something new.

package gametest

import (
	"quintet/games"
	"quintet/games/board"
)

// An editChecker checks what a game says about positions that are set up by hand. The game implements games.Editor.
type editChecker struct {
	examiner *checker
	e        games.Editor
}

// checkPossible: a position reached by play can be set up.
func (x editChecker) checkPossible(p games.Position) {
	if !p.Over() {
		why := x.e.Impossible(p)
		x.examiner.want(why.Text.Empty(), "possible", "a game has come to it, and yet: %s", x.examiner.book.Say(why.Text))
	}
}

// checkEdits makes n random edits, one after another, beginning at p. They leave p unchanged and lead to positions that survive writing and reading.
// A game can begin in the accepted ones and then ends; the others are refused with a sentence.
func (x editChecker) checkEdits(p games.Position, n int) {
	x.examiner.current = p
	text, q := games.TextOf(p), p
	for range n {
		before, was := q, games.TextOf(q)
		q = x.edit(q)
		x.examiner.current = q
		x.examiner.want(games.TextOf(before) == was, "edits", "an edit changed the position that it was given")
		read := x.examiner.parse(games.TextOf(q))
		x.examiner.want(read != nil && games.TextOf(read) == games.TextOf(q) && read.Hash() == q.Hash(), "edits", "it is not read back")
		if x.examiner.r.Intn(3) == 0 {
			q = games.Settled(x.e, q)
		}
		if why := games.WhyNotFrom(x.examiner.g, q); !why.Text.Empty() {
			x.examiner.checkReason("edits", why, "the position")
			continue
		}
		x.playOut(q)
	}
	x.examiner.current = p
	x.examiner.want(games.TextOf(p) == text, "edits", "edits changed the position from %q", text)
}

// edit returns q after a random edit.
func (x editChecker) edit(q games.Position) games.Position {
	at := board.Target(x.examiner.r.Intn(len(x.examiner.bounds.geometry.Cells)))
	choices := x.e.Choices(q)
	switch kind := x.examiner.r.Intn(8); {
	case kind < 3:
		r := x.e.Clear(q, at)
		return r
	case kind < 5 && len(choices) > 0:
		i := x.examiner.r.Intn(len(choices))
		v := x.examiner.r.Intn(len(choices[i].Values))
		r := x.e.Choose(q, i, v)
		if now := x.e.Choices(r); !q.Over() {
			x.examiner.want(r.Over() || len(now) == len(choices) && now[i].Chosen == v, "edits", "value %d of choice %d is not in force", v, i)
		}
		return r
	}
	brushes := x.e.Palette()
	b := brushes[x.examiner.r.Intn(len(brushes))]
	b.Piece.At, b.Piece.To = at, board.NoTarget
	if n := len(b.Headings); n > 0 {
		b.Piece.Facing = b.Headings[x.examiner.r.Intn(n)]
	}
	r, why := x.e.Put(q, b.Piece)
	if !why.Text.Empty() {
		x.examiner.checkReason("edits", why, "a thing")
		x.examiner.want(r == q, "edits", "a thing that is refused changes the position")
	}
	return r
}

// playOut checks q like any other position and plays random plies to an end. The turn of q may be open although no ply has begun it.
func (x editChecker) playOut(q games.Position) {
	q = q.Clone()
	x.examiner.checkPosition(q, games.TextOf(q))
	if x.examiner.r.Intn(16) == 0 {
		x.examiner.checkText(q, games.TextOf(q))
		x.examiner.checkNames(q)
		x.examiner.checkView(q, nil)
		x.examiner.checkKnown(q)
		x.examiner.checkImages(q)
		x.examiner.checkPreviews(q)
		x.examiner.checkThreats(q)
		x.examiner.checkTold(q)
	}
	for n := 0; !q.Over(); n++ {
		m, ok := x.examiner.pick(q)
		if !ok || n > x.examiner.g.MaxPlies() {
			x.examiner.fail("edits", "a game from an edited position does not end")
			return
		}
		q.Play(m)
	}
	x.examiner.checkPayoffs(q.Payoffs())
}

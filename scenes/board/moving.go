package board

import "quintet/games"

// Animate lets the pieces come in that the last ply has laid or moved since the position before, of a ply of a person only those that turn.
// least bounds the ticks of that from below, at the usual speed, also where no piece moves; 0 sets no bound.
func (b *Board) Animate(before games.Position, person bool, least int) {
	b.drawing.animate(before, person, least)
}

// Celebrate shows what decided the game, if it has just ended.
func (b *Board) Celebrate() { b.drawing.startFinale() }

// Moving returns how much of what moves on the board has been shown. ok is false where no piece moves.
func (b *Board) Moving() (share float32, ok bool) {
	return b.drawing.motion.share(), b.drawing.motion.left > 0
}

// Pass lets a tick pass: what moves by itself moves on.
func (b *Board) Pass() { b.drawing.stir() }

// Stirs reports whether something on the board moves by itself: pieces, or the light on what decided the game.
func (b *Board) Stirs() bool { return b.drawing.stirs() }

// Busy reports whether the board will show something new in the next ticks although nobody does anything.
func (b *Board) Busy() bool {
	return b.Stirs() || b.hand.lingers() || b.hand.steering.settles() || b.hand.pulsing()
}

// Counted reports whether cells make the scores, and how much of them has been shown.
func (b *Board) Counted() (share float32, ok bool) {
	return b.drawing.finale.done(), len(b.drawing.finale.counts) > 0
}

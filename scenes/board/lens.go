package board

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/settings"
)

// lensed returns the game as one that can show threats. ok is false where it cannot, or where nobody may see them.
func (x *context) lensed() (games.Threatener, bool) {
	g, ok := x.game.(games.Threatener)
	may := x.may()
	return g, ok && !x.match.Over() && !may.Hidden && !may.NoAids && !may.Asked
}

// lensOn reports whether the threats are looked at by a key or a button that is held: nothing else is shown then.
func (x *context) lensOn() bool {
	_, ok := x.lensed()
	return ok && (x.lensKey || x.lensButton)
}

// threaten adds what threatens to v, if it is to be seen: signs of the other player would be taken for the proof of a reason.
func (d *drawing) threaten(v *board.View, p games.Position) {
	if g, ok := d.lensed(); ok && (d.lensOn() || d.shows(settings.LayerThreats) && d.hand.reason == nil) {
		g.AppendThreats(v, p)
		if c, ok := g.(games.OwnThreatener); ok && !d.lensOn() {
			c.AppendOwnThreats(v, p)
		}
	}
	if d.lensOn() { // squares that stand would hide those that threaten
		v.Loops = v.Loops[:0]
	}
}

// threatens returns the player whose threats are shown, None where there is none.
func (x *context) threatens() games.Player {
	if g, ok := x.lensed(); ok {
		return g.Skipped(x.position()).ToMove()
	}
	return games.None
}

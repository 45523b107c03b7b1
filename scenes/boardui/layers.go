// The layers of a board (threats, coordinates and others): which of them are shown now.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/settings"
)

// layers are those that a board can show.
var layers = [...]settings.Layer{
	settings.LayerLegal, settings.LayerLinks, settings.LayerPreviews, settings.LayerThreats, settings.LayerNumbers, settings.LayerCoordinates,
}

// Chosen reports whether the players want to see a layer of this game, or whether it is usual where no one has chosen anything.
func (x *context) Chosen(which settings.Layer) bool { return x.set.Layer(x.layersOf, which) }

// IsAid reports whether a layer helps to play: coordinates and numbers only help to speak about the board.
func IsAid(which settings.Layer) bool {
	return which != settings.LayerCoordinates && which != settings.LayerNumbers
}

// shows reports whether a layer is seen. A table that plays without aids has only what is none, if it wants that; with nothing but the
// board in the window there are only what a ply would do, and the links: without its state each of them would look safe.
func (x *context) shows(which settings.Layer) bool {
	may := x.may()
	switch {
	case !IsAid(which):
		return x.Chosen(which) && !may.Alone
	case may.NoAids:
		return false
	case may.Alone:
		return (which == settings.LayerPreviews || which == settings.LayerLinks) && x.Chosen(which)
	}
	return x.Chosen(which)
}

// visible says which layers are shown, in the order of layers, and whether the window shows nothing but the board. The board is composed
// anew when it changes: a setting that changes what is drawn belongs here.
type visible struct {
	layers [len(layers)]bool
	alone  bool
}

// visible returns what is shown now.
func (x *context) visible() visible {
	v := visible{alone: x.may().Alone}
	for i, l := range layers {
		v.layers[i] = x.shows(l)
	}
	return v
}

// hide takes from the view what is not to be seen. The end of a game is always shown whole.
func (x *context) hide(v *board.View) {
	if x.match.Over() {
		if !x.position().Over() { // resigned, timed or agreed: no turn is to come, and nothing can be cut any more
			untold(v)
			v.EndTurn()
		}
		return
	}
	if !x.shows(settings.LayerLegal) {
		v.Marks = slices.DeleteFunc(v.Marks, func(m board.Mark) bool { return m.Kind.Forbids() })
		v.Rays, v.Region, v.Choices = v.Rays[:0], v.Region[:0], v.Choices[:0]
	}
	if !x.shows(settings.LayerLinks) {
		v.Links = v.Links[:0]
	}
	if !x.shows(settings.LayerLinks) || x.may().Alone {
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Kind != board.OutlineMerged })
		v.Loops = slices.DeleteFunc(v.Loops, func(l board.Loop) bool { return l.Kind == board.LoopRecord })
	}
	if x.may().NoAids {
		untold(v)
	}
}

// untold takes the live state from the seats of v.
func untold(v *board.View) {
	for i := range v.Seats {
		v.Seats[i].Detail = board.Line{Colour: board.Nobody}
	}
}

// next marks where a half-entered ply can go on, where no ray says so.
func (d *drawing) next(v *board.View, path []board.Target) []board.Mark {
	if len(path) == 0 || len(v.Rays) > 0 || v.Dial.At != board.NoTarget || !d.context.shows(settings.LayerLegal) || !slices.Equal(path, d.context.builder.Path()) {
		return nil
	}
	return marked(board.MarkLegal, d.context.builder.Next(nil)...)
}

// choices marks what may be pointed at next, for a person who looks for it: not in lessons, where to find it may be the task, and not under
// the ghost of a ply, nor where a refusal offers it.
func (d *drawing) choices(o *render.Overlay) (ms []board.Mark) {
	if d.context.sample || !d.context.may().Decides || d.context.ThreatViewOn() || d.hand.carry != nil {
		return nil
	}
	for _, t := range d.context.shown.View.Choices {
		ghost := slices.ContainsFunc(o.Ghosts, func(p board.Piece) bool { return p.At == t })
		if !ghost && !slices.Contains(o.Offers, t) {
			ms = append(ms, marked(board.MarkChoice, t)...)
		}
	}
	return ms
}

// roundNumbers returns the round in which something was played last, from 1, as the list of moves numbers its rows, by the cell: where a
// piece came to lie that is still there.
func (d *drawing) roundNumbers() map[board.Target]int {
	if !d.context.shows(settings.LayerNumbers) {
		return nil
	}
	rounds := map[board.Target]int{}
	for _, t := range d.context.match.Turns() {
		for ply := t.First; ply < min(t.End, d.context.match.Cursor()); ply++ {
			steps := slices.DeleteFunc(d.context.game.AppendSteps(nil, d.context.match.PositionAt(ply), d.context.match.Move(ply)), func(t board.Target) bool { return !t.IsCell() })
			if len(steps) > 1 && !d.context.geo.Aim {
				delete(rounds, steps[0]) // the piece has gone from there
				steps = steps[len(steps)-1:]
			}
			for _, at := range steps {
				rounds[at] = t.Round
			}
		}
	}
	return rounds
}

// threatener returns the game as one that can show threats. ok is false where it cannot, or where no one may see them.
func (x *context) threatener() (games.Threatener, bool) {
	g, ok := x.game.(games.Threatener)
	may := x.may()
	return g, ok && !x.match.Over() && !may.Hidden && !may.NoAids && !may.Asked
}

// ThreatViewOn reports whether the threats are looked at by a key or a button that is held: nothing else is shown then.
func (x *context) ThreatViewOn() bool {
	_, ok := x.threatener()
	return ok && (x.threatKey || x.threatButton)
}

// threaten adds what threatens to v, if it is to be seen: signs of the other player would be taken for the proof of a reason.
func (d *drawing) threaten(v *board.View, p games.Position) {
	if g, ok := d.context.threatener(); ok && (d.context.ThreatViewOn() || d.context.shows(settings.LayerThreats) && d.hand.reason == nil) {
		g.AppendThreats(v, p)
		if own := d.context.spec.AppendOwnThreats; own != nil && !d.context.ThreatViewOn() {
			own(v, p)
		}
	}
	if d.context.ThreatViewOn() { // squares that stand would hide those that threaten
		v.Loops = v.Loops[:0]
	}
}

// Threatens returns the player whose threats are shown, None where there is none.
func (x *context) Threatens() games.Player {
	if g, ok := x.threatener(); ok {
		return g.Skipped(x.position()).ToMove()
	}
	return games.None
}

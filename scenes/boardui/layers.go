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

// LayerChosen reports whether the players want to see a layer of this game, or whether it is usual where no one has chosen anything.
func (d *Display) LayerChosen(which settings.Layer) bool {
	return d.model.settings.Layer(d.model.layersOf, which)
}

// IsAid reports whether a layer helps to play: coordinates and numbers only help to speak about the board.
func IsAid(which settings.Layer) bool {
	return which != settings.LayerCoordinates && which != settings.LayerNumbers
}

// shows reports whether a layer is seen. A table that plays without aids has only what is none, if it wants that; with nothing but the
// board in the window there are only what a ply would do, and the links: without its state each of them would look safe.
func (d *Display) shows(which settings.Layer) bool {
	may := d.model.access()
	switch {
	case !IsAid(which):
		return d.LayerChosen(which) && !may.Alone
	case may.NoAids:
		return false
	case may.Alone:
		return (which == settings.LayerPreviews || which == settings.LayerLinks) && d.LayerChosen(which)
	}
	return d.LayerChosen(which)
}

// visible says which layers are shown, in the order of layers, and whether the window shows nothing but the board. The board is composed
// anew when it changes: a setting that changes what is drawn belongs here.
type visible struct {
	layers [len(layers)]bool
	alone  bool
}

// visible returns what is shown now.
func (d *Display) visible() visible {
	v := visible{alone: d.model.access().Alone}
	for i, l := range layers {
		v.layers[i] = d.shows(l)
	}
	return v
}

// hide takes from the view what is not to be seen. The end of a game is always shown whole.
func (d *Display) hide(v *board.View) {
	if d.model.match.Over() {
		if !d.model.position().Over() { // resigned, timed or agreed: no turn is to come, and nothing can be cut any more
			hideSeatDetails(v)
			v.EndTurn()
		}
		return
	}
	if !d.shows(settings.LayerLegal) {
		v.Marks = slices.DeleteFunc(v.Marks, func(m board.Mark) bool { return m.Kind.Forbids() })
		v.Rays, v.Region, v.Choices = v.Rays[:0], v.Region[:0], v.Choices[:0]
	}
	if !d.shows(settings.LayerLinks) {
		v.Links = v.Links[:0]
	}
	if !d.shows(settings.LayerLinks) || d.model.access().Alone {
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Kind != board.OutlineMerged })
		v.Loops = slices.DeleteFunc(v.Loops, func(l board.Loop) bool { return l.Kind == board.LoopRecord })
	}
	if d.model.access().NoAids {
		hideSeatDetails(v)
	}
}

// hideSeatDetails takes the live state from the seats of v.
func hideSeatDetails(v *board.View) {
	for i := range v.Seats {
		v.Seats[i].Detail = board.Line{Colour: board.Nobody}
	}
}

// nextMarks marks where a half-entered ply can go on, where no ray says so.
func (d *Display) nextMarks(v *board.View, path []board.Target) []board.Mark {
	if len(path) == 0 || len(v.Rays) > 0 || v.Dial.At != board.NoTarget || !d.shows(settings.LayerLegal) || !slices.Equal(path, d.hand.builder.Path()) {
		return nil
	}
	return marked(board.MarkLegal, d.hand.builder.Next(nil)...)
}

// choices marks what may be pointed at next, for a person who looks for it: not in lessons, where to find it may be the task, and not under
// the ghost of a ply, nor where a refusal offers it.
func (d *Display) choices(o *render.Overlay) (ms []board.Mark) {
	if d.model.sample || !d.model.access().Decides || d.ThreatViewOn() || d.hand.carry != nil {
		return nil
	}
	for _, t := range d.shown.View.Choices {
		ghost := slices.ContainsFunc(o.Ghosts, func(p board.Piece) bool { return p.At == t })
		if !ghost && !slices.Contains(o.Offers, t) {
			ms = append(ms, marked(board.MarkChoice, t)...)
		}
	}
	return ms
}

// roundNumbers returns the round in which something was played last, from 1, as the list of moves numbers its rows, by the cell: where a
// piece came to lie that is still there.
func (d *Display) roundNumbers() map[board.Target]int {
	if !d.shows(settings.LayerNumbers) {
		return nil
	}
	rounds := map[board.Target]int{}
	for _, t := range d.model.match.Turns() {
		for ply := t.First; ply < min(t.End, d.model.match.Cursor()); ply++ {
			steps := slices.DeleteFunc(d.model.game.AppendSteps(nil, d.model.match.PositionAt(ply), d.model.match.Move(ply)), func(t board.Target) bool { return !t.IsCell() })
			if len(steps) > 1 && !d.model.geo.Aim {
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
func (d *Display) threatener() (games.Threatener, bool) {
	g, ok := d.model.game.(games.Threatener)
	may := d.model.access()
	return g, ok && !d.model.match.Over() && !may.Hidden && !may.NoAids && !may.Asked
}

// HoldThreatView holds the button of the threat view down, or lets it go: threats are looked at as long as it is held.
func (d *Display) HoldThreatView(down bool) { d.threatButton = down }

// ThreatViewAllowed reports whether the threat view may show threats.
func (d *Display) ThreatViewAllowed() bool {
	_, ok := d.threatener()
	return ok
}

// ThreatViewOn reports whether the threats are looked at by a key or a button that is held: nothing else is shown then.
func (d *Display) ThreatViewOn() bool {
	_, ok := d.threatener()
	return ok && (d.threatKey || d.threatButton)
}

// addThreats adds what threatens to v, if it is to be seen: signs of the other player would be taken for the proof of a reason.
func (d *Display) addThreats(v *board.View, p games.Position) {
	if g, ok := d.threatener(); ok && (d.ThreatViewOn() || d.shows(settings.LayerThreats) && d.hand.refusal == nil) {
		g.AppendThreats(v, p)
		if own := d.model.spec.AppendOwnThreats; own != nil && !d.ThreatViewOn() {
			own(v, p)
		}
	}
	if d.ThreatViewOn() { // squares that stand would hide those that threaten
		v.Loops = v.Loops[:0]
	}
}

// Threatens returns the player whose threats are shown, None where there is none.
func (d *Display) Threatens() games.Player {
	if g, ok := d.threatener(); ok {
		return g.Skipped(d.model.position()).ToMove()
	}
	return games.None
}

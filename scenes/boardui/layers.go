// The layers of a board, such as threats, links, previews and coordinates: decides which are visible (shows) and removes the others from the view
// (hide). Marks where the unfinished ply can continue (nextMarks, choices). Also the threat view, which hides everything else while its key or button
// is held. Add a layer to the table layers.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/data/settings"
)

// layers are all layers of a board.
var layers = [...]settings.Layer{
	settings.LayerLegal, settings.LayerLinks, settings.LayerPreviews, settings.LayerThreats, settings.LayerNumbers, settings.LayerCoordinates,
}

// LayerChosen reports whether the players want to see a layer of this game; if they have not chosen, whether it is on by default.
func (d *Display) LayerChosen(which settings.Layer) bool {
	return d.model.settings.Layer(d.model.layersOf, which)
}

// IsAid reports whether a layer helps to play. Coordinates and numbers only help to talk about the board.
func IsAid(which settings.Layer) bool {
	return which != settings.LayerCoordinates && which != settings.LayerNumbers
}

// shows reports whether a layer is visible. A table without aids shows only layers that are no aids. A window with nothing but the board shows only
// previews and links: without their states all links would look safe.
func (d *Display) shows(which settings.Layer) bool {
	may := d.model.access()
	switch {
	case !IsAid(which):
		return d.LayerChosen(which) && !may.BoardOnly
	case may.NoAids:
		return false
	case may.BoardOnly:
		return (which == settings.LayerPreviews || which == settings.LayerLinks) && d.LayerChosen(which)
	}
	return d.LayerChosen(which)
}

// visible holds which of layers are visible, whether the window shows nothing but the board, and whether a ply is asked for. When it changes the board is composed again:
// everything in the settings that changes the picture belongs here.
type visible struct {
	layers [len(layers)]bool
	alone  bool
	asks   bool
}

// visible returns which layers are visible.
func (d *Display) visible() visible {
	may := d.model.access()
	v := visible{alone: may.BoardOnly, asks: may.Asks}
	for i, l := range layers {
		v.layers[i] = d.shows(l)
	}
	return v
}

// hide removes hidden layers from v. The end of a game is always shown completely.
func (d *Display) hide(v *board.View) {
	if d.model.match.Over() {
		if !d.model.position().Over() { // resigned, lost on time or agreed: no turn follows, and no link can be cut any more
			hideSeatDetails(v)
			v.EndTurn()
		}
		return
	}
	if !d.shows(settings.LayerLegal) || d.model.access().Asks {
		v.Marks = slices.DeleteFunc(v.Marks, func(m board.Mark) bool { return m.Kind.Forbids() })
	}
	if !d.shows(settings.LayerLegal) {
		v.Rays, v.Region, v.Choices = v.Rays[:0], v.Region[:0], v.Choices[:0]
	}
	if !d.shows(settings.LayerLinks) {
		v.Links = v.Links[:0]
	}
	if !d.shows(settings.LayerLinks) || d.model.access().BoardOnly {
		v.Outlines = slices.DeleteFunc(v.Outlines, func(o board.Outline) bool { return o.Kind != board.OutlineMerged })
		v.Loops = slices.DeleteFunc(v.Loops, func(l board.Loop) bool { return l.Kind == board.LoopRecord })
	}
	if d.model.access().NoAids {
		hideSeatDetails(v)
	}
}

// hideSeatDetails removes the details of the seats from v.
func hideSeatDetails(v *board.View) {
	for i := range v.Seats {
		v.Seats[i].Detail = board.Line{Colour: board.Nobody}
	}
}

// nextMarks marks where the unfinished ply can continue, if no rays show that.
func (d *Display) nextMarks(v *board.View, path []board.Target) []board.Mark {
	if len(path) == 0 || len(v.Rays) > 0 || v.Dial.At != board.NoTarget || !d.shows(settings.LayerLegal) || !slices.Equal(path, d.hand.builder.Path()) {
		return nil
	}
	return marked(board.MarkLegal, d.hand.builder.Next(nil)...)
}

// choices marks what a person can point at next. It marks nothing in lessons, where finding it may be the task, and no cell with a ghost or an offer
// of a refusal.
func (d *Display) choices(o *render.Overlay) (ms []board.Mark) {
	if d.model.sample || !d.model.access().CanMove || d.ThreatViewOn() || d.hand.carry != nil {
		return nil
	}
	for _, t := range d.shown.View.Choices {
		ghost := slices.ContainsFunc(o.Ghosts, func(p board.Piece) bool { return p.At == t })
		if !ghost && !slices.Contains(o.Alternatives, t) {
			ms = append(ms, marked(board.MarkChoice, t)...)
		}
	}
	return ms
}

// roundNumbers returns for each cell the round, from 1, in which its piece was played last, as in the rows of the list of moves. Cells that pieces
// have left have none.
func (d *Display) roundNumbers() map[board.Target]int {
	if !d.shows(settings.LayerNumbers) {
		return nil
	}
	rounds := map[board.Target]int{}
	for _, t := range d.model.match.Turns() {
		for ply := t.First; ply < min(t.End, d.model.match.Cursor()); ply++ {
			steps := slices.DeleteFunc(d.model.game.AppendSteps(nil, d.model.match.PositionAt(ply), d.model.match.Move(ply)), func(t board.Target) bool { return !t.IsCell() })
			if len(steps) > 1 && !d.model.geo.Aim {
				delete(rounds, steps[0]) // the piece has left this cell
				steps = steps[len(steps)-1:]
			}
			for _, at := range steps {
				rounds[at] = t.Round
			}
		}
	}
	return rounds
}

// threatener returns the game as a Threatener. ok is false if it is none, or if threats may not be shown now.
func (d *Display) threatener() (games.Threatener, bool) {
	g, ok := d.model.game.(games.Threatener)
	may := d.model.access()
	return g, ok && !d.model.match.Over() && !may.Hidden && !may.NoAids && !may.QuestionOpen
}

// HoldThreatView presses or releases the button of the threat view.
func (d *Display) HoldThreatView(down bool) { d.threatButton = down }

// ThreatViewAllowed reports whether the threat view can be shown now.
func (d *Display) ThreatViewAllowed() bool {
	_, ok := d.threatener()
	return ok
}

// ThreatViewOn reports whether the threat view is shown: its key or button is held. It hides everything else.
func (d *Display) ThreatViewOn() bool {
	_, ok := d.threatener()
	return ok && (d.threatKey || d.threatButton)
}

// addThreats adds the threats to v if they are visible. They are hidden during a refusal, because they would look like part of the reason.
func (d *Display) addThreats(v *board.View, p games.Position) {
	if g, ok := d.threatener(); ok && (d.ThreatViewOn() || d.shows(settings.LayerThreats) && d.hand.refusal == nil) {
		g.AppendThreats(v, p)
		if own := d.model.spec.AppendOwnThreats; own != nil && !d.ThreatViewOn() {
			own(v, p)
		}
	}
	if d.ThreatViewOn() { // loops that exist would hide threatened ones
		v.Loops = v.Loops[:0]
	}
}

// ThreatsOf returns the player whose threats are shown, None if none are.
func (d *Display) ThreatsOf() games.Player {
	if g, ok := d.threatener(); ok {
		return g.Skipped(d.model.position()).ToMove()
	}
	return games.None
}

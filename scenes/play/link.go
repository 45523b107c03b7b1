package play

import (
	"slices"

	"quintet/games/board"
)

// linkUnder returns the link that runs through the cell under the pointer.
func (s *Scene) linkUnder() (k board.Link, ok bool) {
	if !s.hover.IsCell() || s.table.Match.Over() {
		return k, false
	}
	links := s.shown.view.Links
	i := slices.IndexFunc(links, func(k board.Link) bool { return k.Via == s.hover })
	if i < 0 {
		return k, false
	}
	return links[i], true
}

// linkAsked returns the link under the pointer where something is to be said about it.
func (s *Scene) linkAsked() (k board.Link, ok bool) {
	if s.stage() == 0 || s.looks() {
		return k, false
	}
	return s.linkUnder()
}

// linkTag says how safe k is.
func (s *Scene) linkTag(k board.Link) []board.Line {
	line := board.Line{Colour: board.Nobody, Icon: board.IconScissors}
	other := board.Message{}
	for _, seat := range s.shown.view.Seats[:s.game.Info().Players] {
		if seat.Colour != k.Owner {
			other = seat.Name
		}
	}
	switch ts := k.CutBy(); len(ts) {
	case 0:
		line.Icon, line.Text = board.IconNone, board.Say("play.link.safe")
	case 1:
		line.Text = board.Say("play.link.now", other, s.geo.Label(ts[0]))
	default:
		line.Text = board.Say("play.link.later", other, s.geo.Label(ts[0]), s.geo.Label(ts[1]))
	}
	return []board.Line{line}
}

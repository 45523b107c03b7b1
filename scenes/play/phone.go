package play

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// listingTop is the top of the board on a phone while a list is open: below the bar, in the place of the seats.
const listingTop = 56

// listing divides the page of a phone while its moves or its layers are open: the list takes the places of the seats and of the prompt, the
// layers also that of the buttons at the foot. The prompt comes back where somebody waits for its words; the board stays where it is.
func (s *Scene) listing(w, h float32) arrangement {
	const margin, gap, foot, least = 12, 6, 60, 212 // the least height of a list with the buttons below it
	side := min(w-2*margin, h-listingTop-2*gap-least-foot)
	a := arrangement{
		shape: listing, width: w, height: h,
		side:  render.Rect{W: w, H: listingTop},
		board: render.Rect{X: margin, Y: listingTop, W: w - 2*margin, H: side},
	}
	top := listingTop + side + 2*gap
	switch {
	case s.answers() || s.board.Field().Open():
		a.prompt = render.Rect{Y: h - foot - promptBelow - 16, W: w, H: promptBelow + 16}
	case s.layering:
		a.sheet = render.Rect{Y: top, W: w, H: h - gap - top}
	default:
		a.sheet = render.Rect{Y: top, W: w, H: h - foot - gap - top}
	}
	return a
}

// phoneList draws on a phone the list that is open, and the buttons at the foot where it leaves them their place.
func (s *Scene) phoneList(u *ui.UI, a arrangement) scenes.Next {
	s.stripTools(u, a)
	foot := stripFoot(a)
	switch {
	case s.layersListed():
		s.layerList(u, render.Rect{X: 16, Y: a.sheet.Y, W: a.width - 32, H: a.sheet.H})
		return scenes.Next{}
	case a.sheet.H > 0:
		if next := s.railMoves(u, render.Rect{X: 24, Y: a.sheet.Y, W: a.width - 48, H: a.sheet.H}); next.Do != scenes.Stay {
			return next
		}
	}
	parts := inParts(foot, 1, 1, 1)
	s.movesButton(u, parts[0], ui.Button{Label: u.T("play.moves"), Kind: ui.Quiet})
	s.undoRedo(u, parts[1], parts[2], ui.Quiet)
	return scenes.Next{}
}

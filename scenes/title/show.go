package title

import (
	"strings"

	"quintet/games"
	"quintet/scenes/board"
)

// A show plays the last plies of a showcase on the board of its tile.
type show struct {
	tile int
	// before are the boards before each of the plies; none where nothing is shown.
	before []*board.Picture
	tick   int
}

// A show plays so many plies, one after so many ticks.
const (
	showPlies = 3
	showTicks = 36
)

// newShow returns the show of tile i, the game spec.
func newShow(i int, spec games.Spec) show {
	x := show{tile: i}
	plies := strings.Fields(spec.Showcase.Plies)
	for n := len(plies) - min(showPlies, len(plies)); n < len(plies); n++ {
		spec.Showcase.Plies = strings.Join(plies[:n], " ")
		g, p, err := spec.Show()
		if err != nil {
			panic("title: " + err.Error()) // New has played all of it
		}
		x.before = append(x.before, board.NewPicture(g, p))
	}
	return x
}

// running reports whether not all plies have been played.
func (x *show) running() bool { return x.tick < showTicks*len(x.before) }

// picture returns the board of tile i, which is usual while it shows nothing.
func (x *show) picture(i int, usual *board.Picture) *board.Picture {
	if i != x.tile || !x.running() {
		return usual
	}
	return x.before[x.tick/showTicks]
}

// perform goes a tick on with the show of the tile that has the focus. One that has just got it begins its show; with reduced motion none does.
func (s *Scene) perform() {
	s.show.tick++
	if s.focus == s.shown {
		return
	}
	s.shown, s.show = s.focus, show{}
	if s.focus < len(s.tiles) && !s.context.Settings.Still {
		s.show = newShow(s.focus, s.tiles[s.focus].spec)
	}
}

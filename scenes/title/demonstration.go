// The demonstrations on the tiles of the title page: plays the last plies of a showcase, with pauses.

package title

import (
	"strings"
	"time"

	"quintet/games"
	"quintet/scenes/boardui"
)

// A show plays the last plies of a showcase on the board of its tile.
type show struct {
	tile int
	// before are the boards before each of the plies; none where nothing is shown.
	before []*boardui.Picture
	played int       // of the plies
	next   time.Time // when the next one is played
}

// A show plays so many plies, with a pause before each.
const (
	showPlies = 3
	showPause = 600 * time.Millisecond
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
		x.before = append(x.before, boardui.NewPicture(g, p))
	}
	return x
}

// running reports whether not all plies have been played.
func (x *show) running() bool { return x.played < len(x.before) }

// picture returns the board of tile i, which is usual while it shows nothing.
func (x *show) picture(i int, usual *boardui.Picture) *boardui.Picture {
	if i != x.tile || !x.running() {
		return usual
	}
	return x.before[x.played]
}

// perform plays the next ply of the show where it is due. A tile that has just got the focus begins its show; with reduced motion none does.
func (s *Scene) perform() {
	if s.Busy() {
		s.show.played++
		s.show.next = s.show.next.Add(showPause)
	}
	if s.focus == s.shown {
		return
	}
	s.shown, s.show = s.focus, show{}
	if s.focus < len(s.tiles) && !s.context.Settings.Still {
		s.show = newShow(s.focus, s.tiles[s.focus].spec)
		s.show.next = s.context.Now().Add(showPause)
	}
}

// Busy reports whether the next ply of a show is due.
func (s *Scene) Busy() bool { return s.show.running() && !s.context.Now().Before(s.show.next) }

// WakeAfter returns the delay after which the next ply of a show is due. ok is false where none is to come.
func (s *Scene) WakeAfter() (after time.Duration, ok bool) {
	return max(0, s.show.next.Sub(s.context.Now())), s.show.running()
}

// Calm reports false: no clock is shown.
func (s *Scene) Calm() bool { return false }

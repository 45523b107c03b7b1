// Plays the last plies of a game's showcase on its tile when the tile receives the focus; the code calls this a show. Change the number of plies and
// the pauses here. Nothing else moves on the title page, so the methods Advance and Due of Scene are here.

package title

import (
	"strings"
	"time"

	"quintet/games"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
)

// A show plays the last plies of a showcase on the board of its tile.
type show struct {
	tile int
	// before are the boards before each ply; empty if nothing is shown.
	before []*boardui.Picture
	played int       // the number of plies played
	next   time.Time // when the next ply is due
}

// A show has plies plies, with a pause before each.
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

// running reports whether plies are left to play.
func (x *show) running() bool { return x.played < len(x.before) }

// picture returns the board of tile i: usual unless the show is running.
func (x *show) picture(i int, usual *boardui.Picture) *boardui.Picture {
	if i != x.tile || !x.running() {
		return usual
	}
	return x.before[x.played]
}

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) {
	s.perform()
	return false
}

// perform plays the next ply of the show if it is due. A tile that has just received the focus starts its show, unless animations are off.
func (s *Scene) perform() {
	if s.Due().Reached(s.context.Now()) {
		s.show.played++
		s.show.next = s.show.next.Add(showPause)
	}
	if s.focus == s.shown {
		return
	}
	s.shown, s.show = s.focus, show{}
	if s.focus < len(s.tiles) && !s.context.Settings.ReducedMotion {
		s.show = newShow(s.focus, s.tiles[s.focus].spec)
		s.show.next = s.context.Now().Add(showPause)
	}
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: it returns when the next ply of a show is due.
func (s *Scene) Due() due.Time {
	if !s.show.running() {
		return due.Time{}
	}
	return due.At(s.show.next)
}

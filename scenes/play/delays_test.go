package play

import (
	"testing"

	"quintet/scenes/data/settings"
)

// There is time to look at each turn of several computers in a row. The first of them answers a person as soon as in a game of two.
func TestComputersInARowCanBeFollowed(t *testing.T) {
	for _, c := range []struct {
		game, speed   string
		levels        []int
		first, second int // the minimum ticks before the first two plies of computers
	}{
		{"azacru players=4", settings.Normal, []int{0, 1, 1, 1}, leastTicks, delays[settings.Normal].turn},
		{"azacru players=4", settings.Quick, []int{0, 1, 1, 1}, leastTicks, delays[settings.Quick].turn},
		{"azacru players=4", settings.Slow, []int{1, 1, 1, 1}, delays[settings.Slow].turn, delays[settings.Slow].turn},
		{"azacru players=2", settings.Slow, []int{0, 1}, leastTicks, 0},
		{"squ", settings.Slow, []int{0, 1}, leastTicks, leastTicks}, // the second is the second disc of a turn
		{"squ", settings.Normal, []int{1, 1}, delays[settings.Normal].turn, delays[settings.Normal].ply},
	} {
		s := newScene(t, c.game, "")
		s.model.context.Settings.WatchSpeed = c.speed
		h := seat(s, c.levels...).host
		h.play(h.model.table.Position().AppendMoves(nil)[0])
		for ply, want := range []int{c.first, c.second} {
			if want == 0 {
				continue
			}
			ticks := 0
			for before := h.model.table.Match.Cursor(); h.model.table.Match.Cursor() == before; ticks++ {
				if ticks > 2*want+60 {
					t.Fatalf("%s %v, %s: ply %d has not come after %d ticks", c.game, c.levels, c.speed, ply+1, ticks)
				}
				h.tick()
			}
			if ticks < want || ticks > want+2 {
				t.Errorf("%s %v, %s: ply %d came after %d ticks, want %d", c.game, c.levels, c.speed, ply+1, ticks, want)
			}
		}
	}
}

package app_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/scenes/demo"
)

// Input meant for the board when time runs out does not start another game. A moment later a new game can be chosen.
func TestEndIgnoresInputAtFirst(t *testing.T) {
	t.Parallel()
	for i, way := range []struct{ name, last, do string }{
		{"a click", "", "press Rematch"},
		{"the key of a rematch", "", "key ctrl+r"},
		{"the key of other seats", "", "key w"},
		{"Enter on what has the focus", "focus Rematch", "key enter"},
		{"Space on what has the focus", "focus Rematch", "key space"},
		{"seats exchanged", "", "press Swap seats"},
	} {
		for j, size := range []string{"1280 800", "640 480", "720 900"} {
			if !gametest.Sampled(i+j, 3) {
				continue
			}
			t.Run(way.name+" "+size, func(t *testing.T) {
				if size == "720 900" { // there it is only in the menu
					way.do = strings.Replace(way.do, "press Swap seats", "key m;press Swap seats", 1)
				}
				p := timedPlayer()
				do(t, p, "size "+size+";"+people+";try Clock and aids;press clock Per turn;press seconds 10;try Done;press Play;key p;play b2")
				untilOver(t, p)
				m := p.Match()
				if way.last != "" {
					do(t, p, way.last)
				}
				do(t, p, way.do)
				if p.App.Scene() != "play" || p.Match() != m {
					t.Fatal("another game started immediately")
				}
				do(t, p, "ticks 50;"+way.do+";want plies 0") // ticks of a fiftieth of a second
				if p.Match() == m {
					t.Error("no other game can be started")
				}
			})
		}
	}
}

// Such input does not leave the table, either.
func TestEndStaysAtFirst(t *testing.T) {
	for key, scene := range map[string]string{"ctrl+n": "setup", "ctrl+t": "title"} {
		p := timedPlayer()
		do(t, p, people+";try Clock and aids;press clock Per turn;press seconds 10;try Done;press Play;key p;play b2")
		untilOver(t, p)
		do(t, p, "key "+key+";want scene play;ticks 50;key "+key+";want scene "+scene)
	}
}

// untilOver lets ticks pass until the game is over.
func untilOver(t *testing.T, p *demo.Player) {
	t.Helper()
	for n := 0; !p.Match().Over(); n++ {
		if n == 2000 {
			t.Fatal("the game does not end")
		}
		if err := p.Do("ticks 1"); err != nil {
			t.Fatal(err)
		}
	}
}

// The same holds when a computer's ply ends the game.
func TestEndByComputerIgnoresInputAtFirst(t *testing.T) {
	p := atTable(t, "squex size=6", "1,2")
	do(t, p, "key v")
	untilOver(t, p)
	m := p.Match()
	do(t, p, "key ctrl+r;press Rematch;key w")
	if p.Match() != m {
		t.Fatal("another game started immediately")
	}
	do(t, p, fmt.Sprintf("want plies %d;ticks 60;key ctrl+r;want plies 0", m.Len()))
}

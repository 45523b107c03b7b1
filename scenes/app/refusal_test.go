package app_test

import "testing"

// A refusal leaves when something that can be done is pointed at, or when it has been read.
func TestARefusalLeaves(t *testing.T) {
	const squ = "table squ size=6 seats=0,0;play c3;click c3;want text already taken;"
	for _, c := range []struct{ name, script string }{
		{"at a cell that is free", squ + "move d4;ticks 20;want absent already taken"},
		{"not at another that is taken", squ + "move c3;ticks 60;want text already taken"},
		{"off the board it is read", squ + "move away;ticks 240;want text already taken;ticks 300;want absent already taken"},
		{"what is offered stays longer", "table distrify size=9 seats=0,0;play e5 d4;click e6;want text beside;want button Move d4 to e6;move away;ticks 600;want text beside;ticks 700;want absent beside"},
		{"a piece that can be taken up", "table azacru seats=0,0;click e5;want text pieces;move a5;ticks 20;want absent pieces first"},
		{"by keys", squ + "cursor c3;key enter;want text already taken;key right;ticks 2;want absent already taken"},
		{"when the game is over", "table squex size=6;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1;wait;click e5;want text The game is over;ticks 600;want absent The game is over"},
		{"that is decided is seen again", "table squ size=8;" + decided + ";want button End the game;click d4;want text already taken;move away;ticks 500;want absent already taken;want button End the game"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

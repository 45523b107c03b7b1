package app_test

import "testing"

// untilAPass is a game of Azacru for two up to the first forced pass.
const untilAPass = "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4 e7-d6> g9-f8 c9-d8 a2-b3 d2-c3 b3-b5< d8-f6 i5-h6 f6-f4 h6-h7> f4-d2 b5-c5 c3-b4< e4-d5 d6-f4 d5-b5 f4-f3> h7-g8 f3-i3 f8-e8 a5-b6 g8-f8 b6-b8> e8-c6 b8-a8 c5-d4> b4-a5 d4-f2 a5-a7> f8-e9 pass"

// What the two games that are moved and laid in several steps promise at the table.
func TestStepsAtTheTable(t *testing.T) {
	for _, c := range []struct{ name, script string }{
		{"a piece tells its borderland", "table azacru players=2;play c1-c2;move g1;want text In this borderland nobody has a tile yet.;move c3;want text In this borderland: Navy 1"},
		{"above one that can go, first what can be done", "table azacru players=2;move c1;want text Click one of Navy's pieces to see where it can go, or drag it there. In this borderland;size 640 480;move c2;move c1;ticks 30;want text Click one of Navy's pieces;want absent In this borderland"},
		{"Tab goes round the pieces, then round the targets", "table azacru players=2;key tab;want cursor c9;key tab;want cursor i9;key tab;want cursor c1;key tab;want cursor a5;key tab;want cursor c9;key enter;want path c9;key tab;want cursor b8;key tab;want cursor c8;key tab;want cursor d8;key enter;want path c9 d8;key left;key enter;want last c9-d8<"},
		{"the right button steps back from dial to target to piece", "table azacru players=2;click c9;click d8;right;want path c9;want text Choose a cell;right;want path none;want plies 0"},
		{"no dial without a border", "table azacru players=2;click c9;click c8;want last c9-c8"},
		{"the rays have their words", "table azacru players=2;want absent may stop;click c9;want text may stop;want text blocked;want text another's tile;want text costs the piece"},
		{"what bars a second stone, once there is a first", "table distrify pairs=original;play e5;want text closed: crosscut;want absent closed: 3 in a row;want absent closed: diagonal;play c3;want text closed: 3 in a row;want text closed: diagonal;key e;want absent closed: 3 in a row"},
		{"groups and dead cells have their words", "table taiji size=7;want text group that counts;want text does not count;want text no room for a taijitu"},
		{"last turns are told", "table azacru players=2;play " + untilAPass + ";want text Last round;want text could not move"},
		{"one stone makes three in a row and says that it ends the turn", "table distrify;play e5 e2 d2 a9 end;move c2;want text Three in a row, a single stone: ends your turn;click c2;want turn p1;want last c2"},
		{"three in a row by two stones offers the one", "table distrify;play e5 e2 d2 a9 end b2;click c2;want text The two stones of a turn may not make three in a row;press Move b2 to c2;want last c2"},
		{"a second stone that may stand anywhere may not touch diagonally", "table distrify pairs=original;play e5 c3;click d4;want text The second stone may not touch the first diagonally.;click i9;want last i9"},
		{"the tick on the stone ends the turn", "table distrify;play e5 c3;key e;want last end;want turn p1"},
		{"a crosscut names its stones", "table distrify;play d4 e4 end e5 end;click d5;want text That would form a crosscut: d5-e4 against d4-e5.;want text 1 cell closed"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), c.script) })
	}
}

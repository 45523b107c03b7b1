package app_test

import "testing"

// TestTilesByTwoClicks lays tiles half by half, as the settings offer.
func TestTilesByTwoClicks(t *testing.T) {
	const on = "key ctrl+,;press On the board;press Two clicks for two-cell tiles On;key esc;"
	for _, c := range []struct{ name, script string }{
		{"own half, then the neighbour", "click d4;want plies 0;want path d4;want text Now choose a free neighbour for the dark half.;click d5;want last d4-d5"},
		{"what is to be done is said", "want text Click the cell for your half, then a free one beside it for the other.;want absent the wheel or R"},
		{"the second seat begins with its own half", "click d4;click d5;click e4;want path e4;click e5;want last e5-e4"},
		{"what it does shows before the second click", "click d4;move d5;ticks 30;want text Light +1, now 1"},
		{"a half is lifted again", "click d4;click d4;want path none;want plies 0"},
		{"a right click lifts it, too", "click d4;right;want path none"},
		{"and undo", "click d4;key ctrl+z;want path none;want plies 0"},
		{"elsewhere it begins anew", "click d4;click g7;want path g7"},
		{"a diagonal neighbour is refused", "click d4;click e5;want plies 0;want path d4;want text The two halves lie side by side, not diagonally."},
		{"at once where the pointer rests", "click d4;move e5;ticks 30;want text The two halves lie side by side, not diagonally."},
		{"what is repaired is played", "click d4;click d5;click c4;click d3;press Lay on c4 and c3;want last c3-c4;want path none"},
		{"a taken neighbour says so", "click d4;click d5;click e4;click d4;want path e4;want text That cell is already taken."},
		{"by keys", "cursor d4;key enter;want path d4;key down;key enter;want last d4-d5"},
		{"R and the wheel turn nothing", "move d4;key r;wheel 1;click d4;want path d4"},
		{"a drag is a drag", "drag d4 d5;want last d4-d5"},
		{"also from the half that lies", "click d4;drag d4 d5;want last d4-d5;want path none"},
		{"and with every move confirmed", "key c;click d4;drag d4 d5;want plies 0;key enter;want last d4-d5"},
		{"a slip is mended by a drag", "click d4;click d5;drag d4 f4;want last f4-f5"},
		{"with every move confirmed", "key c;click d4;want path d4;want pending false;click d5;want plies 0;want pending true;click d5;want last d4-d5"},
		{"a drag confirmed", "key c;drag d4 d5;want plies 0;want pending true;key enter;want last d4-d5"},
		{"a finger lays as it always does", "tap d4;want pending true;want path none;tap d5;want last d4-d5"},
		{"and goes on with half a tile", "click d4;tap d5;want pending true;tap tick;want last d4-d5"},
		{"a hint", "key h;wait;want plies 0;key esc;click d4;want path d4"},
	} {
		t.Run(c.name, func(t *testing.T) { do(t, newPlayer(t), "table taiji size=7;"+on+c.script) })
	}
	t.Run("off again", func(t *testing.T) {
		do(t, newPlayer(t), "table taiji size=7;"+on+"click d4;key ctrl+,;press On the board;press Two clicks for two-cell tiles Off;key esc;click d4;lay d4 d5;want last d4-d5")
	})
	t.Run("other games do not change", func(t *testing.T) {
		do(t, newPlayer(t), "table squ size=7;"+on+"click d4;want last d4;table azacru players=2;"+on+"click c9;want path c9")
	})
}

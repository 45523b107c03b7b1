package words

import "golang.org/x/text/message/catalog"

// squ holds the sentences of SQU.
var squ = []Entry{
	{"squ.red", catalog.String("Red")},
	{"squ.black", catalog.String("Black")},
	{"squ.role", catalog.String("%[1]s, square %[2]s–%[3]s")},
	{"squ.tobeat", catalog.String("Record to beat: %[1]d")},
	{"squ.tobeat.short", catalog.String("Record: %[1]d")},
	{"squ.level", catalog.String("Level at %[1]d")},
	{"squ.turn", catalog.String("This turn: %[1]d")},
	{"squ.turn.record", catalog.String("This turn: %[1]d, a new record")},
	{"squ.turn.short", catalog.String("New record: %[1]d")},
	{"squ.side", catalog.String("side %[1]d")},
	{"squ.beats", catalog.String("New record: %[1]d, beats %[2]d")},
	{"squ.newrecord", catalog.String("New record: %[1]d")},

	{"squ.opening", catalog.String("Place one disc")},
	{"squ.opening.how", catalog.String("%[1]s. The very first turn is a single disc; every later one is two.")},
	{"squ.first", catalog.String("Place your first disc")},
	{"squ.first.how", catalog.String("%[1]s. Four of your discs on the corners of an upright square count.")},
	{"squ.limits", catalog.String("%[5]s. Largest side still possible: %[1]s %[2]d, %[3]s %[4]d.")},
	{"squ.second", catalog.String("Place your second disc")},
	{"squ.second.how", catalog.String("%[1]s.")},
	{"squ.second.point", catalog.String("Click another empty cell. Right-click takes the first disc back, a drag moves it")},
	{"squ.second.keys", catalog.String("%[1]s plays at the cursor, %[2]s takes the first disc back")},
	{"squ.last", catalog.String("Place the last disc")},
	{"squ.last.how", catalog.String("Only one cell is left, so this turn is a single disc.")},
	{"squ.decided", catalog.String("It is decided: whatever follows, %[1]s wins.")},
	{"squ.decided.draw", catalog.String("It is decided: whatever follows, this is a draw.")},

	{"squ.full", catalog.String("The board is full")},
	{"squ.end.larger", catalog.String("%[1]s's largest square has side %[2]d, %[3]s's %[4]d.")},
	{"squ.end.only", catalog.String("%[1]s's largest square has side %[2]d; %[3]s has none.")},
	{"squ.end.equal", catalog.String("Both largest squares have side %[1]d.")},
	{"squ.end.record", catalog.String("Both largest squares have side %[1]d; %[2]s had one first.")},
	{"squ.end.none", catalog.String("Neither player has a square.")},

	{"squ.lens.one", catalog.String("%[1]s could complete side %[2]d with one disc.")},
	{"squ.lens.two", catalog.String("%[1]s could complete side %[2]d with two discs.")},
	{"squ.lens.both", catalog.String("%[1]s could complete side %[2]d with one disc, or side %[3]d with two.")},
	{"squ.lens.none", catalog.String("%[1]s cannot complete a larger square in the next turn.")},

	{"squ.one", catalog.String("A disc takes one cell.")},
	{"squ.second.elsewhere", catalog.String("Your first disc lies here. The second one goes on another cell.")},
}

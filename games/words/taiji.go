package words

import "golang.org/x/text/message/catalog"

// taiji holds the sentences of Taiji. Tonga is the variant whose tiles may also lie diagonally.
var taiji = []Entry{
	{"taiji.light", catalog.String("Light")},
	{"taiji.dark", catalog.String("Dark")},
	{"taiji.role.tie", catalog.String("%[1]s, wins a tie")},
	{"taiji.lighthalf", catalog.String("light half")},
	{"taiji.darkhalf", catalog.String("dark half")},

	{"taiji.tomove", catalog.String("%[1]s to move: place a taijitu")},
	{"taiji.aim", catalog.String("%[1]s rotates, %[2]s flips.")},
	{"taiji.aim.point", catalog.String("Click to place. Wheel or %[1]s")},
	{"taiji.aim.keys", catalog.String("%[2]s places. %[1]s")},
	{"taiji.second", catalog.String("Now choose a free neighbour for the %[1]s.")},

	{"taiji.group", catalog.String("A group of %[1]d")},
	{"taiji.sum2", catalog.String("%[1]d + %[2]d")},
	{"taiji.sum3", catalog.String("%[1]d + %[2]d + %[3]d")},
	{"taiji.squares1", catalog.String("%[1]d²")},
	{"taiji.squares2", catalog.String("%[1]d² + %[2]d²")},
	{"taiji.squares3", catalog.String("%[1]d² + %[2]d² + %[3]d²")},
	{"taiji.product2", catalog.String("%[1]d × %[2]d")},
	{"taiji.product3", catalog.String("%[1]d × %[2]d × %[3]d")},
	{"taiji.number", catalog.String("%[1]d")},
	{"taiji.total", catalog.String("%[1]s = %[2]d")},

	{"taiji.gains", catalog.String("%[1]s +%[2]d, now %[3]d")},
	{"taiji.loses", catalog.String("%[1]s -%[2]d, now %[3]d")},
	{"taiji.stays", catalog.String("%[1]s stays at %[2]d")},

	{"taiji.over", catalog.String("No two empty cells lie side by side")},
	{"taiji.over.tonga", catalog.String("No two empty cells touch")},
	{"taiji.full", catalog.String("The board is full")},
	{"taiji.result", catalog.String("%[1]s wins: %[2]s against %[3]s.")},
	{"taiji.result.tie", catalog.String("With equal scores, %[2]s against %[3]s, Dark wins.")},
	{"taiji.result.draw", catalog.String("Equal scores, %[2]s against %[3]s: a draw.")},

	{"taiji.lens.gain", catalog.String("%[1]s could gain %[2]d, with %[3]s.")},
	{"taiji.lens.gains", catalog.String("%[1]s could gain %[2]d, for example with %[3]s.")},
	{"taiji.lens.none", catalog.String("%[1]s could gain nothing with the next taijitu.")},

	{"taiji.noroom", catalog.String("No free neighbour: a taijitu needs two empty cells side by side.")},
	{"taiji.noroom.tonga", catalog.String("No free neighbour: a taijitu needs two empty cells that touch.")},
	{"taiji.same", catalog.String("A taijitu covers two cells: choose a free neighbour.")},
	{"taiji.diagonal", catalog.String("The two halves lie side by side, not diagonally.")},
	{"taiji.far", catalog.String("That is too far: the other half lies beside %[1]s.")},
	{"taiji.legend.counts", catalog.String("group that counts")},
	{"taiji.legend.loose", catalog.String("does not count")},
	{"taiji.legend.dead", catalog.String("no room for a taijitu")},

	{"taiji.repair", catalog.String("Lay on %[1]s and %[2]s")},
}

package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// distrify holds the sentences of Distrify.
var distrify = []Entry{
	{"distrify.black", catalog.String("Black")},
	{"distrify.white", catalog.String("White")},
	{"distrify.role.black", catalog.String("Black, top to bottom")},
	{"distrify.role.white", catalog.String("White, left to right")},
	{"distrify.goal.black", catalog.String("top and bottom")},
	{"distrify.goal.white", catalog.String("left and right")},

	{"distrify.opening", catalog.String("Place the opening stone")},
	{"distrify.opening.detail", catalog.String("The first turn is one stone. %[1]s.")},
	{"distrify.first", catalog.String("Place a stone")},
	{"distrify.first.adjacent", catalog.String("%[1]s. You may then place a second stone beside it.")},
	{"distrify.first.original", catalog.String("%[1]s. You may then place a second stone elsewhere.")},
	{"distrify.first.single", catalog.String("No two stones fit any more, so this turn is one stone.")},
	{"distrify.opening.swap", catalog.String("%[2]s. %[1]s may then swap and have your colour, so do not choose the best.")},
	{"distrify.mayswap", catalog.String("Place a stone, or swap")},
	{"distrify.mayswap.detail", catalog.String("If you swap you become %[1]s, with this stone.")},
	{"distrify.second", catalog.String("Place a second stone, or end the turn")},
	{"distrify.second.adjacent", catalog.String("Beside the first. No crosscut; the two must not form three in a row.")},
	{"distrify.second.adjacent.beyond", catalog.String("Beside the first.")},
	{"distrify.second.original", catalog.String("Not diagonally beside the first. No crosscut; the two must not form three in a row.")},
	{"distrify.second.original.beyond", catalog.String("On an unmarked cell.")},
	{"distrify.end", catalog.String("End the turn")},
	{"distrify.end.detail", catalog.String("No second stone fits.")},
	{"distrify.pass", catalog.String("%[1]s has to pass")},
	{"distrify.pass.detail", catalog.String("A stone of %[1]s on any empty cell would form a crosscut.")},
	{"distrify.wins", catalog.String("%[1]s joins %[2]s")},
	{"distrify.wins.detail", catalog.String("A chain of %[1]d stones runs from %[2]s to %[3]s.")},

	{"distrify.needs", plural.Selectf(1, "%d",
		plural.One, "Needs 1 more stone", plural.Other, "Needs at least %[1]d more stones")},
	{"distrify.barred", plural.Selectf(2, "%d",
		plural.One, "%[1]s; 1 cell barred", plural.Other, "%[1]s; %[2]d cells barred")},
	{"distrify.needs.brief", plural.Selectf(1, "%d",
		plural.One, "1 more stone", plural.Other, "At least %[1]d more stones")},
	{"distrify.needs.after", plural.Selectf(1, "%d",
		plural.One, "Then needs 1 more stone", plural.Other, "Then needs at least %[1]d more stones")},
	{"distrify.cutoff", catalog.String("Can no longer join its sides")},
	{"distrify.cutoff.after", catalog.String("Then can no longer join its sides")},
	{"distrify.needs.short", plural.Selectf(1, "%d", plural.One, "1 to connect", plural.Other, "%[1]d to connect")},
	{"distrify.needs.after.short", plural.Selectf(1, "%d", plural.One, "Then 1 to connect", plural.Other, "Then %[1]d to connect")},
	{"distrify.cutoff.short", catalog.String("Cannot join")},
	{"distrify.joined.short", catalog.String("Joined")},
	{"distrify.cutoff.after.short", catalog.String("Then cannot join")},
	{"distrify.joined", catalog.String("Joins %[1]s")},

	{"distrify.tag.wins", catalog.String("Joins %[1]s and wins")},
	{"distrify.tag.row", catalog.String("Three in a row, a single stone: ends your turn")},
	{"distrify.tag.alone", catalog.String("No second stone fits: ends your turn")},
	{"distrify.tag.stuck", catalog.String("%[1]s will have to pass")},
	{"distrify.tag.swap", catalog.String("%[1]s is yours from now on")},

	{"distrify.lens.wins", plural.Selectf(2, "%d",
		plural.One, "%[1]s could win with one stone.",
		plural.Other, "%[1]s could win with one stone, in %[2]d places.")},
	{"distrify.lens.pair", plural.Selectf(2, "%d",
		plural.One, "%[1]s could win with two stones.",
		plural.Other, "%[1]s could win with two stones, in %[2]d ways.")},
	{"distrify.lens.way", catalog.String("%[1]s needs at least %[2]d more stones, for example along these dots.")},
	{"distrify.lens.cutoff", catalog.String("%[1]s can no longer join both sides.")},

	{"distrify.repair.instead", catalog.String("Move %[2]s to %[1]s")},

	{"distrify.why.first", catalog.String("Your first stone lies here. End the turn to leave it alone.")},
	{"distrify.why.crosscut", catalog.String("That would form a crosscut: %[1]s-%[2]s against %[3]s-%[4]s.")},
	{"distrify.why.opening", catalog.String("The opening turn is one stone.")},
	{"distrify.why.beside", catalog.String("The second stone must stand beside the first.")},
	{"distrify.why.diagonal", catalog.String("The second stone may not touch the first diagonally.")},
	{"distrify.why.row", catalog.String("The two stones of a turn may not make three in a row (%[1]s-%[2]s-%[3]s). A single stone may.")},
	{"distrify.why.end", catalog.String("Place a stone first.")},
	{"distrify.why.end.pass", catalog.String("You cannot place a stone, so you have to pass.")},
	{"distrify.why.pass", catalog.String("You can place a stone, so you may not pass.")},
	{"distrify.why.pass.end", catalog.String("To place no second stone, end the turn.")},
	{"distrify.why.swap", catalog.String("Only the answer to the opening stone may be a swap.")},
	{"distrify.why.noswap", catalog.String("This game is played without the swap.")},

	{"distrify.legend.crosscut", catalog.String("barred: crosscut")},
	{"distrify.legend.diagonal", catalog.String("barred: diagonal")},
	{"distrify.legend.triplet", catalog.String("barred: 3 in a row")},
}

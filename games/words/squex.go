package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// squex holds the sentences of Squex.
var squex = []Entry{
	{"squex.blue", catalog.String("Blue")},
	{"squex.red", catalog.String("Red")},
	{"squex.role.blue", catalog.String("Blue, top to bottom")},
	{"squex.role.red", catalog.String("Red, left to right")},
	{"squex.goal.blue", catalog.String("top and bottom")},
	{"squex.goal.red", catalog.String("left and right")},

	{"squex.place", catalog.String("%[2]s. Join %[1]s so that no link on the way can be cut.")},
	{"squex.place.first", catalog.String("%[2]s. The first to join both sides wins; yours are %[1]s.")},
	{"squex.first", catalog.String("Place the first octagon")},
	{"squex.second", catalog.String("Place the second octagon")},
	{"squex.two", catalog.String("A cut gave you two placements. If the first of them cuts, the second is lost.")},
	{"squex.opening", catalog.String("%[2]s. %[1]s may then swap and have your colour, so do not choose the best.")},
	{"squex.point.any", catalog.String("Click an octagon")},
	{"squex.point.empty", catalog.String("Click an empty octagon")},
	{"squex.mayswap", catalog.String("%[2]s, or swap and be %[1]s.")},

	{"squex.cuttable", plural.Selectf(1, "%d",
		plural.One, "%[1]d link can be cut",
		plural.Other, "%[1]d links can be cut")},
	{"squex.joined", plural.Selectf(1, "%d",
		plural.One, "Joined, but %[1]d link can still be cut",
		plural.Other, "Joined, but %[1]d links can still be cut")},

	{"squex.cuttable.short", plural.Selectf(1, "%d", plural.One, "1 cuttable link", plural.Other, "%[1]d cuttable links")},
	{"squex.joined.short", plural.Selectf(1, "%d", plural.Other, "Joined, %[1]d cuttable")},
	{"squex.now.short", plural.Selectf(1, "%d", plural.One, "1 link at risk", plural.Other, "%[1]d links at risk")},
	{"squex.now", plural.Selectf(2, "%d", "other", "%[1]s, %[2]d now")},
	{"squex.now.all", catalog.String("%[1]s now")},
	{"squex.needs", plural.Selectf(1, "%d",
		plural.One, "Needs 1 more octagon",
		plural.Other, "Needs at least %[1]d more octagons")},

	{"squex.end", catalog.String("%[1]s connects %[2]s; no link on the path can be cut.")},
	{"squex.end.first", catalog.String("%[1]s is the first to connect %[2]s.")},

	{"squex.tag.cuts", catalog.String("Cuts %[1]d, %[2]s places two")},
	{"squex.tag.lost", catalog.String("Your second placement is lost")},
	{"squex.tag.wins", catalog.String("%[1]s wins")},
	{"squex.tag.swap", catalog.String("You become %[1]s")},
	{"squex.seat.promised", catalog.String("Two placements after this cut")},
	{"squex.seat.lost", catalog.String("The second placement is lost")},
	{"squex.seat.promised.short", catalog.String("Then places two")},
	{"squex.seat.lost.short", catalog.String("Second one lost")},
	{"squex.preview.cuts", plural.Selectf(2, "%d",
		plural.One, "%[1]s cuts one link. %[3]s then places two.",
		plural.Other, "%[1]s cuts %[2]d links. %[3]s then places two.")},
	{"squex.preview.lost", plural.Selectf(2, "%d",
		plural.One, "%[1]s cuts one link: your second placement is lost and %[3]s places two.",
		plural.Other, "%[1]s cuts %[2]d links: your second placement is lost and %[3]s places two.")},
	{"squex.preview.wins", catalog.String("%[1]s connects %[2]s for good: %[3]s wins.")},
	{"squex.preview.wins.first", catalog.String("%[1]s connects %[2]s: %[3]s wins.")},

	{"squex.lens.wins", catalog.String("%[1]s could join both sides at %[2]s and win.")},
	{"squex.lens.cuts", plural.Selectf(2, "%d",
		plural.One, "%[1]s could cut one link. %[3]s would then place two.",
		plural.Other, "%[1]s could cut %[2]d links. After a cut %[3]s would place two.")},
	{"squex.lens.far", plural.Selectf(2, "%d",
		"=0", "%[1]s can cut nothing now, and is joined already.",
		plural.One, "%[1]s can cut nothing now, and needs one more octagon to join both sides.",
		plural.Other, "%[1]s can cut nothing now, and needs at least %[2]d more octagons to join both sides.")},
	{"squex.lens.none", catalog.String("%[1]s can cut nothing now.")},

	{"squex.taken", catalog.String("That octagon is taken.")},
	{"squex.square", catalog.String("Squares are not played: they join two octagons of one colour on a diagonal.")},
	{"squex.repair", catalog.String("Link with %[1]s")},
	{"squex.one", catalog.String("One octagon is all you place at a time.")},
	{"squex.noswap", catalog.String("This game is played without the swap rule.")},
	{"squex.swaplate", catalog.String("Only %[1]s may swap, in answer to the first octagon of %[2]s.")},

	{"squex.legend.safe", catalog.String("safe link")},
	{"squex.legend.later", catalog.String("can be cut later")},
	{"squex.legend.now", catalog.String("can be cut now")},
}

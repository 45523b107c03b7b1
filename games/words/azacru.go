package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// azacru holds what Azacru says. Colours come in as %s.
var azacru = []Entry{
	{"azacru.navy", catalog.String("Navy")},
	{"azacru.rust", catalog.String("Rust")},
	{"azacru.sky", catalog.String("Sky")},
	{"azacru.straw", catalog.String("Straw")},
	{"azacru.list.more", catalog.String("%[1]s, %[2]s")},
	{"azacru.list.last", catalog.String("%[1]s and %[2]s")},

	{"azacru.pieces", plural.Selectf(1, "%d", "=0", "No pieces", plural.One, "1 piece", plural.Other, "%[1]d pieces")},
	{"azacru.moves", plural.Selectf(1, "%d", "=0", "no move", plural.One, "1 move", plural.Other, "%[1]d moves")},
	{"azacru.seat", catalog.String("%[1]s, %[2]s")},
	{"azacru.seat.last", catalog.String("%[1]s, last turn to come")},
	{"azacru.seat.done", catalog.String("%[1]s, last turn played")},
	{"azacru.seat.trigger", catalog.String("%[1]s, could not move")},

	{"azacru.prompt.target", catalog.String("Choose where it goes")},
	{"azacru.prompt.heading", catalog.String("Choose the heading")},
	{"azacru.detail.start", catalog.String("Click one of %[1]s's pieces to see where it can go.")},
	{"azacru.detail.last", catalog.String("Last round: %[1]s could not move. This is %[2]s's last turn.")},
	{"azacru.detail.trigger", catalog.String("Last round: everyone else has one more turn.")},
	{"azacru.detail.quiet", plural.Selectf(1, "%d",
		plural.One, "The game ends after this turn unless a tile changes colour.",
		plural.Other, "The game ends after %[1]d more turns unless a tile changes colour.")},
	{"azacru.detail.power", plural.Selectf(2, "%d",
		plural.One, "Power %[1]d: %[3]s has one tile in this borderland.",
		plural.Other, "Power %[1]d: %[3]s has %[2]d tiles in this borderland.")},
	{"azacru.detail.nopower", catalog.String("Power 1: %[1]s has no tile in this borderland yet.")},
	{"azacru.detail.heading", catalog.String("A border was crossed: turn left, keep straight on, or turn right.")},
	{"azacru.passes", catalog.String("%[1]s has no move and passes.")},

	{"azacru.gain", catalog.String("%+[1]d")},
	{"azacru.gain.lost", catalog.String("%+[1]d, piece given up")},
	{"azacru.loss", catalog.String("-%[1]d")},
	{"azacru.power", catalog.String("Power %[1]d from there")},
	{"azacru.connection.turn", plural.Selectf(3, "%d",
		plural.One, "The connection %[1]s-%[2]s turns the cell between.",
		plural.Other, "The connection %[1]s-%[2]s turns %[3]d cells between.")},
	{"azacru.connection.lost", plural.Selectf(3, "%d",
		plural.One, "The connection %[1]s-%[2]s turns the cell between, and the piece leaves the board.",
		plural.Other, "The connection %[1]s-%[2]s turns %[3]d cells between, and the piece leaves the board.")},
	{"azacru.connection.jump", plural.Selectf(3, "%d",
		plural.One, "The connection %[1]s-%[2]s jumps a piece; nothing between changes.",
		plural.Other, "The connection %[1]s-%[2]s jumps %[3]d pieces; nothing between changes.")},

	{"azacru.legend.turn", catalog.String("will change colour")},
	{"azacru.legend.giveup", catalog.String("piece given up")},

	{"azacru.lens.reach", plural.Selectf(2, "%d",
		plural.One, "%[1]s can reach one cell, and take no more than the one landed on.",
		plural.Other, "%[1]s can reach %[2]d cells, and take no more than the one landed on.")},
	{"azacru.lens.gains", catalog.String("%[1]s could gain %[3]d tiles with %[2]s.")},
	{"azacru.lens.takes", plural.Selectf(4, "%d",
		plural.One, "%[1]s could gain %[3]d tiles with %[2]s, one of them from another colour.",
		plural.Other, "%[1]s could gain %[3]d tiles with %[2]s, %[4]d of them from others.")},
	{"azacru.lens.none", catalog.String("%[1]s could not move.")},

	{"azacru.repair.other", catalog.String("Move %[1]s to %[2]s")},
	{"azacru.repair.short", catalog.String("Go to %[1]s instead")},

	{"azacru.why.notyours", catalog.String("That piece belongs to %[1]s, and it is %[2]s's turn.")},
	{"azacru.why.nopiece", catalog.String("Click one of %[1]s's pieces first.")},
	{"azacru.why.stuck", catalog.String("This piece has no move: every cell within its power is barred.")},
	{"azacru.why.edge", catalog.String("This piece has no move: it faces the edge of the board.")},
	{"azacru.why.pass", catalog.String("You may pass only when none of your pieces can move.")},
	{"azacru.why.later", catalog.String("The heading is chosen last, after a move across a border.")},
	{"azacru.why.same", catalog.String("The piece stands here already; choose where it goes.")},
	{"azacru.why.direction", catalog.String("Pieces move straight ahead or 45 degrees to either side.")},
	{"azacru.why.far", plural.Selectf(2, "%d",
		"=0", "Too far: this piece's power is %[1]d (no %[3]s tile in its borderland).",
		plural.One, "Too far: this piece's power is %[1]d (one %[3]s tile in its borderland).",
		plural.Other, "Too far: this piece's power is %[1]d (%[2]d %[3]s tiles in its borderland).")},
	{"azacru.why.occupied", catalog.String("A piece stands there.")},
	{"azacru.why.enemy", catalog.String("That tile belongs to %[1]s: you cannot stop there.")},
	{"azacru.why.blocked", catalog.String("A piece stands in the way. Only a connection may jump it, and %[2]s is no tile of %[1]s.")},
	{"azacru.why.heading", catalog.String("Choose the heading: left, straight on or right.")},
	{"azacru.why.noborder", catalog.String("No border was crossed, so the piece heads where it moved.")},
	{"azacru.why.lost", catalog.String("The connection costs the piece, so there is no heading to choose.")},
	{"azacru.why.complete", catalog.String("The move is complete.")},

	{"azacru.shared", catalog.String("%[1]s share the first place")},
	{"azacru.end.pass", plural.Selectf(2, "%d",
		plural.One, "%[1]s could not move, and the other player had one more turn.",
		plural.Other, "%[1]s could not move, and everyone else had one more turn.")},
	{"azacru.end.quiet", catalog.String("No tile changed colour for %[1]d rounds.")},
}

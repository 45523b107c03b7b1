package azacru

import "quintet/games"

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"players": "2"},
		Plies: "c1-d2 g1-h2 d2-e2 h2-h3 e2-g4 h3-h4 g4-h5 i5-h6 a5-b4 g9-f8 b4-c4 f8-f7 c9-d8 a1-a2 i9-h8 a2-b3 h8-g7 h4-g5 " +
			"d8-d7 g5-f6 d7-e6 f6-e7< g7-g6< f7-f5 c4-d4< b3-d5< e6-e4 d5-e5",
	},
	{
		Options: games.Options{"players": "3"},
		Plies: "e9-d8 c9-c8 i5-h6 i7-h7 c8-c7 h6-g7> d8-d7 c7-c6 g1-f2 a7-b6< c1-d2< g7-f6> h7-g6> a5-b5 f6-f5 d7-d5 b5-c4 " +
			"f2-f3 d5-d4 d2-e2 g9-h8 d4-c3< c4-f4 h8-i7 g6-h5 f4-g4< f5-e4 c3-b4< e2-g2> i7-i5< h5-i4 g2-g3 i5-h4 i4-i3< " +
			"g3-e5 h4-e1< b4-d6< e5-e7< e1-d1 i3-i2 c6-c4 f3-f7",
	},
	{
		Options: games.Options{"players": "4"},
		Plies: "e9-e8 a5-b6 e1-e2 i5-h4 a7-b7 b6-c7< i3-h3 h4-g4 b7-c6< c9-b8 h3-g2 g1-f2< i7-h6< c7-e7< g2-f1< g4-e4> e8-d7 " +
			"e7-f7 a3-b4< e4-d3< h6-g6 c1-b2 b4-c4 g9-h8 g6-f5< b2-a3 c4-d4 h8-i7 d7-d6> f7-g7> d4-e3> i7-i6< c6-d5> g7-g8 " +
			"e3-h3 i6-f6 f5-c8< g8-f9 f1-e1 f2-f4 c8-d9< f9-e9 e1-b4< d3-b5> d6-e5 a3-a5< b4-c5 b5-a6 e5-g5 e9-b6< h3-i4> " +
			"a6-a8< d5-h1> b8-a7 e2-h5> f6-e6",
	},
}

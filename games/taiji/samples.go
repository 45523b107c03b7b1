package taiji

import "quintet/games"

// samples were played by level 5 against itself: so many tiles of each game as leave the eye room to tell one from another.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "7"},
		Plies:   "b2-a2 a3-b3 f4-g4 g3-f3 d2-d1 c1-c2 f5-g5 f7-f6 e6-e7 d7-d6 b5-a5 c3-c4",
	},
	{
		Options: games.Options{"size": "9"},
		Plies:   "e8-e9 d9-d8 g8-g9 f9-f8 d2-d1 c1-c2 h6-i6 i7-h7 h4-i4 i5-h5 b6-a6 a5-b5 b4-a4",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "e2-e1 k5-j5 d2-d1 c1-c2 f2-f1 a4-b4 g2-g1 a5-b5 j6-k6 a6-b6 b7-a7 i2-h2 h1-i1 f3-f4 d3-e3 a3-b3 d4-c4 c5-c6",
	},
}

package squ

import "quintet/games"

// showcase is a game with two large squares.
const showcase = "i10 b3 f10 f4 j8 c7 d7 h3 e6 f7 i7 d2 j4 c1 h10 b1 b8 c2 h5 c5 h7 a2 b9 g4 g9 h2 h9 b4 a9 j1 c10 i1 f8"

// samples are that, and a game that level 5 played against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "8"},
		Plies:   "h8 a1 b8 a7 h7 g8 b1 g3 g2 c2 h3 b6 a6 c1 g7 h6 f8 f7 a3 e5 e4",
	},
	{
		Options: games.Options{"size": "10"},
		Plies:   showcase,
	},
}

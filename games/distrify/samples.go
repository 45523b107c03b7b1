package distrify

import "quintet/games"

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "9"},
		Plies:   "e5 e7 e6 c7 c6 c4 b4 f6 f7 e4 f4 b3 c3 d3 d2",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "f5 f7 g7 d7 d8 d5 c5 e6 e4 f4 h5 h4 h6 i6 g4 j2 i2 g3 h1 g1 f2",
	},
	{
		Options: games.Options{"size": "13"},
		Plies:   "g5 g8 f8 i8 i9 i11 j11 h10 h11 h12 g12 f12 f11 f13 e13 d13 d12 h6 g6 j7 j6 j4 i4 h3 h4 h5 f6 g7",
	},
	{
		Options: games.Options{"size": "15"},
		Plies: "g5 g7 h7 e7 e8 e10 d10 f9 f10 f11 g11 i11 i12 h10 h9 j9 j8 i6 j6 l6 l5 k8 k7 l8 l9 b11 c11 m4 m3 k10 j10 m10 " +
			"m11 m13 l13 l12 k12",
	},
	{
		Options: games.Options{"size": "17"},
		Plies: "i4 i6 j6 g6 g7 g9 f9 d9 d10 c12 d12 e11 f11 e13 f13 h13 h12 g12 g11 h10 g10 i12 i13 i11 j11 h14 g14 k13 k14 " +
			"k16 j16 i15 j15 h16 g16 j17 k17 h5 g5 f5 f4 k12 l12 j12 e4 e3",
	},
	{
		Options: games.Options{"size": "19"},
		Plies: "l9 l11 k11 f13 f12 h9 g9 e9 e8 i10 j10 f10 g10 e6 d6 f7 g7 f5 g5 h6 i6 i4 j4 g15 g14 k5 l5 n7 n6 m4 n4 p5 p4 " +
			"h4 q6 q7 p7 p8 o6 c5 b5 q3 q2 j7 j6 n10 m10 o9 o10 l7 k7 k8 k9 o11 p11",
	},
}

package squex

import "quintet/games"

// samples were played by level 5 against itself.
var samples = []games.Showcase{
	{
		Options: games.Options{"size": "6"},
		Plies:   "e2 e1 f1 e3 d3 d4 c4 c5 b5 b4 f5 d5",
	},
	{
		Options: games.Options{"size": "7"},
		Plies:   "e5 e4 f4 f3 d4 d2 c2 c1 b1 d3 b2 b5 b3 b4 g3",
	},
	{
		Options: games.Options{"size": "8"},
		Plies:   "c6 c7 b7 c5 d5 d4 e4 e3 f3 f4 d2 d3 f5 e5 c3 c4 e6 d6 b5",
	},
	{
		Options: games.Options{"size": "9"},
		Plies:   "f6 f5 e5 e4 f4 e3 f3 h3 h2 g3 g2 f2 h4 g4 i4 i3 h7 i5 i7 h5 g7 g5 f7",
	},
	{
		Options: games.Options{"size": "10"},
		Plies:   "g7 g8 f8 f7 e7 e8 e5 f5 d5 c5 c4 h8 d4 f4 f3 g3 h9 b4 b3 i9 g2 h2 h3 i8 f2 e6 f6 h6",
	},
	{
		Options: games.Options{"size": "11"},
		Plies:   "e7 e6 d6 d7 f6 f7 f4 e4 g4 h4 h3 f8 e3 d3 d4 i4 i3 i2 j2 j3 h1 h2 g5 g6 i7 h5 i5 i6 j6 h6 j5 j7 k7",
	},
	{
		Options: games.Options{"size": "12"},
		Plies: "g4 g3 h3 h4 i4 i3 i6 h6 j6 k6 k7 h7 h8 i8 f3 e3 i7 g8 g7 g9 h9 h5 i5 e4 e2 f2 e5 f5 d5 d6 e6 f4 d4 c5 c4 d3 c3 " +
			"f6 e7",
	},
	{
		Options: games.Options{"size": "13"},
		Plies: "c7 c6 h6 h7 i7 h5 g5 i8 h8 i5 g6 j5 j6 j4 i4 j7 i6 k7 k6 k9 k8 i3 l9 l8 h4 j8 h3 j3 j9 g3 f3 g4 l4 l3 l2 m2 m1 " +
			"k3 l1 k2 k1 j2 j1 i2 i1",
	},
	{
		Options: games.Options{"size": "19"},
		Plies: "d4 d5 i5 i4 k4 k3 m3 m2 l3 l2 k2 m4 l4 n4 n3 n6 o6 n5 m5 m6 o5 l5 l6 j6 k6 k5 j7 i6 i8 k7 j4 j5 h4 h5 h2 h3 j3 " +
			"i3 i2 j2 k8 j8 h8 l8 h7 h9 g9 g8 l7 i9 h6 i7 m7 m8 g6 m9 m10 l9 l10 k9 k10 j9 j10 i10 i12 i11 h12 j11 j12 k11 " +
			"k12 l11 l12 m12 m11 g12 g11 h11 h10 g10 o11 o10 o12 p12 o9 p11 p13 q13 q12 n12 n11 m17 m13",
	},
}

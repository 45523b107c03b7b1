package catalog

// strengths says how every level plays every game, weakest first.
var strengths = map[string][Levels]strength{
	"squex":    squexLevels,
	"taiji":    taijiLevels,
	"squ":      squLevels,
	"azacru":   azacruLevels,
	"distrify": distrifyLevels,
}

// ratings are the Elo points of the levels above level 1.
var ratings = map[string][Levels]int{
	"squex":    {0, 258, 521, 712, 932, 1227},
	"taiji":    {0, 288, 529, 764, 1022, 1268},
	"squ":      {0, 241, 471, 701, 906, 1164},
	"azacru":   {0, 244, 466, 712, 975, 1241},
	"distrify": {0, 200, 425, 635, 893, 1156},
}

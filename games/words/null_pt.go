package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// nullPt is null in Portuguese.
var nullPt = []Translation{
	{"null.seat", catalog.String("Jogador %[1]d")},
	{"null.place", catalog.String("%[1]s coloca uma pedra.")},
	{"null.second", catalog.String("%[1]s coloca a segunda pedra ou termina a vez.")},
	{"null.lens", plural.Selectf(2, "%d", plural.One, "%[1]s podia ganhar %[2]d ponto.", plural.Other, "%[1]s podia ganhar %[2]d pontos.")},
	{"null.points", plural.Selectf(1, "%d", plural.One, "%[1]d ponto", plural.Other, "%[1]d pontos")},
}

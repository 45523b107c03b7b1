package words

import "golang.org/x/text/message/catalog"

// sharedPt is shared in Portuguese.
var sharedPt = []Translation{
	{"game.tomove", catalog.String("Joga %[1]o")},
	{"game.over", catalog.String("O jogo acabou.")},
	{"game.occupied", catalog.String("Essa casa já está ocupada.")},
	{"game.edge", catalog.String("As margens mostram de quem são os lados.")},
	{"game.button", catalog.String("Isso não é possível agora.")},
	{"game.point.any", catalog.String("Clica numa casa qualquer")},
	{"game.point.empty", catalog.String("Clica numa casa livre")},
	{"game.keys", catalog.String("%[1]s joga onde está o cursor")},
	{"game.wins", catalog.String("%[1]O ganha")},
	{"game.draw", catalog.String("Empate")},
}

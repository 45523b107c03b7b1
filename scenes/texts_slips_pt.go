package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseSlips holds what slipTexts does, in Portuguese.
func portugueseSlips() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "play.carry", Pt: s("Larga-a onde deve ficar. Fora do tabuleiro, volta ao seu lugar.")},
		{Key: "play.carry.no", Pt: s("Não pode ficar aí.")},
	}
}

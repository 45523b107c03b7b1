package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseSlips holds what slipTexts does, in Portuguese.
func portugueseSlips() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "play.carry", Pt: s("Escolhe outra casa")},
		{Key: "play.carry.detail", Pt: s("Larga onde deve ficar. Fora do tabuleiro, volta ao seu lugar.")},
		{Key: "play.carry.no", Pt: s("Não pode ficar aí.")},
		{Key: "play.stop", Pt: s("Terminar o jogo")},
		{Key: "play.ask.stop", Pt: s("Terminar aqui o jogo?")},
		{Key: "play.ask.stop.wins", Pt: s("Está decidido: aconteça o que acontecer, ganha %[1]o.")},
		{Key: "play.ask.stop.draw", Pt: s("Está decidido: aconteça o que acontecer, é empate.")},
		{Key: "play.by.stop", Pt: s("O resultado já não pode mudar")},
		{Key: "play.noend", Pt: s("Não é preciso terminar a vez: ela passa sozinha.")},
		{Key: "play.noend.empty", Pt: s("Ainda não colocaste nada nesta jogada.")},
		{Key: "play.noend.more", Pt: s("Ainda não podes terminar a vez.")},
		{Key: "play.earlier.finished", Pt: s("Uma posição anterior. Uma jogada aqui começa um novo jogo.")},
		{Key: "play.branch.new", Pt: s("Um novo jogo, da jogada %[1]d. O anterior fica guardado: Anular volta a ele.")},
		{Key: "play.branch.about", Pt: s("novo jogo, da jogada %[1]d")},
		{Key: "play.branch.aside", Pt: s("fora da série")},
		{Key: "play.branch.back", Pt: s("Voltar ao jogo acabado")},
		{Key: "play.over.click", Pt: s("O jogo acabou. Volta atrás para tentares outra coisa a partir daí.")},
	}
}

package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseView holds what viewTexts does, in Portuguese.
func portugueseView() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "play.layers", Pt: s("O que o tabuleiro mostra")},
		{Key: "play.layers.word", Pt: s("Ver")},
		{Key: "play.lens.word", Pt: s("Ameaças")},
		{Key: "play.lock.off", Pt: s("Confirmar: não")},
		{Key: "play.lock.on", Pt: s("Confirmar: sim")},
		{Key: "play.layers.close", Pt: s("Fechar")},
		{Key: "play.layer.legal", Pt: s("Onde podes jogar")},
		{Key: "play.layer.links", Pt: s("Ligações e grupos")},
		{Key: "play.layer.previews", Pt: s("Efeito das jogadas")},
		{Key: "play.layer.threats", Pt: s("Ameaças")},
		{Key: "play.layer.numbers", Pt: s("Numeração")},
		{Key: "play.layer.coordinates", Pt: s("Coordenadas")},
		{Key: "play.focus", Pt: s("Só o tabuleiro")},
		{Key: "play.focus.leave", Pt: s("Mostrar tudo")},
		{Key: "play.lens", Pt: s("Se %[1]o jogasse agora")},
		{Key: "play.threats.seen", Pt: s("Ameaças: %[1]l")},
		{Key: "play.lens.nobody", Pt: s("Se a vez passasse")},
		{Key: "play.lens.hold", Pt: s("Ameaças, enquanto premido")},
	}
}

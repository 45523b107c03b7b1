package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseComputers holds what computerTexts does, in Portuguese.
func portugueseComputers() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "play.thinks", Pt: s("%[1]s está a pensar")},
		{Key: "play.thinks.detail", Pt: s("Anular desfaz a tua jogada.")},
		{Key: "play.timeof", Pt: s("%.1[1]f\u00a0s de %[2]v\u00a0s no máximo")},
		{Key: "play.seat.thinks", Pt: s("A pensar, %.1[1]f\u00a0s")},
		{Key: "play.hurry", Pt: s("Jogar já")},
		{Key: "play.wait", Pt: s("É a vez de %[1]s: espera um pouco. Anular desfaz a tua própria jogada.")},
		{Key: "play.wait.past", Pt: s("Aqui era a vez de %[1]s. Joga a partir de uma jogada tua, ou vai à última.")},
		{Key: "play.wait.watch", Pt: s("A esta mesa só jogam computadores.")},
		{Key: "play.past", Pt: s("Aqui jogava %[1]s")},
		{Key: "play.past.detail", Pt: s("End leva à última jogada, onde o jogo continua.")},
		{Key: "play.past.over", Pt: s("End leva ao fim do jogo.")},
		{Key: "play.past.watch", Pt: s("Passo e Retomar mostram-no de novo.")},
		{Key: "play.past.replay", Pt: s("Foi isto que se jogou.")},
		{Key: "play.watching", Pt: s("Jogam os computadores, tu vês.")},
		{Key: "play.paused", Pt: s("Pausa: joga %[1]s")},
		{Key: "play.paused.detail", Pt: s("Passo faz uma só jogada.")},
		{Key: "play.pause", Pt: s("Pausa")},
		{Key: "play.resume", Pt: s("Retomar")},
		{Key: "play.stepone", Pt: s("Passo")},
		{Key: "play.pace.normal", Pt: s("Ritmo normal")},
		{Key: "play.pace.quick", Pt: s("Rápido")},
		{Key: "play.pace.slow", Pt: s("Lento")},
		{Key: "play.hint", Pt: s("Dica")},
		{Key: "play.failed", Pt: s("%[1]s não encontrou jogada")},
		{Key: "play.failed.detail", Pt: s("O computador falhou: a procura acabou com um erro do programa.")},
		{Key: "play.failed.noted", Pt: s("O computador falhou: a procura acabou com um erro, registado em %[1]s.")},
		{Key: "play.failed.again", Pt: s("Tentar de novo")},
		{Key: "play.hint.failed", Pt: s("Não há dica: a procura acabou com um erro do programa.")},
		{Key: "play.hint.failed.noted", Pt: s("Não há dica: a procura acabou com um erro, registado em %[1]s.")},
		{Key: "play.hint.looks", Pt: s("À procura de uma boa jogada")},
		{Key: "play.hint.is", Pt: s("Dica: %[1]s, %[2]s")},
		{Key: "play.hint.detail", Pt: s("Clica na estrela ou carrega em %[1]s para a jogar. Esc esconde-a.")},
		{Key: "play.hint.line", Pt: s("Deve seguir-se: %[1]s.")},
		{Key: "play.hint.hides", Pt: s("%[1]s joga-a, Esc esconde-a.")},
		{Key: "play.name.left", Pt: s("%[1]s virando à esquerda")},
		{Key: "play.name.right", Pt: s("%[1]s virando à direita")},
		{Key: "play.hint.wins", Pt: s("que ganha")},
		{Key: "play.hint.loses", Pt: s("mas o jogo está perdido")},
		{Key: "play.hint.chance", Pt: s("%[1]s de hipóteses")},
	}
}

package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseTables holds what tableTexts does, in Portuguese.
func portugueseTables() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "setup.turns", Pt: s("Alternado")},
		{Key: "setup.loser", Pt: s("O que perdeu")},
		{Key: "setup.turnsnote", Pt: s("Começa %[1]o. No jogo seguinte todos avançam um lugar.")},
		{Key: "setup.losernote", Pt: s("Começa %[1]o. No jogo seguinte começa quem perder este.")},
		{Key: "setup.clock", Pt: s("Relógio")},
		{Key: "setup.clock.none", Pt: s("Nenhum")},
		{Key: "setup.clock.game", Pt: s("Por jogo")},
		{Key: "setup.clock.turn", Pt: s("Por jogada")},
		{Key: "setup.clock.none.help", Pt: s("Cada um demora o tempo que quiser.")},
		{Key: "setup.clock.game.help", Pt: s("Um tempo para o jogo, e mais um pouco após cada jogada. Quem fica sem tempo perde.")},
		{Key: "setup.clock.turn.help", Pt: s("O mesmo tempo para cada jogada. Quem fica sem tempo perde.")},
		{Key: "setup.clock.main", Pt: s("Minutos cada")},
		{Key: "setup.clock.added", Pt: s("Segundos extra")},
		{Key: "setup.clock.step", Pt: s("Segundos")},
		{Key: "setup.turning", Pt: s("Rotação")},
		{Key: "setup.turning.hand", Pt: s("À mão")},
		{Key: "setup.turning.mover", Pt: s("A cada vez")},
		{Key: "setup.turning.never", Pt: s("Nunca")},
		{Key: "setup.turning.hand.help", Pt: s("O tabuleiro fica como nas regras. O menu e uma tecla rodam-no.")},
		{Key: "setup.turning.mover.help", Pt: s("O tabuleiro roda para quem vai jogar, depois de as peças pararem.")},
		{Key: "setup.turning.never.help", Pt: s("O tabuleiro fica como nas regras, e nada o roda.")},
		{Key: "setup.aids", Pt: s("Ajudas")},
		{Key: "setup.aids.all", Pt: s("Todas")},
		{Key: "setup.aids.none", Pt: s("Nenhuma")},
		{Key: "setup.aids.all.help", Pt: s("O tabuleiro mostra o que uma jogada faria, e podes pedir dicas.")},
		{Key: "setup.aids.none.help", Pt: s("Só o tabuleiro. Uma jogada que não é permitida continua a ser explicada.")},
		{Key: "setup.more", Pt: s("Relógio e ajudas")},
		{Key: "setup.less", Pt: s("Lugares")},
		{Key: "setup.agreed", Pt: s("Nesta mesa")},
		{Key: "setup.short.game", Pt: s("%[1]d min + %[2]d s por jogada")},
		{Key: "setup.short.turn", Pt: s("%[1]d s por jogada")},
		{Key: "setup.short.turning", Pt: s("o tabuleiro roda")},
		{Key: "setup.short.noaids", Pt: s("sem ajudas")},
		{Key: "play.turnboard", Pt: s("Rodar o tabuleiro")},
		{Key: "play.swapped", Pt: s("%[1]s trocou e agora é %[2]o. %[3]s é %[4]o.")},
		{Key: "play.clock.pause", Pt: s("Parar o relógio")},
		{Key: "play.clock.resume", Pt: s("Continuar")},
		{Key: "play.clock.start", Pt: s("Ligar o relógio")},
		{Key: "play.clock.paused", Pt: s("O relógio está parado")},
		{Key: "play.clock.paused.detail", Pt: s("O tabuleiro está tapado para que ninguém continue a pensar.")},
		{Key: "play.clock.veiled", Pt: s("O tempo só volta a correr quando continuares.")},
		{Key: "play.clock.ready", Pt: s("Começa %[1]o")},
		{Key: "play.clock.ready.detail", Pt: s("O tempo só corre depois de ligares o relógio.")},
		{Key: "play.by.time", Pt: s("Acabou o tempo de %[1]s")},
		{Key: "play.timeout", Pt: s("sem tempo")},
		{Key: "play.by.timeofmany", Pt: s("%[1]s ficou sem tempo: contam-se os outros, tal como estão")},
		{Key: "number.point", Pt: s(",")},
		{Key: "play.series.person", Pt: s("%[1]s: %[2]s")},
		{Key: "play.series.game", Pt: s("jogo %[1]d (%[2]s)")},
		{Key: "play.series.new", Pt: s("Nova série")},
		{Key: "play.clock.perturn", Pt: plural.Selectf(1, "%d", "=1", "Um segundo por jogada.", "other", "%[1]d segundos por jogada.")},
		{Key: "play.clock.seconds", Pt: plural.Selectf(1, "%d", "other", "%[1]d segundos cada, e mais %[2]d por jogada.")},
		{Key: "play.clock.minutes", Pt: plural.Selectf(1, "%d", "=1", "Um minuto cada.", "other", "%[1]d minutos cada.")},
		{Key: "play.clock.fischer", Pt: plural.Selectf(1, "%d", "=1", "Um minuto cada, e mais %[2]d s por jogada.", "other", "%[1]d minutos cada, e mais %[2]d s por jogada.")},
		{Key: "play.series.after", Pt: plural.Selectf(2, "%d", "=1", "%[1]s depois de um jogo", "other", "%[1]s depois de %[2]d jogos")},
	}
}

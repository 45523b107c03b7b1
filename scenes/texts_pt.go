package scenes

import (
	"slices"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
	"quintet/scenes/ui"
)

// Portuguese holds what Texts does, in Portuguese.
func Portuguese() []words.Translation {
	s := catalog.String
	return slices.Concat(ui.Portuguese(), portugueseChoices(), portugueseShelf(), portugueseSettings(), portugueseComputers(), portugueseLessons(), portugueseTables(), portugueseOptions(), portugueseView(), portugueseKeys(), portugueseSlips(), []words.Translation{
		{Key: "language", Pt: s("Língua")},
		{Key: "title.motto", Pt: s("Cinco jogos, uma mesa.")},
		{Key: "title.squex", Pt: s("Liga os teus dois lados.")},
		{Key: "title.taiji", Pt: s("Cada peça ajuda os dois.")},
		{Key: "title.squ", Pt: s("Ganha o maior quadrado.")},
		{Key: "title.azacru", Pt: s("Pinta mais. Jogam 2 a 4.")},
		{Key: "title.distrify", Pt: s("Uma pedra ou duas.")},
		{Key: "title.new", Pt: s("Novo jogo")},
		{Key: "title.rules", Pt: s("Regras")},
		{Key: "title.continue", Pt: s("Continuar")},
		{Key: "title.look", Pt: s("Rever")},
		{Key: "title.tomove", Pt: s("%[1]s joga, ronda %[2]d")},
		{Key: "title.tomove.series", Pt: s("%[1]s joga, jogo %[2]d, ronda %[3]d")},
		{Key: "play.undo", Pt: s("Anular")},
		{Key: "play.redo", Pt: s("Refazer")},
		{Key: "play.first", Pt: s("Para o início")},
		{Key: "play.back", Pt: s("Jogada anterior")},
		{Key: "play.forward", Pt: s("Jogada seguinte")},
		{Key: "play.last", Pt: s("Para a última jogada")},
		{Key: "play.type.none", Pt: s("Nenhuma jogada começa assim.")},
		{Key: "play.type.many", Pt: s("%[1]d jogadas começam assim: %[2]s.")},
		{Key: "play.type.such", Pt: s("%[1]d jogadas começam assim, como %[2]s.")},
		{Key: "play.type.empty", Pt: s("Escreve uma jogada, como %[1]s, e carrega em Enter.")},
		{Key: "play.type.one", Pt: s("Enter joga %[1]s.")},
		{Key: "play.type.esc", Pt: s("Esc fecha.")},
		{Key: "play.type.wrong", Pt: s("Isso não é uma jogada. As jogadas escrevem-se como %[1]s.")},
		{Key: "play.confirm", Pt: s("Fazer esta jogada")},
		{Key: "play.lock", Pt: s("Confirmar cada jogada")},
		{Key: "play.unlock", Pt: s("Voltar a jogar ao primeiro clique")},
		{Key: "play.menu", Pt: s("Menu")},
		{Key: "play.rules", Pt: s("Regras")},
		{Key: "play.moves", Pt: s("Jogadas")},
		{Key: "play.theme", Pt: s("Claro ou escuro")},
		{Key: "play.title", Pt: s("Todos os jogos")},
		{Key: "play.new", Pt: s("Novo jogo")},
		{Key: "play.rematch", Pt: s("Desforra")},
		{Key: "play.swapseats", Pt: s("Trocar lugares")},
		{Key: "play.turnseats", Pt: s("Rodar lugares")},
		{Key: "play.resign", Pt: s("Desistir")},
		{Key: "play.agree", Pt: s("Acabar e contar")},
		{Key: "play.ask.resign", Pt: s("%[1]s desiste?")},
		{Key: "play.ask.resign.detail", Pt: s("Nesse caso, %[1]s ganha o jogo.")},
		{Key: "play.ask.agree", Pt: s("Acabar e contar?")},
		{Key: "play.ask.agree.detail", Pt: s("Se todos quiserem, conta-se já.")},
		{Key: "play.ask.yes.resign", Pt: s("Desistir")},
		{Key: "play.ask.yes.agree", Pt: s("Acabar e contar")},
		{Key: "play.ask.no", Pt: s("Continuar")},
		{Key: "play.end", Pt: s("Terminar a vez")},
		{Key: "play.swap", Pt: s("Trocar cores")},
		{Key: "play.earlier", Pt: s("Uma posição anterior. Uma jogada aqui substitui o que se seguiu.")},
		{Key: "play.halves", Pt: s("Clica na casa da tua metade e depois numa casa livre ao lado, para a outra.")},
		{Key: "play.poised", Pt: s("Ainda não jogaste: joga com outro clique, com o visto ou com Enter.")},
		{Key: "play.poised.touch", Pt: s("Ainda não jogaste: o visto joga; um toque noutra casa muda a jogada.")},
		{Key: "play.steer", Pt: s("Empurra-a para a esquerda, em frente ou para a direita, ou larga e escolhe depois.")},
		{Key: "play.steered", Pt: s("Larga para jogar com este rumo, ou volta atrás para escolher depois.")},
		{Key: "play.passes", Pt: s("%[1]s não pode jogar e passa")},
		{Key: "play.step", Pt: s("%[1]d de %[2]d")},
		{Key: "play.wins", Pt: s("%[1]O ganha")},
		{Key: "play.draw", Pt: s("Empate")},
		{Key: "play.shared", Pt: s("Primeiro lugar partilhado")},
		{Key: "play.names.more", Pt: s("%[1]s, %[2]s")},
		{Key: "play.names.last", Pt: s("%[1]s e %[2]s")},
		{Key: "play.by.points", Pt: plural.Selectf(2, "%d", "=1", "%[1]s, por um ponto", "other", "%[1]s, por %[2]d pontos")},
		{Key: "play.by.tie", Pt: s("%[1]s, com pontos iguais")},
		{Key: "play.by.resign", Pt: s("%[1]s desistiu")},
		{Key: "play.by.agree", Pt: s("A mesa decidiu acabar e contar")},
		{Key: "play.card.resign", Pt: s("%[1]s: %[2]s desistiu")},
		{Key: "play.card.time", Pt: s("%[1]s: acabou o tempo de %[2]s")},
		{Key: "play.card.agree", Pt: s("%[1]s: a mesa decidiu contar")},
		{Key: "play.card.stop", Pt: s("%[1]s: o resultado já era certo")},
		{Key: "play.over.goeson", Pt: s("Anular desfaz o fim e o jogo continua.")},
		{Key: "play.over.back", Pt: s("Com Anular voltas ao jogo, para tentares outra coisa.")},
		{Key: "play.link.safe", Pt: s("ligação segura, nunca é cortada")},
		{Key: "play.link.now", Pt: s("%[1]O corta esta ligação em %[2]s")},
		{Key: "play.link.later", Pt: s("só %[1]o a corta, em %[2]s e %[3]s")},
		{Key: "play.nomoves", Pt: s("Ainda não se fez nenhuma jogada.")},
	})
}

package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// azacruPt is azacru in Portuguese. A tile is a casa of somebody's, a borderland a região, a heading a rumo, power força.
var azacruPt = []Translation{
	{"azacru.navy", catalog.String("Marinho")},
	{"azacru.rust", catalog.String("Ferrugem")},
	{"azacru.sky", catalog.String("Céu")},
	{"azacru.straw", catalog.String("Palha")},
	{"azacru.list.more", catalog.String("%[1]s, %[2]s")},
	{"azacru.list.last", catalog.String("%[1]s e %[2]s")},

	{"azacru.pieces", plural.Selectf(1, "%d", "=0", "Sem peças", plural.One, "1 peça", plural.Other, "%[1]d peças")},
	{"azacru.moves", plural.Selectf(1, "%d", "=0", "sem jogadas", plural.One, "1 jogada", plural.Other, "%[1]d jogadas")},
	{"azacru.seat", catalog.String("%[1]s, %[2]s")},
	{"azacru.seat.last", catalog.String("%[1]s, falta a última vez")},
	{"azacru.seat.done", catalog.String("%[1]s, última vez jogada")},
	{"azacru.seat.trigger", catalog.String("%[1]s, não pôde jogar")},

	{"azacru.prompt.target", catalog.String("Escolhe para onde vai")},
	{"azacru.prompt.heading", catalog.String("Escolhe o rumo")},
	{"azacru.detail.start", catalog.String("Clica numa peça de %[1]s para ver aonde pode ir.")},
	{"azacru.detail.last", catalog.String("Última ronda: %[1]s não pôde jogar. Esta é a última vez de %[2]s.")},
	{"azacru.detail.trigger", catalog.String("Última ronda: todos os outros jogam mais uma vez.")},
	{"azacru.detail.quiet", plural.Selectf(1, "%d",
		plural.One, "O jogo acaba depois desta vez, se nenhuma casa mudar de cor.",
		plural.Other, "O jogo acaba daqui a %[1]d vezes, se nenhuma casa mudar de cor.")},
	{"azacru.detail.power", plural.Selectf(2, "%d",
		plural.One, "Força %[1]d: %[3]s tem uma casa nesta região.",
		plural.Other, "Força %[1]d: %[3]s tem %[2]d casas nesta região.")},
	{"azacru.detail.nopower", catalog.String("Força 1: %[1]s ainda não tem casas nesta região.")},
	{"azacru.detail.heading", catalog.String("A peça passou uma fronteira: vira à esquerda, segue em frente ou vira à direita.")},
	{"azacru.passes", catalog.String("%[1]s não tem jogadas e passa.")},

	{"azacru.gain", catalog.String("%+[1]d")},
	{"azacru.gain.lost", catalog.String("%+[1]d, peça entregue")},
	{"azacru.loss", catalog.String("-%[1]d")},
	{"azacru.power", catalog.String("Força %[1]d a partir daí")},
	{"azacru.connection.turn", plural.Selectf(3, "%d",
		plural.One, "A ligação %[1]s-%[2]s vira a casa do meio.",
		plural.Other, "A ligação %[1]s-%[2]s vira %[3]d casas pelo meio.")},
	{"azacru.connection.lost", plural.Selectf(3, "%d",
		plural.One, "A ligação %[1]s-%[2]s vira a casa do meio, e a peça sai do tabuleiro.",
		plural.Other, "A ligação %[1]s-%[2]s vira %[3]d casas pelo meio, e a peça sai do tabuleiro.")},
	{"azacru.connection.jump", plural.Selectf(3, "%d",
		plural.One, "A ligação %[1]s-%[2]s salta uma peça; pelo meio nada muda.",
		plural.Other, "A ligação %[1]s-%[2]s salta %[3]d peças; pelo meio nada muda.")},

	{"azacru.legend.turn", catalog.String("vai mudar de cor")},
	{"azacru.legend.giveup", catalog.String("peça entregue")},

	{"azacru.lens.reach", plural.Selectf(2, "%d",
		plural.One, "%[1]s pode chegar a uma casa, e só toma essa.",
		plural.Other, "%[1]s pode chegar a %[2]d casas, e só toma aquela onde parar.")},
	{"azacru.lens.gains", catalog.String("%[1]s poderia ganhar %[3]d casas com %[2]s.")},
	{"azacru.lens.takes", plural.Selectf(4, "%d",
		plural.One, "%[1]s poderia ganhar %[3]d casas com %[2]s, uma delas de outra cor.",
		plural.Other, "%[1]s poderia ganhar %[3]d casas com %[2]s, %[4]d delas de outros.")},
	{"azacru.lens.none", catalog.String("%[1]s não poderia jogar.")},

	{"azacru.repair.other", catalog.String("Mover %[1]s para %[2]s")},
	{"azacru.repair.short", catalog.String("Ir antes para %[1]s")},

	{"azacru.why.notyours", catalog.String("Essa peça é de %[1]s, e a vez é de %[2]s.")},
	{"azacru.why.nopiece", catalog.String("Clica primeiro numa peça de %[1]s.")},
	{"azacru.why.stuck", catalog.String("Esta peça não tem jogadas: todas as casas ao seu alcance estão vedadas.")},
	{"azacru.why.edge", catalog.String("Esta peça não tem jogadas: está virada para a borda do tabuleiro.")},
	{"azacru.why.pass", catalog.String("Só podes passar quando nenhuma das tuas peças pode jogar.")},
	{"azacru.why.later", catalog.String("O rumo escolhe-se no fim, depois de passar uma fronteira.")},
	{"azacru.why.same", catalog.String("A peça já está aqui; escolhe para onde vai.")},
	{"azacru.why.direction", catalog.String("As peças andam em frente ou 45 graus para um dos lados.")},
	{"azacru.why.far", plural.Selectf(2, "%d",
		"=0", "Longe demais: a força desta peça é %[1]d (nenhuma casa de %[3]s na sua região).",
		plural.One, "Longe demais: a força desta peça é %[1]d (uma casa de %[3]s na sua região).",
		plural.Other, "Longe demais: a força desta peça é %[1]d (%[2]d casas de %[3]s na sua região).")},
	{"azacru.why.occupied", catalog.String("Já lá está uma peça.")},
	{"azacru.why.enemy", catalog.String("Essa casa é de %[1]s: não podes parar lá.")},
	{"azacru.why.blocked", catalog.String("Há uma peça no caminho. Só uma ligação a pode saltar, e %[2]s não é casa de %[1]s.")},
	{"azacru.why.heading", catalog.String("Escolhe o rumo: esquerda, em frente ou direita.")},
	{"azacru.why.noborder", catalog.String("A peça não passou nenhuma fronteira, por isso fica virada para onde andou.")},
	{"azacru.why.lost", catalog.String("A ligação custa a peça, por isso não há rumo a escolher.")},
	{"azacru.why.complete", catalog.String("A jogada está completa.")},

	{"azacru.shared", catalog.String("%[1]s partilham a vitória")},
	{"azacru.end.pass", plural.Selectf(2, "%d",
		plural.One, "%[1]s não pôde jogar; o adversário jogou mais uma vez.",
		plural.Other, "%[1]s não pôde jogar; os outros jogaram mais uma vez.")},
	{"azacru.end.quiet", catalog.String("Nenhuma casa mudou de cor durante %[1]d rondas.")},
}

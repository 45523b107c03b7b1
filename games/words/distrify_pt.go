package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// distrifyPt is distrify in Portuguese. The goals carry their articles: "Liga o topo e a base".
var distrifyPt = []Translation{
	{"distrify.black", catalog.String("Preto")},
	{"distrify.white", catalog.String("Branco")},
	{"distrify.role.black", catalog.String("Preto, vertical")},
	{"distrify.role.white", catalog.String("Branco, horizontal")},
	{"distrify.goal.black", catalog.String("o topo e a base")},
	{"distrify.goal.white", catalog.String("a esquerda e a direita")},

	{"distrify.opening", catalog.String("Coloca a pedra de abertura")},
	{"distrify.opening.detail", catalog.String("A primeira jogada é de uma só pedra. %[1]s.")},
	{"distrify.first", catalog.String("Coloca uma pedra")},
	{"distrify.first.adjacent", catalog.String("%[1]s. Depois podes pôr uma segunda pedra ao lado.")},
	{"distrify.first.original", catalog.String("%[1]s. Depois podes pôr uma segunda pedra noutro sítio.")},
	{"distrify.first.single", catalog.String("Já não cabem duas pedras, por isso esta jogada é de uma só.")},
	{"distrify.opening.swap", catalog.String("%[2]s. %[1]O pode depois trocar e ficar com a tua cor: não escolhas a melhor.")},
	{"distrify.mayswap", catalog.String("Coloca uma pedra, ou troca")},
	{"distrify.mayswap.detail", catalog.String("Se trocares, passas a ser %[1]o, com esta pedra.")},
	{"distrify.second", catalog.String("Põe a segunda, ou termina")},
	{"distrify.second.adjacent", catalog.String("Ao lado da primeira. Sem cruzamento, e as duas não podem fazer três em linha.")},
	{"distrify.second.adjacent.beyond", catalog.String("Ao lado da primeira.")},
	{"distrify.second.original", catalog.String("Sem diagonal com a primeira nem cruzamento, e as duas não podem fazer três em linha.")},
	{"distrify.second.original.beyond", catalog.String("Numa casa sem sinal.")},
	{"distrify.end", catalog.String("Termina a vez")},
	{"distrify.end.detail", catalog.String("Não cabe uma segunda pedra.")},
	{"distrify.pass", catalog.String("%[1]O tem de passar")},
	{"distrify.pass.detail", catalog.String("Uma pedra %[1]D em qualquer casa livre formaria um cruzamento.")},
	{"distrify.wins", catalog.String("%[1]O liga %[2]s")},
	{"distrify.wins.detail", catalog.String("Uma cadeia de %[1]d pedras vai de %[2]s a %[3]s.")},

	{"distrify.needs", plural.Selectf(1, "%d",
		plural.One, "Falta 1 pedra", plural.Other, "Faltam pelo menos %[1]d pedras")},
	{"distrify.barred", plural.Selectf(2, "%d",
		plural.One, "%[1]s; 1 casa vedada", plural.Other, "%[1]s; %[2]d casas vedadas")},
	{"distrify.needs.brief", plural.Selectf(1, "%d",
		plural.One, "Falta 1 pedra", plural.Other, "Pelo menos %[1]d pedras")},
	{"distrify.needs.after", plural.Selectf(1, "%d",
		plural.One, "Depois falta 1 pedra", plural.Other, "Depois: pelo menos %[1]d pedras")},
	{"distrify.cutoff", catalog.String("Já não pode ligar os seus lados")},
	{"distrify.cutoff.after", catalog.String("Depois já não pode ligar os seus lados")},
	{"distrify.needs.short", plural.Selectf(1, "%d", plural.One, "Falta 1 para ligar", plural.Other, "Faltam %[1]d para ligar")},
	{"distrify.needs.after.short", plural.Selectf(1, "%d", plural.One, "Depois falta 1", plural.Other, "Depois faltam %[1]d")},
	{"distrify.cutoff.short", catalog.String("Já não liga")},
	{"distrify.joined.short", catalog.String("Ligou")},
	{"distrify.cutoff.after.short", catalog.String("Depois já não liga")},
	{"distrify.joined", catalog.String("Liga %[1]s")},

	{"distrify.tag.wins", catalog.String("Liga %[1]s e ganha")},
	{"distrify.tag.row", catalog.String("Três em linha com uma só pedra: termina a tua vez")},
	{"distrify.tag.alone", catalog.String("Não cabe uma segunda pedra: termina a tua vez")},
	{"distrify.tag.stuck", catalog.String("%[1]O terá de passar")},
	{"distrify.tag.swap", catalog.String("%[1]O passa a ser teu")},

	{"distrify.lens.wins", plural.Selectf(2, "%d",
		plural.One, "%[1]O poderia ganhar com uma pedra.",
		plural.Other, "%[1]O poderia ganhar com uma pedra, em %[2]d casas.")},
	{"distrify.lens.pair", plural.Selectf(2, "%d",
		plural.One, "%[1]O poderia ganhar com duas pedras.",
		plural.Other, "%[1]O poderia ganhar com duas pedras, de %[2]d maneiras.")},
	{"distrify.lens.way", catalog.String("%[1]O precisa de pelo menos %[2]d pedras, como nestes pontos.")},
	{"distrify.lens.cutoff", catalog.String("%[1]O já não pode ligar os seus lados.")},

	{"distrify.repair.instead", catalog.String("Mudar %[2]s para %[1]s")},

	{"distrify.why.first", catalog.String("A tua primeira pedra está aqui. Termina a vez para a deixar sozinha.")},
	{"distrify.why.crosscut", catalog.String("Isso formaria um cruzamento: %[1]s-%[2]s contra %[3]s-%[4]s.")},
	{"distrify.why.opening", catalog.String("A primeira jogada é de uma só pedra.")},
	{"distrify.why.beside", catalog.String("A segunda pedra tem de ficar ao lado da primeira.")},
	{"distrify.why.diagonal", catalog.String("A segunda pedra não pode tocar na primeira na diagonal.")},
	{"distrify.why.row", catalog.String("As duas pedras não podem fazer três em linha (%[1]s-%[2]s-%[3]s). Uma pedra sozinha pode.")},
	{"distrify.why.end", catalog.String("Coloca primeiro uma pedra.")},
	{"distrify.why.end.pass", catalog.String("Não podes colocar nenhuma pedra, por isso tens de passar.")},
	{"distrify.why.pass", catalog.String("Podes colocar uma pedra, por isso não podes passar.")},
	{"distrify.why.pass.end", catalog.String("Para não colocar a segunda pedra, termina a vez.")},
	{"distrify.why.swap", catalog.String("Só se pode trocar em resposta à pedra de abertura.")},
	{"distrify.why.noswap", catalog.String("Este jogo não tem a regra da troca.")},

	{"distrify.legend.crosscut", catalog.String("vedada: cruzamento")},
	{"distrify.legend.diagonal", catalog.String("vedada: diagonal")},
	{"distrify.legend.triplet", catalog.String("vedada: 3 em linha")},
}

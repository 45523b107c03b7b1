package words

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"
)

// squexPt is squex in Portuguese. The goals carry their articles: "Liga o topo e a base".
var squexPt = []Translation{
	{"squex.blue", catalog.String("Azul")},
	{"squex.red", catalog.String("Vermelho")},
	{"squex.role.blue", catalog.String("Azul, vertical")},
	{"squex.role.red", catalog.String("Vermelho, horizontal")},
	{"squex.goal.blue", catalog.String("o topo e a base")},
	{"squex.goal.red", catalog.String("a esquerda e a direita")},

	{"squex.place", catalog.String("%[2]s. Liga %[1]s sem nada que possa ser cortado.")},
	{"squex.place.first", catalog.String("%[2]s. Ganha quem primeiro ligar os seus lados; os teus são %[1]s.")},
	{"squex.first", catalog.String("Coloca o primeiro octógono")},
	{"squex.second", catalog.String("Coloca o segundo octógono")},
	{"squex.two", catalog.String("Um corte deu-te dois octógonos. Se o primeiro cortar, perdes o segundo.")},
	{"squex.opening", catalog.String("%[2]s. %[1]O pode trocar e ficar com a tua cor: não escolhas o melhor.")},
	{"squex.point.any", catalog.String("Clica num octógono")},
	{"squex.point.empty", catalog.String("Clica num octógono livre")},
	{"squex.mayswap", catalog.String("%[2]s, ou troca: passas a ser %[1]o.")},

	{"squex.cuttable", plural.Selectf(1, "%d",
		plural.One, "%[1]d ligação pode ser cortada",
		plural.Other, "%[1]d ligações podem ser cortadas")},
	{"squex.joined", plural.Selectf(1, "%d",
		plural.One, "Lados ligados, mas %[1]d ligação ainda pode ser cortada",
		plural.Other, "Lados ligados, mas %[1]d ligações ainda podem ser cortadas")},

	{"squex.cuttable.short", plural.Selectf(1, "%d", plural.One, "1 ligação cortável", plural.Other, "%[1]d ligações cortáveis")},
	{"squex.joined.short", plural.Selectf(1, "%d", plural.One, "Ligado, 1 cortável", plural.Other, "Ligado, %[1]d cortáveis")},
	{"squex.now.short", plural.Selectf(1, "%d", plural.One, "1 ligação em risco", plural.Other, "%[1]d ligações em risco")},
	{"squex.now", plural.Selectf(2, "%d", "other", "%[1]s, %[2]d já")},
	{"squex.now.all", catalog.String("%[1]s já")},
	{"squex.needs", plural.Selectf(1, "%d",
		plural.One, "Falta 1 octógono",
		plural.Other, "Faltam pelo menos %[1]d octógonos")},

	{"squex.end", catalog.String("%[1]O liga %[2]s; nada no caminho pode ser cortado.")},
	{"squex.end.first", catalog.String("%[1]O liga primeiro %[2]s.")},

	{"squex.tag.cuts", catalog.String("Corta %[1]d, %[2]o joga duas vezes")},
	{"squex.tag.lost", catalog.String("Perdes o teu segundo octógono")},
	{"squex.tag.wins", catalog.String("%[1]O ganha")},
	{"squex.tag.swap", catalog.String("Passas a ser %[1]o")},
	{"squex.seat.promised", catalog.String("Joga duas vezes depois deste corte")},
	{"squex.seat.lost", catalog.String("Perde o segundo octógono")},
	{"squex.seat.promised.short", catalog.String("Joga duas vezes")},
	{"squex.seat.lost.short", catalog.String("Perde o segundo")},
	{"squex.preview.cuts", plural.Selectf(2, "%d",
		plural.One, "%[1]s corta uma ligação. Depois %[3]o joga duas vezes.",
		plural.Other, "%[1]s corta %[2]d ligações. Depois %[3]o joga duas vezes.")},
	{"squex.preview.lost", plural.Selectf(2, "%d",
		plural.One, "%[1]s corta uma ligação: perdes o segundo octógono e %[3]o joga duas vezes.",
		plural.Other, "%[1]s corta %[2]d ligações: perdes o segundo octógono e %[3]o joga duas vezes.")},
	{"squex.preview.wins", catalog.String("%[1]s liga %[2]s de vez: %[3]o ganha.")},
	{"squex.preview.wins.first", catalog.String("%[1]s liga %[2]s: %[3]o ganha.")},

	{"squex.lens.wins", catalog.String("%[1]O poderia ligar os seus lados em %[2]s e ganhar.")},
	{"squex.lens.cuts", plural.Selectf(2, "%d",
		plural.One, "%[1]O poderia cortar uma ligação. Depois %[3]o jogaria duas vezes.",
		plural.Other, "%[1]O poderia cortar %[2]d ligações. Depois de um corte %[3]o jogaria duas vezes.")},
	{"squex.lens.far", plural.Selectf(2, "%d",
		"=0", "%[1]O não poderia cortar nada, e já tem os lados ligados.",
		plural.One, "%[1]O não poderia cortar nada; falta-lhe um octógono.",
		plural.Other, "%[1]O não poderia cortar nada; faltam-lhe pelo menos %[2]d octógonos.")},
	{"squex.lens.none", catalog.String("%[1]O não poderia cortar nada.")},

	{"squex.taken", catalog.String("Esse octógono já está ocupado.")},
	{"squex.square", catalog.String("Os quadrados não se jogam; surgem entre dois octógonos da mesma cor na diagonal.")},
	{"squex.repair", catalog.String("Ligar com %[1]s")},
	{"squex.one", catalog.String("Coloca-se um só octógono de cada vez.")},
	{"squex.noswap", catalog.String("Este jogo não tem a regra da troca.")},
	{"squex.swaplate", catalog.String("Só %[1]o pode trocar, em resposta ao primeiro octógono %[2]D.")},

	{"squex.legend.safe", catalog.String("ligação segura")},
	{"squex.legend.later", catalog.String("corta-se depois")},
	{"squex.legend.now", catalog.String("corta-se já")},
}

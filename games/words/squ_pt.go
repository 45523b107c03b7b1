package words

import "golang.org/x/text/message/catalog"

// squPt is squ in Portuguese.
var squPt = []Translation{
	{"squ.red", catalog.String("Vermelho")},
	{"squ.black", catalog.String("Preto")},
	{"squ.role", catalog.String("%[1]s, quadrado %[2]s–%[3]s")},
	{"squ.tobeat", catalog.String("Recorde a bater: %[1]d")},
	{"squ.tobeat.short", catalog.String("Recorde: %[1]d")},
	{"squ.level", catalog.String("Igualado: %[1]d")},
	{"squ.turn", catalog.String("Nesta jogada: %[1]d")},
	{"squ.turn.record", catalog.String("Nesta jogada: %[1]d, novo recorde")},
	{"squ.turn.short", catalog.String("Novo recorde: %[1]d")},
	{"squ.side", catalog.String("lado %[1]d")},
	{"squ.beats", catalog.String("Novo recorde: %[1]d, bate %[2]d")},
	{"squ.newrecord", catalog.String("Novo recorde: %[1]d")},

	{"squ.opening", catalog.String("Coloca um disco")},
	{"squ.opening.how", catalog.String("%[1]s. A primeira jogada é de um só disco; as outras são de dois.")},
	{"squ.first", catalog.String("Coloca o primeiro disco")},
	{"squ.first.how", catalog.String("%[1]s. Contam quatro discos teus nos cantos de um quadrado que siga as linhas.")},
	{"squ.limits", catalog.String("%[5]s. Maior lado ainda possível: %[1]s %[2]d, %[3]s %[4]d.")},
	{"squ.second", catalog.String("Coloca o segundo disco")},
	{"squ.second.how", catalog.String("%[1]s.")},
	{"squ.second.point", catalog.String("Clica noutra casa livre. O botão direito retira o primeiro disco, arrastá-lo muda-o de casa")},
	{"squ.second.keys", catalog.String("%[1]s joga onde está o cursor, %[2]s retira o primeiro disco")},
	{"squ.last", catalog.String("Coloca o último disco")},
	{"squ.last.how", catalog.String("Só resta uma casa, por isso esta jogada é de um só disco.")},
	{"squ.decided", catalog.String("Está decidido: aconteça o que acontecer, %[1]o ganha.")},
	{"squ.decided.draw", catalog.String("Está decidido: aconteça o que acontecer, é empate.")},

	{"squ.full", catalog.String("O tabuleiro está cheio")},
	{"squ.end.larger", catalog.String("O maior quadrado %[1]D tem lado %[2]d, o %[3]D lado %[4]d.")},
	{"squ.end.only", catalog.String("O maior quadrado %[1]D tem lado %[2]d; %[3]o não tem nenhum.")},
	{"squ.end.equal", catalog.String("Os dois maiores quadrados têm lado %[1]d.")},
	{"squ.end.record", catalog.String("Os dois maiores quadrados têm lado %[1]d; o %[2]D veio primeiro.")},
	{"squ.end.none", catalog.String("Ninguém tem um quadrado.")},

	{"squ.one", catalog.String("Um disco ocupa uma casa.")},
	{"squ.second.elsewhere", catalog.String("O teu primeiro disco está aqui. O segundo vai para outra casa.")},

	{"squ.lens.one", catalog.String("%[1]O poderia completar um quadrado de lado %[2]d com um disco.")},
	{"squ.lens.two", catalog.String("%[1]O poderia completar um quadrado de lado %[2]d com dois discos.")},
	{"squ.lens.both", catalog.String("%[1]O poderia completar um quadrado de lado %[2]d com um disco, ou %[3]d com dois.")},
	{"squ.lens.none", catalog.String("%[1]O não poderia completar um quadrado maior na próxima jogada.")},
}

package words

import "golang.org/x/text/message/catalog"

// taijiPt is taiji in Portuguese. A tile is um taijitu.
var taijiPt = []Translation{
	{"taiji.light", catalog.String("Claro")},
	{"taiji.dark", catalog.String("Escuro")},
	{"taiji.role.tie", catalog.String("%[1]s, ganha em caso de empate")},
	{"taiji.lighthalf", catalog.String("metade clara")},
	{"taiji.darkhalf", catalog.String("metade escura")},

	{"taiji.tomove", catalog.String("Joga %[1]o: coloca um taijitu")},
	{"taiji.aim", catalog.String("%[1]s gira, %[2]s inverte.")},
	{"taiji.aim.point", catalog.String("Clica para colocar. A roda ou %[1]s")},
	{"taiji.aim.keys", catalog.String("%[2]s coloca. %[1]s")},
	{"taiji.second", catalog.String("Agora escolhe uma casa vizinha livre para a %[1]s.")},

	{"taiji.group", catalog.String("Um grupo de %[1]d")},
	{"taiji.sum2", catalog.String("%[1]d + %[2]d")},
	{"taiji.sum3", catalog.String("%[1]d + %[2]d + %[3]d")},
	{"taiji.squares1", catalog.String("%[1]d²")},
	{"taiji.squares2", catalog.String("%[1]d² + %[2]d²")},
	{"taiji.squares3", catalog.String("%[1]d² + %[2]d² + %[3]d²")},
	{"taiji.product2", catalog.String("%[1]d × %[2]d")},
	{"taiji.product3", catalog.String("%[1]d × %[2]d × %[3]d")},
	{"taiji.number", catalog.String("%[1]d")},
	{"taiji.total", catalog.String("%[1]s = %[2]d")},

	{"taiji.gains", catalog.String("%[1]s +%[2]d, agora %[3]d")},
	{"taiji.loses", catalog.String("%[1]s -%[2]d, agora %[3]d")},
	{"taiji.stays", catalog.String("%[1]s fica com %[2]d")},

	{"taiji.over", catalog.String("Já não há duas casas livres lado a lado")},
	{"taiji.over.tonga", catalog.String("Já não há duas casas livres que se toquem")},
	{"taiji.full", catalog.String("O tabuleiro está cheio")},
	{"taiji.result", catalog.String("%[1]O ganha: %[2]s contra %[3]s.")},
	{"taiji.result.tie", catalog.String("Com pontuações iguais, %[2]s contra %[3]s, ganha o Escuro.")},
	{"taiji.result.draw", catalog.String("Pontuações iguais, %[2]s contra %[3]s: empate.")},

	{"taiji.noroom", catalog.String("Sem vizinha livre: um taijitu precisa de duas casas livres lado a lado.")},
	{"taiji.noroom.tonga", catalog.String("Sem vizinha livre: um taijitu precisa de duas casas livres que se toquem.")},
	{"taiji.same", catalog.String("Um taijitu cobre duas casas: escolhe uma vizinha livre.")},
	{"taiji.diagonal", catalog.String("As duas metades ficam lado a lado, não na diagonal.")},
	{"taiji.far", catalog.String("Fica longe demais: a outra metade vai ao lado de %[1]s.")},
	{"taiji.legend.counts", catalog.String("grupo que conta")},
	{"taiji.legend.loose", catalog.String("grupo que não conta")},
	{"taiji.legend.dead", catalog.String("não cabe um taijitu")},

	{"taiji.repair", catalog.String("Pôr em %[1]s e %[2]s")},

	{"taiji.lens.gain", catalog.String("%[1]O poderia ganhar %[2]d, com %[3]s.")},
	{"taiji.lens.gains", catalog.String("%[1]O poderia ganhar %[2]d, por exemplo com %[3]s.")},
	{"taiji.lens.none", catalog.String("%[1]O não poderia ganhar nada com o próximo taijitu.")},
}

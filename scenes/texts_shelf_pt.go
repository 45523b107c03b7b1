package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseShelf holds what shelfTexts does, in Portuguese.
func portugueseShelf() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "title.open", Pt: s("Continuar")},
		{Key: "title.last", Pt: s("Últimos jogos")},
		{Key: "title.both", Pt: s("Os teus jogos")},
		{Key: "title.pair", Pt: s("%[1]s e %[2]s")},
		{Key: "title.drop", Pt: s("Descartar este jogo")},
		{Key: "title.dropped", Pt: s("Jogo de %[1]s descartado.")},
		{Key: "title.restore", Pt: s("Recuperar")},
		{Key: "title.of", Pt: s("%[1]d de %[2]d")},
		{Key: "title.range", Pt: s("%[1]d a %[2]d de %[3]d")},
		{Key: "title.newer", Pt: s("Jogos mais recentes")},
		{Key: "title.older", Pt: s("Jogos mais antigos")},
		{Key: "title.since", Pt: s("%[1]s · %[2]s")},
		{Key: "title.ago.now", Pt: s("há instantes")},
		{Key: "title.ago.minutes", Pt: plural.Selectf(1, "%d", "=1", "há um minuto", "other", "há %[1]d minutos")},
		{Key: "title.ago.hours", Pt: plural.Selectf(1, "%d", "=1", "há uma hora", "other", "há %[1]d horas")},
		{Key: "title.ago.yesterday", Pt: s("ontem")},
		{Key: "title.ago.days", Pt: plural.Selectf(1, "%d", "other", "há %[1]d dias")},
		{Key: "shelf.unkept", Pt: s("Não é possível guardar os jogos: %[1]s. Podes continuar a jogar, mas o que jogares agora perde-se quando fechares o programa.")},
		{Key: "shelf.nowhere", Pt: s("Não há pasta onde guardar os jogos: %[1]s não está definida. Tudo se perde quando fechares o programa.")},
		{Key: "shelf.nowhere.page", Pt: s("O navegador não guarda nada desta página: %[1]s. Tudo se perde quando a fechares.")},
		{Key: "shelf.relative", Pt: s("XDG_CONFIG_HOME não é um caminho completo e é ignorado. Os jogos ficam em %[1]s.")},
		{Key: "shelf.unfiled", Pt: s("Não é possível guardar os registos dos jogos acabados: %[1]s. Nenhum jogo se perde: o programa continua a tentar.")},
		{Key: "shelf.torn", Pt: s("O último momento de um jogo de %[1]s ficou cortado. Tudo o que veio antes está aqui.")},
		{Key: "shelf.damaged", Pt: s("O ficheiro de um jogo de %[1]s estava danificado. O que se conseguiu ler foi recuperado; o ficheiro danificado está em %[2]s.")},
		{Key: "shelf.lost", Pt: s("O ficheiro de um jogo estava tão danificado que nada se conseguiu ler. Está em %[1]s.")},
		{Key: "shelf.unread", Pt: s("Não foi possível ler um jogo: %[1]s. O ficheiro fica como está, para outro arranque.")},
		{Key: "shelf.newer", Pt: s("Uma versão mais recente do programa deixou aqui um jogo. Esta não lhe toca: %[1]s.")},
		{Key: "shelf.crash", Pt: s("Da última vez, o programa acabou com um erro. Os pormenores estão em %[1]s.")},
		{Key: "shelf.close", Pt: s("Fechar")},
		{Key: "drop.folder", Pt: s("%[1]s não é um ficheiro. Larga aqui o registo de um jogo: é um ficheiro de texto.")},
		{Key: "drop.gone", Pt: s("%[1]s já não existe.")},
		{Key: "drop.locked", Pt: s("Não tens permissão para ler %[1]s.")},
		{Key: "drop.unread", Pt: s("Não foi possível ler %[1]s: %[2]s.")},
		{Key: "drop.others", Pt: s("Só se abriu %[1]s: um registo de cada vez.")},
		{Key: "drop.large", Pt: s("%[1]s é demasiado grande para ser o registo de um jogo: só se leem ficheiros até %[2]d MB.")},
		{Key: "drop.norecord", Pt: s("%[1]s não é um registo de jogo. Um registo é um texto com uma linha como [game \"squex\"].")},
		{Key: "drop.game", Pt: s("%[1]s é o registo de um jogo chamado “%[2]s”, que este programa não conhece.")},
		{Key: "drop.option", Pt: s("Não foi possível abrir %[1]s: o jogo não tem a opção “%[2]s”; tem %[3]s.")},
		{Key: "drop.value", Pt: s("Não foi possível abrir %[1]s: o jogo não aceita “%[2]s”; valores possíveis: %[3]s.")},
		{Key: "drop.illegal", Pt: s("Não foi possível abrir %[1]s: na linha %[2]d, “%[3]s” não é permitido. %[4]s")},
		{Key: "drop.line", Pt: s("Não foi possível abrir %[1]s: há um erro na linha %[2]d.")},
		{Key: "drop.wrong", Pt: s("Não foi possível abrir %[1]s: há um erro na linha %[2]d, em “%[3]s”.")},
	}
}

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
		{Key: "title.both", Pt: s("Continuar ou rever")},
		{Key: "title.pair", Pt: s("%[1]s e %[2]s")},
		{Key: "title.drop", Pt: s("Descartar este jogo")},
		{Key: "title.dropped", Pt: s("Jogo de %[1]s descartado.")},
		{Key: "title.restore", Pt: s("Recuperar")},
		{Key: "title.of", Pt: s("%[1]d de %[2]d")},
		{Key: "title.range", Pt: s("%[1]d a %[2]d de %[3]d")},
		{Key: "title.newer", Pt: s("Jogos mais recentes")},
		{Key: "title.older", Pt: s("Jogos mais antigos")},
		{Key: "title.ago.now", Pt: s("agora mesmo")},
		{Key: "title.ago.minutes", Pt: plural.Selectf(1, "%d", "=1", "há um minuto", "other", "há %[1]d minutos")},
		{Key: "title.ago.hours", Pt: plural.Selectf(1, "%d", "=1", "há uma hora", "other", "há %[1]d horas")},
		{Key: "title.ago.yesterday", Pt: s("ontem")},
		{Key: "title.ago.days", Pt: plural.Selectf(1, "%d", "other", "há %[1]d dias")},
		{Key: "shelf.unkept", Pt: s("Não é possível guardar os jogos: %[1]s. Podes continuar a jogar, mas o que jogares agora perde-se se o programa acabar.")},
		{Key: "shelf.damaged", Pt: s("O ficheiro de um jogo de %[1]s estava danificado. O que se conseguiu ler foi recuperado; o ficheiro danificado está em %[2]s.")},
		{Key: "shelf.lost", Pt: s("O ficheiro de um jogo estava tão danificado que nada se conseguiu ler. Está em %[1]s.")},
		{Key: "shelf.unread", Pt: s("Não foi possível ler um jogo: %[1]s. O ficheiro fica como está, para outro arranque.")},
		{Key: "shelf.newer", Pt: s("Uma versão mais recente do programa deixou aqui um jogo. Esta não lhe toca: %[1]s.")},
		{Key: "shelf.crash", Pt: s("Da última vez, o programa acabou com um erro. Os pormenores estão em %[1]s.")},
		{Key: "shelf.close", Pt: s("Fechar")},
	}
}

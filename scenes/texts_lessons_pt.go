package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseLessons is lessonTexts in Portuguese.
func portugueseLessons() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "rules.title", Pt: s("Regras")},
		{Key: "rules.back", Pt: s("Voltar")},
		{Key: "rules.contents", Pt: s("Índice")},
		{Key: "rules.glossary", Pt: s("Glossário")},
		{Key: "rules.others", Pt: s("Outros jogos")},
		{Key: "rules.full", Pt: s("Todas as regras")},
		{Key: "rules.tryit", Pt: s("Experimenta")},
		{Key: "rules.task", Pt: s("tarefa %[1]d")},
		{Key: "rules.titlepage", Pt: s("Regras, página %[1]d de %[2]d")},
		{Key: "rules.pageof", Pt: s("Página %[1]d de %[2]d")},
		{Key: "rules.before", Pt: s("Página anterior")},
		{Key: "rules.after", Pt: s("Página seguinte")},
		{Key: "rules.right", Pt: s("Certo")},
		{Key: "rules.miss", Pt: s("Ainda não")},
		{Key: "rules.hint", Pt: s("Dica: %[1]l")},
		{Key: "rules.show", Pt: s("Mostra-me")},
		{Key: "rules.again", Pt: s("Recomeçar")},
		{Key: "rules.tryagain", Pt: s("Tentar de novo")},
		{Key: "rules.next", Pt: s("Seguinte")},
		{Key: "rules.playnow", Pt: s("Jogar já com %[1]s")},
		{Key: "rules.totable", Pt: s("Voltar ao jogo")},
		{Key: "rules.shown", Pt: s("Mostrar")},
	}
}

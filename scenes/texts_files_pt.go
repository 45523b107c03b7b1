package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseFiles holds the words about files that players carry elsewhere.
func portugueseFiles() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "files.title", Pt: s("Ficheiros")},
		{Key: "files.save", Pt: s("Guardar tudo")},
		{Key: "files.save.help", Pt: s("O navegador guarda os teus jogos. Este ficheiro é uma cópia de todos.")},
		{Key: "files.save.do", Pt: s("Guardar")},
		{Key: "files.open", Pt: s("Abrir um ficheiro")},
		{Key: "files.open.help", Pt: s("Um registo, ou um ficheiro onde se guardou tudo.")},
		{Key: "files.open.do", Pt: s("Abrir")},
		{Key: "files.added", Pt: plural.Selectf(1, "%d", "=1", "Juntou-se um ficheiro. Recarrega a página para o ver.", "other", "Juntaram-se %[1]d ficheiros. Recarrega a página para os ver todos.")},
		{Key: "files.nothing", Pt: s("Já cá está tudo o que há em %[1]s.")},
		{Key: "files.none", Pt: s("%[1]s não é um ficheiro onde o Quintet tenha guardado tudo.")},
		{Key: "files.unadded", Pt: s("Nem tudo o que há em %[1]s se pôde guardar: %[2]s.")},
		{Key: "files.record", Pt: s("Guardar o registo")},
		{Key: "files.unrecorded", Pt: s("Não é possível escrever o registo: %[1]s.")},
		{Key: "files.unsaved", Pt: s("Nem tudo se pôde ler: %[1]s.")},
	}
}

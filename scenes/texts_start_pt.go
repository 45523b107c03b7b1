package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseStart holds what startTexts does, in Portuguese.
func portugueseStart() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "start.nothing", Pt: s("O Quintet não arranca")},
		{Key: "start.window", Pt: s("O Quintet não consegue abrir a janela")},
		{Key: "start.stopped", Pt: s("O Quintet parou por causa de um erro")},
		{Key: "start.window.advice", Pt: s("Atualiza o controlador da placa gráfica e volta a abrir o Quintet.")},
		{Key: "start.xwayland.advice", Pt: s("Falta o XWayland ao teu ambiente de trabalho. Instala o pacote xwayland e volta a abrir o Quintet.")},
		{Key: "start.again.advice", Pt: s("Volta a abrir o Quintet. Se o erro se repetir, comunica-o, por favor.")},
		{Key: "start.detail", Pt: s("O sistema diz: %[1]s")},
		{Key: "start.file", Pt: s("Os pormenores estão em %[1]s")},
	}
}

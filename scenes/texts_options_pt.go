package scenes

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseOptions holds what optionTexts does, in Portuguese.
func portugueseOptions() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "options.title", Pt: s("Definições")},
		{Key: "options.back", Pt: s("Voltar")},
		{Key: "options.on", Pt: s("Sim")},
		{Key: "options.off", Pt: s("Não")},
		{Key: "options.reset", Pt: s("Repor tudo")},
		{Key: "options.reset.help", Pt: s("Repõe tudo o que está nesta página. Os nomes, os jogos e a língua ficam.")},
		{Key: "options.unreset", Pt: s("Desfazer")},
		{Key: "options.unreset.help", Pt: s("Está tudo como no início.")},

		{Key: "options.try", Pt: s("Experimenta aqui")},
		{Key: "options.try.help", Pt: s("Aponta para o tabuleiro e joga: o que escolheres vê-se logo.")},

		{Key: "options.look", Pt: s("Aspeto")},
		{Key: "options.language.help", Pt: s("Todas as frases mudam logo.")},
		{Key: "options.theme", Pt: s("Tema")},
		{Key: "options.theme.help", Pt: s("Em qualquer página: %[1]s.")},
		{Key: "options.theme.light", Pt: s("Claro")},
		{Key: "options.theme.dark", Pt: s("Escuro")},
		{Key: "options.boards", Pt: s("Tabuleiros")},
		{Key: "options.boards.help", Pt: s("Só muda o aspeto.")},
		{Key: "options.boards.classic", Pt: s("Clássico")},
		{Key: "options.boards.calm", Pt: s("Calmo")},
		{Key: "options.boards.contrast", Pt: s("Contraste")},
		{Key: "options.scale", Pt: s("Tamanho no ecrã")},
		{Key: "options.scale.help", Pt: s("Em qualquer página: %[4]s e a roda do rato, ou %[1]s e %[2]s; %[3]s repõe.")},
		{Key: "options.scale.full", Pt: s("Nesta janela não cabe mais do que %[1]s.")},
		{Key: "options.scale.less", Pt: s("Nesta janela só cabem %[1]s. Numa maior fica como escolheste.")},

		{Key: "options.play", Pt: s("No tabuleiro")},
		{Key: "options.previews", Pt: s("Efeito das jogadas")},
		{Key: "options.previews.help", Pt: s("Vê-se no tabuleiro antes do clique. Podes mudar isto em cada jogo.")},
		{Key: "options.coordinates", Pt: s("Coordenadas")},
		{Key: "options.coordinates.help", Pt: s("Letras e números à volta do tabuleiro.")},
		{Key: "options.numbers", Pt: s("Números das jogadas")},
		{Key: "options.numbers.help", Pt: s("Num canto das casas onde se jogou.")},
		{Key: "options.times", Pt: s("Tempo por jogada")},
		{Key: "options.times.clock", Pt: s("Com relógio")},
		{Key: "options.times.always", Pt: s("Sempre")},
		{Key: "options.times.never", Pt: s("Nunca")},
		{Key: "options.times.help", Pt: s("Na lista de jogadas, onde couber: o tempo que levou cada uma.")},
		{Key: "options.halves", Pt: s("Dois cliques para peças de duas casas")},
		{Key: "options.halves.help", Pt: s("Clica na casa da tua metade e depois na do lado. Senão, um só clique coloca a peça para onde o ponteiro aponta. Num ecrã tátil funcionam as duas maneiras.")},

		{Key: "options.motion", Pt: s("Movimento")},
		{Key: "options.speed", Pt: s("Velocidade das peças")},
		{Key: "options.speed.help", Pt: s("A rapidez com que deslizam e se viram. Com qualquer tecla ou clique chegam logo.")},
		{Key: "options.speed.quick", Pt: s("Rápida")},
		{Key: "options.speed.normal", Pt: s("Normal")},
		{Key: "options.speed.slow", Pt: s("Lenta")},
		{Key: "options.still", Pt: s("Menos movimento")},
		{Key: "options.still.help", Pt: s("As peças não deslizam: aparecem logo no lugar.")},

		{Key: "options.sound", Pt: s("Som")},
		{Key: "options.sounds", Pt: s("Sons")},
		{Key: "options.sounds.help", Pt: s("Madeira em surdina a cada jogada e duas notas no fim.")},
		{Key: "options.volume", Pt: s("Volume")},
		{Key: "options.volume.help", Pt: s("Em relação ao volume do teu sistema.")},

		{Key: "options.about", Pt: s("Sobre")},
		{Key: "options.version", Pt: s("Versão")},
		{Key: "options.built", Pt: s("Compilação")},
		{Key: "options.licence", Pt: s("Licença")},
		{Key: "options.licence.help", Pt: s("O Quintet é software livre, com a licença Apache 2.0.")},
		{Key: "options.notices", Pt: s("Ver licenças")},
		{Key: "options.notices.title", Pt: s("Licenças")},
		{Key: "notices.intro", Pt: s("O Quintet está sob a Apache License 2.0. O programa é feito com estes módulos; seguem-se as suas licenças, em inglês.")},
		{Key: "notices.standard", Pt: s("a biblioteca padrão de Go")},
		{Key: "notices.for.window", Pt: s("a janela e a placa gráfica")},
		{Key: "notices.for.phones", Pt: s("partes do Ebitengine para telemóveis, ligadas por ele")},
		{Key: "notices.for.console", Pt: s("esconde a consola de uma janela no Windows")},
		{Key: "notices.for.calls", Pt: s("chama bibliotecas do sistema sem cgo")},
		{Key: "notices.for.audio", Pt: s("o dispositivo de som")},
		{Key: "notices.for.pulse", Pt: s("fala com o PulseAudio, ligado pelo oto")},
		{Key: "notices.for.locks", Pt: s("trincos, para que duas cópias abertas não mexam nas mesas uma da outra")},
		{Key: "notices.for.fonts", Pt: s("desenho de letras, leitura de tipos de letra e os tipos Go")},
		{Key: "notices.for.plurals", Pt: s("frases com plurais")},
		{Key: "notices.for.ebiten", Pt: s("usado pelo Ebitengine")},
		{Key: "notices.for.system", Pt: s("usado pelo Ebitengine, pelo flock e pelo x/image")},
		{Key: "notices.for.all", Pt: s("em todo o lado")},
	}
}

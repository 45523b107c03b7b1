package scenes

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// portugueseSettings holds what settingTexts does, in Portuguese.
func portugueseSettings() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "options.unkept", Pt: s("Não foi possível guardar as definições: %[1]s. Valem até fechares o programa.")},
		{Key: "options.unread", Pt: s("Não foi possível ler as definições, que ficam como estão: %[1]s. Valem as habituais, e o que mudares dura até fechares o programa.")},
		{Key: "options.damaged", Pt: s("As definições estavam danificadas e foram repostas; o ficheiro danificado está em %[1]s.")},
		{Key: "options.damaged.stays", Pt: s("As definições em %[1]s estão danificadas e não podem ser postas de lado. Valem as habituais, e o que mudares dura até fechares o programa.")},
		{Key: "options.bad", Pt: s("Estas definições não serviam e foram repostas: %[1]s.")},
		{Key: "options.bad.and", Pt: s("%[1]s, %[2]s")},
		{Key: "options.bad.more", Pt: plural.Selectf(2, "%d", "=1", "%[1]s e mais uma", "other", "%[1]s e mais %[2]d")},
		{Key: "options.bad.among", Pt: s("%[1]s “%[2]s” (pode ser %[3]s)")},
		{Key: "options.bad.between", Pt: s("%[1]s %[2]s (pode ir de %[3]s a %[4]s)")},
		{Key: "options.bad.window", Pt: s("Window de %[1]s por %[2]s (pode ir de 0 a %[3]s)")},
		{Key: "options.bad.terms", Pt: s("%[1]s com um relógio, uma forma de virar o tabuleiro ou uma ordem de lugares que não existe")},
		{Key: "options.bad.kind", Pt: s("%[1]s %[2]s (esperava-se %[3]s)")},
		{Key: "options.bad.kind.bool", Pt: s("true ou false")},
		{Key: "options.bad.kind.text", Pt: s("um texto")},
		{Key: "options.bad.kind.list", Pt: s("uma lista")},
		{Key: "options.bad.kind.group", Pt: s("um grupo de definições")},
		{Key: "options.bad.kind.number", Pt: s("um número")},
		{Key: "options.bad.action", Pt: s("As definições dão teclas a “%[1]s”, que não é uma ação com teclas que possam mudar.")},
		{Key: "options.bad.key", Pt: s("As definições dão a tecla “%[1]s” a “%[2]s”; as teclas escrevem-se como z, ctrl+z ou f1.")},
		{Key: "options.bad.taken", Pt: s("As definições dão a tecla “%[1]s” a “%[2]s”, mas essa tecla é de “%[3]s”.")},
	}
}

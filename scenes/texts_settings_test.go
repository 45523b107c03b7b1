package scenes_test

import (
	"testing"

	"quintet/games/words"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

func TestWhatIsWrongWithSettingsIsSaidInBothLanguages(t *testing.T) {
	en, pt := scenes.Words(words.En, nil), scenes.Words("pt", nil)
	for _, c := range []struct{ file, en, pt string }{
		{
			`{`,
			"The settings were damaged and are back to their defaults; the damaged file is kept in settings.json.damaged.",
			"As definições estavam danificadas e foram repostas; o ficheiro danificado está em settings.json.damaged.",
		},
		{
			`{"Scale":900,"Still":3}`,
			"These settings could not be used and have their defaults: Still 3 (wanted is true or false), Scale 900 (allowed are 100 to 200).",
			"Estas definições não serviam e foram repostas: Still 3 (esperava-se true ou false), Scale 900 (pode ir de 100 a 200).",
		},
		{
			`{"Scale":"a","Still":1,"Board":1,"Names":1}`,
			"These settings could not be used and have their defaults: Board 1 (wanted is a text), Names 1 (wanted is a list), Scale \"a\" (wanted is a number), and one more.",
			"Estas definições não serviam e foram repostas: Board 1 (esperava-se um texto), Names 1 (esperava-se uma lista), Scale \"a\" (esperava-se um número) e mais uma.",
		},
		{
			`{"Keys":{"hint":["e"]}}`,
			"The settings give the key “e” to “hint”, but “endturn” has it.",
			"As definições dão a tecla “e” a “hint”, mas essa tecla é de “endturn”.",
		},
	} {
		s := store.Memory()
		if err := s.Write("settings.json", []byte(c.file)); err != nil {
			t.Fatal(err)
		}
		_, note := settings.Load(s)
		if got := en.Say(note); got != c.en {
			t.Errorf("%s in English:\n%s\nwant\n%s", c.file, got, c.en)
		}
		if got := pt.Say(note); got != c.pt {
			t.Errorf("%s in Portuguese:\n%s\nwant\n%s", c.file, got, c.pt)
		}
	}
}

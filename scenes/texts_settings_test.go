package scenes_test

import (
	"testing"

	"quintet/games/words"
	"quintet/scenes"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
)

func TestSettingsErrorTexts(t *testing.T) {
	en, pt := scenes.Words(words.En, nil), scenes.Words("pt", nil)
	for _, c := range []struct{ file, en, pt string }{
		{
			`{`,
			"The settings were damaged and are back to their defaults; the damaged file is kept in settings.json.damaged.",
			"As definições estavam danificadas e foram repostas; o ficheiro danificado está em settings.json.damaged.",
		},
		{
			`{"Scale":900,"Still":3}`,
			"Some settings could not be used and have their defaults; the old file is kept in settings.json.damaged.",
			"Algumas definições não serviram e têm os valores de origem; o ficheiro antigo está em settings.json.damaged.",
		},
	} {
		s := store.Memory()
		if err := s.Write("settings.json", []byte(c.file)); err != nil {
			t.Fatal(err)
		}
		_, note := settings.Load(s)
		if got := en.Say(note.Message); got != c.en {
			t.Errorf("%s in English:\n%s\nwant\n%s", c.file, got, c.en)
		}
		if got := pt.Say(note.Message); got != c.pt {
			t.Errorf("%s in Portuguese:\n%s\nwant\n%s", c.file, got, c.pt)
		}
	}
}

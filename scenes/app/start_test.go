package app

import (
	"errors"
	"strings"
	"testing"
	"time"

	"quintet/games/words"
	"quintet/scenes/data/store"
)

func TestAFailureIsToldInTheLanguageOfTheUser(t *testing.T) {
	err := errors.New("no window can be opened: no driver")
	tests := []struct {
		l             words.Language
		c             Cause
		heading, text string
	}{
		{words.En, NoWindow, "Quintet cannot open its window",
			"Update the driver of your graphics card, then start Quintet again.\n\nThe system says: no driver\n\nThe details are in /d/errors.txt"},
		{"pt", NoWindow, "O Quintet não consegue abrir a janela",
			"Atualiza o controlador da placa gráfica e volta a abrir o Quintet.\n\nO sistema diz: no driver\n\nOs pormenores estão em /d/errors.txt"},
	}
	for _, tt := range tests {
		f := NewFailure(tt.l, tt.c, err, "no driver", "/d/errors.txt")
		if f.Heading != tt.heading || f.Text != tt.text {
			t.Errorf("in %q: %q, %q, want %q, %q", tt.l, f.Heading, f.Text, tt.heading, tt.text)
		}
		if f.Error() != err.Error() || !errors.Is(f, err) {
			t.Errorf("the error is now %q", f.Error())
		}
	}
	for c, want := range map[Cause]string{NoXWayland: "xwayland", NoStart: "again", Stopped: "again"} {
		if f := NewFailure(words.En, c, err, "", ""); !strings.Contains(f.Text, want) || strings.Contains(f.Text, "\n") {
			t.Errorf("cause %d: %q, want one line with %q", c, f.Text, want)
		}
	}
	if f := NewFailure(words.En, NoWindow, err, strings.Repeat("é", 5000), ""); len([]rune(f.Text)) > maxDetail+150 {
		t.Errorf("a message box shows %d letters", len([]rune(f.Text)))
	}
}

func TestWhatEndedTheProgramIsWrittenDown(t *testing.T) {
	d := Deps{Store: store.Memory(), Version: "7.8.9", Build: "go9", Now: func() time.Time { return time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC) }}
	for _, what := range []string{"no driver", "no display"} {
		if err := LogError(d, errors.New(what)); err != nil {
			t.Fatal(err)
		}
	}
	text, err := d.Store.Read(ErrorFile, 1<<20)
	for _, want := range []string{"7.8.9", "go9", "2026-05-01", "no driver", "no display"} {
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%q is not in %q, %v", want, text, err)
		}
	}
}

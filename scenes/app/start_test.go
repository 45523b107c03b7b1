package app

import (
	"errors"
	"strings"
	"testing"

	"quintet/games/words"
)

func TestFailureUsesUserLanguage(t *testing.T) {
	err := errors.New("no window can be opened: no driver")
	tests := []struct {
		l             words.Language
		c             Cause
		heading, text string
	}{
		{words.En, NoWindow, "Quintet cannot open its window",
			"Update the driver of your graphics card, then start Quintet again.\n\nThe system says: no driver\n\nThe details are in /d/quintet.log"},
		{"pt", NoWindow, "O Quintet não consegue abrir a janela",
			"Atualiza o controlador da placa gráfica e volta a abrir o Quintet.\n\nO sistema diz: no driver\n\nOs pormenores estão em /d/quintet.log"},
	}
	for _, tt := range tests {
		f := NewFailure(tt.l, tt.c, err, "no driver", "/d/quintet.log")
		if f.Heading != tt.heading || f.Text != tt.text {
			t.Errorf("in %q: got %q, %q, want %q, %q", tt.l, f.Heading, f.Text, tt.heading, tt.text)
		}
		if f.Error() != err.Error() || !errors.Is(f, err) {
			t.Errorf("the error is now %q", f.Error())
		}
	}
	for c, want := range map[Cause]string{NoXWayland: "xwayland", NoStart: "again", Stopped: "again"} {
		if f := NewFailure(words.En, c, err, "", ""); !strings.Contains(f.Text, want) || strings.Contains(f.Text, "\n") {
			t.Errorf("cause %d: got %q, want one line with %q", c, f.Text, want)
		}
	}
	if f := NewFailure(words.En, NoWindow, err, strings.Repeat("é", 5000), ""); len([]rune(f.Text)) > maxDetail+150 {
		t.Errorf("a message box shows %d letters", len([]rune(f.Text)))
	}
}

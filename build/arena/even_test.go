package arena

import (
	"io"
	"strings"
	"testing"
)

// Each player has a line with its opponents and its points; the last one says how many matches were even, and so does the error of too few. The same
// seed plays the same games.
func TestEvenCommand(t *testing.T) {
	play := func() (string, error) {
		var out strings.Builder
		err := EvenCommand(t.Context(), strings.Fields("-game squ -options size=3 -players 3 -games 4 -share 1000 -pairs 1 -seed 2"), &out, io.Discard)
		return out.String(), err
	}
	text, err := play()
	lines := strings.Split(text, "\n")
	if len(lines) < 4 || !strings.HasPrefix(lines[0], " 2.0: opponents ") || !strings.HasPrefix(lines[2], " 6.0: opponents ") {
		t.Fatalf("%v, and\n%s", err, text)
	}
	if even := strings.Count(text, " even\n"); !strings.HasPrefix(lines[3], string(rune('0'+even))+" of 3 players had even matches") || (err == nil) != (even == 3) {
		t.Errorf("%v, and\n%s", err, text)
	}
	if again, _ := play(); again != text {
		t.Errorf("played\n%s, then\n%s", text, again)
	}
}

// A strength between two levels plays both.
func TestStrengthsBetweenLevels(t *testing.T) {
	var out strings.Builder
	if err := EvenCommand(t.Context(), strings.Fields("-game squ -options size=3 -players 0 -share 1000 -pairs 2"), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	for _, want := range []string{"1.5: ", "6.5: ", "strengths between levels are out of bounds"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

func TestEvenCommandRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"":                             `there is no game ""; there are squex`,
		"-game chess":                  `there is no game "chess"`,
		"-game squ -games 0":           "want one game or more",
		"-game squ -share 0":           "want one game or more",
		"-game squ -options size=99":   "not allowed",
		"-game squ -options players=4": "players",
	} {
		if err := EvenCommand(t.Context(), strings.Fields(args), io.Discard, io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}

package games_test

import (
	"strings"
	"testing"

	"quintet/games"
)

func TestQuoteShortensAndEscapes(t *testing.T) {
	sixty := strings.Repeat("é", 60)
	tests := []struct{ name, in, quoted, plain string }{
		{"nothing", "", `""`, ""},
		{"a word", "colour", `"colour"`, "colour"},
		{"as long as it may be", sixty, `"` + sixty + `"`, sixty},
		{"a character more", sixty + "x", `"` + sixty + `..."`, sixty + "..."},
		{"a megabyte", strings.Repeat("é", 1<<20), `"` + sixty + `..."`, sixty + "..."},
		{"an escape sequence", "\x1b[31mred", `"\x1b[31mred"`, `\x1b[31mred`},
		{"text that runs backwards", "a\u202eb", `"a\u202eb"`, `a\u202eb`},
		{"lines", "a\nb", `"a\nb"`, `a\nb`},
		{"quotes", `a"b`, `"a\"b"`, `a"b`},
		{"no UTF-8", "a\xffb", `"a\xffb"`, "a\ufffdb"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := games.Quote(tt.in); got != tt.quoted {
				t.Errorf("Quote = %.200s, want %s", got, tt.quoted)
			}
			if got := games.Plain(tt.in); got != tt.plain {
				t.Errorf("Plain = %.200s, want %s", got, tt.plain)
			}
		})
	}
}

// Errors that repeat text from outside stay short however long the text is.
func TestErrorsAreShort(t *testing.T) {
	long := strings.Repeat("x", 1<<20)
	spec := games.Spec{ID: "squ", Options: []games.Option{{ID: "size", Default: "8", Choices: []string{"8"}}}}
	_, noPair := games.ParseOptions([]string{long})
	_, twice := games.ParseOptions([]string{long + "=1", long + "=1"})
	_, unknown := spec.Complete(games.Options{long: "1"})
	_, value := spec.Complete(games.Options{"size": long})
	for name, err := range map[string]error{
		"no pair": noPair, "twice": twice, "unknown": unknown, "value": value,
		"syntax": games.SyntaxError("squ", long, "a cell"), "illegal": &games.IllegalError{Game: "squ", Text: long},
	} {
		if err == nil || len(err.Error()) > 200 {
			t.Errorf("%s: an error of %d bytes, want at most 200", name, len(err.Error()))
		}
	}
}

package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/words"
	"quintet/scenes/demo"
)

// phones are the sizes of pages on phones, in logical pixels. No window is so narrow.
var phones = []string{"360 640", "390 844"}

// tooSmall are the screens that have no room on the smallest phone in one of the languages, with what is wrong there.
var tooSmall = map[string]string{
	"setup squex":        "who begins is cut in Portuguese",
	"setup taiji":        "who wins a tie is cut in Portuguese",
	"setup azacru 4":     "who begins is cut in Portuguese",
	"setup distrify":     "who begins is cut in Portuguese",
	"setup with a clock": "who begins is cut in Portuguese",
	"a repair":           "what mends it is too wide in Portuguese",
	"rules":              "the board beside the words is small",
	"all rules":          "the name of the page meets a button in Portuguese",
	"distrify":           "what to do is cut in Portuguese",
	"layers":             "the list of layers leaves the board no room",
	"layers azacru 4":    "the list of layers leaves the board no room",
}

// TestEveryScreenFitsAPhone looks at the same as TestEveryScreenFits, in pages on phones, but for what only keys lead to.
func TestEveryScreenFitsAPhone(t *testing.T) {
	alone(t)
	t.Parallel()
	for _, state := range slices.Concat(states, computerStates) {
		if strings.HasPrefix(state.name, "only the board") || strings.HasPrefix(state.name, "a typed ply") {
			continue
		}
		for _, spoken := range words.Languages() {
			c := &demo.Clockwork{}
			p := world{think: c.Maker(), page: !strings.Contains(state.script, "key ctrl+")}.player() // some of those keys are the browser's
			p.Clock = c
			do(t, p, "size 1280 800;"+state.script+";move away")
			p.App.Speak(spoken)
			for _, size := range phones {
				if size == phones[0] && tooSmall[state.name] != "" {
					continue
				}
				do(t, p, "size "+size)
				lookAt(t, p.App, fmt.Sprintf("%s in %s, %s", state.name, size, spoken), size)
			}
		}
	}
}

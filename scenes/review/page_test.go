package review

import (
	"fmt"
	"strings"
	"testing"

	"quintet/scenes/ui"
	"quintet/sprites"
)

// If the commands for going on do not fit with all their words, they get short labels, and only then become icons, which keep their names. The first
// command keeps its label, and of two commands neither becomes an icon.
func TestCommandsAreShortenedBeforeTheyAreIcons(t *testing.T) {
	as := []ui.Command{
		{Label: "Play on from here", Word: "Play on", Icon: sprites.IconPlay},
		{Label: "Computer replies", Word: "Reply", Icon: sprites.IconRobot},
		{Label: "Swap colours", Word: "Swap", Icon: sprites.IconSwap},
	}
	for n, want := range map[int]string{
		2: "[Play on from here|Computer replies] [Play on from here|Reply]",
		3: "[Play on from here|Computer replies|Swap colours] [Play on from here|Reply|Swap colours] [Play on from here|Reply|Swap] " +
			"[Play on from here|(Computer replies)|Swap] [Play on from here|(Computer replies)|(Swap colours)]",
	} {
		var got []string
		for _, step := range shortenings(as[:n]) {
			var labels []string
			for _, x := range step {
				if x.Label == "" {
					x.Label = "(" + x.Name + ")"
				}
				labels = append(labels, x.Label)
			}
			got = append(got, fmt.Sprintf("[%s]", strings.Join(labels, "|")))
		}
		if got := strings.Join(got, " "); got != want {
			t.Errorf("%d commands: %s, want %s", n, got, want)
		}
	}
}

package smoke

import (
	"fmt"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/games/gametest"
)

// windowSizes are the sizes of the window, one after the other, the usual one last.
var windowSizes = [][2]int{{640, 480}, {1280, 800}, {900, 700}, {1100, 760}, {1600, 900}, {700, 900}, {1000, 620}, {1920, 1080}, {1280, 800}}

// TestMemoryStaysBounded plays games in windows of all sizes, as many as on a long day. Afterwards the program's own memory, without libraries, is less
// than 150 MB: pictures for other sizes are gone. The program uses software rendering here, so they are in its memory.
func TestMemoryStaysBounded(t *testing.T) {
	gametest.Long(t)
	const games = 20
	w := open(t)
	p := drawn(t)
	for i := range games {
		w.play(t, p, "", sitDown(catalog.All()[i%len(catalog.All())].Name, "move away")...)
		for _, s := range windowSizes {
			w.Resize(s[0], s[1])
			w.play(t, p, "", fmt.Sprintf("size %d %d", s[0], s[1]))
			time.Sleep(150 * time.Millisecond)
		}
		for range 4 {
			w.play(t, p, "", "play "+p.Match().Game().FormatMove(p.Match().Position(), p.Match().Position().AppendMoves(nil)[0]))
		}
		w.play(t, p, "", "press Menu", "press Back to the title", "move away")
	}
	time.Sleep(2 * time.Second) // time until unused pictures are dropped
	used, err := w.Memory("RssAnon")
	must.Succeed(t, err)
	if t.Logf("%d MB", used>>20); used > 150<<20 {
		t.Errorf("after %d games in windows of %d sizes the program has %d MB for itself, want less than 150", games, len(windowSizes), used>>20)
	}
}

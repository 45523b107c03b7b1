package attacks

import (
	"fmt"
	"time"
)

// resizes is a window that changes its size again and again, in the long proofs ten times as often.
func resizes() []attack {
	return []attack{
		{name: "window: 200 sizes", do: func(g *ground) error { return g.resized(200) }},
		{name: "window: 2000 sizes", do: func(g *ground) error { return g.resized(2000) }, long: true},
	}
}

// resized gives the window so many sizes, and wants it to take no more memory than it may and to answer.
func (g *ground) resized(sizes int) error {
	w, err := g.server.Open(g.program, "-data", g.folder, "-seed", "1")
	if err != nil {
		return err
	}
	defer w.Close()
	for i := range sizes {
		w.Resize(660+i*37%730, 500+i*53%390)
		time.Sleep(60 * time.Millisecond)
	}
	now, err := w.Memory("VmRSS")
	if err != nil {
		return err
	}
	if now > maxMemory {
		return fmt.Errorf("after %d sizes it takes %d MB, want at most %d", sizes, now>>20, maxMemory>>20)
	}
	return g.answers(w)
}

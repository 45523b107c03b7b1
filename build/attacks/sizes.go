package attacks

import (
	"fmt"
	"time"
)

// resizes is a window that changes its size again and again.
func resizes() []attack {
	return []attack{{name: "window: many sizes", do: func(g *ground) error {
		w, err := g.server.Open(g.program, "-data", g.folder, "-seed", "1")
		if err != nil {
			return err
		}
		defer w.Close()
		for i := range g.sizes {
			w.Resize(660+i*37%730, 500+i*53%390)
			time.Sleep(60 * time.Millisecond)
		}
		now, err := w.Memory("VmRSS")
		if err != nil {
			return err
		}
		if now > maxMemory {
			return fmt.Errorf("after %d sizes it takes %d MB, want at most %d", g.sizes, now>>20, maxMemory>>20)
		}
		return g.answers(w)
	}}}
}

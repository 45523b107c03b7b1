// Package place describes the size and position of the window on its monitor, as the settings store them, and moves a stored place back onto the
// screen (Within). Add to Place what a window should remember; render/window/window.go reads and restores it.
package place

// A Place is the place of a window on its monitor. The zero Place belongs to a window that was never opened.
type Place struct {
	Monitor string `json:"Monitor"` // its name according to the system, "" for the first one
	// The upper left corner of the drawing area, relative to the monitor's, in logical pixels.
	X int `json:"X"`
	Y int `json:"Y"`
	// The size of the window when it is neither maximised nor full screen, in logical pixels.
	Width     int  `json:"Width"`
	Height    int  `json:"Height"`
	Maximised bool `json:"Maximised"`
	Full      bool `json:"Full"` // full screen
}

// Known reports whether p has a window size.
func (p Place) Known() bool { return p.Width > 0 && p.Height > 0 }

// titleHeight is the height reserved above a window for its title bar, in logical pixels.
const titleHeight = 32

// Within returns p adjusted to a monitor of w by h logical pixels: not larger than it, and completely on it, including the title bar. It is never
// smaller than minW by minH, even if the monitor is.
func (p Place) Within(w, h, minW, minH int) Place {
	p.Width = max(minW, min(p.Width, w))
	p.Height = max(minH, min(p.Height, h-titleHeight))
	p.X = max(0, min(p.X, w-p.Width))
	p.Y = max(titleHeight, min(p.Y, h-p.Height))
	return p
}

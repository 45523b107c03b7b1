// Defines Theme: the colours of the interface by role, light or dark and sharper with high-contrast boards. It also has the grounds of buttons
// (MainGround, QuietGround) and the gaps of pages (Space). Change a colour of the interface here; style.go has the colours of boards.

package render

import "quintet/sprites"

// A Theme holds the colours of the interface by role. Boards choose their own by Dark and Style.
type Theme struct {
	Dark  bool
	Style Style

	Window, WindowLow  sprites.Color // the ground, and its lower end on the title page
	Panel              sprites.Color
	Quiet              sprites.Color // buttons that are not emphasized, tracks
	Hairline           sprites.Color
	Text, Muted        sprites.Color
	Accent, OnAccent   sprites.Color
	Active, Current    sprites.Color // the row of the seat to move, the shown move
	Warning, Error     sprites.Color
	Counter            sprites.Color // the stroke under marks
	Rim                sprites.Color // around pieces
	TagGround, TagText sprites.Color

	Space Space
}

// Space holds the gaps and paddings of pages by name, and the height of a control, in logical pixels. All themes have the same.
type Space struct{ S, M, L, Control float32 }

// The two themes. They never change.
var (
	lightTheme = Theme{
		Window: sprites.RGB(0xF6F1E7), WindowLow: sprites.RGB(0xF1EADC), Panel: sprites.RGB(0xFDFBF6), Quiet: sprites.RGB(0xF1EADC),
		Hairline: sprites.RGB(0xE2DACA), Text: sprites.RGB(0x1F242B), Muted: sprites.RGB(0x5B6470),
		Accent: sprites.RGB(0x0F6B74), OnAccent: sprites.RGB(0xFFFFFF), Active: sprites.RGB(0xE0EAE6), Current: sprites.RGB(0xD4E3E1),
		Warning: sprites.RGB(0x8A5A00), Error: sprites.RGB(0xA8201A), Counter: sprites.RGB(0xFFFFFF), Rim: sprites.RGB(0x2A2A2E),
		TagGround: sprites.RGB(0x1F242B), TagText: sprites.RGB(0xFFFFFF),
	}
	darkTheme = Theme{
		Dark:   true,
		Window: sprites.RGB(0x1D2127), WindowLow: sprites.RGB(0x1D2127), Panel: sprites.RGB(0x262B33), Quiet: sprites.RGB(0x343C47),
		Hairline: sprites.RGB(0x39414C), Text: sprites.RGB(0xE9E4DA), Muted: sprites.RGB(0xA6AFBB),
		Accent: sprites.RGB(0x4FC1C9), OnAccent: sprites.RGB(0x10161C), Active: sprites.RGB(0x2B3D45), Current: sprites.RGB(0x2D464E),
		Warning: sprites.RGB(0xF3C969), Error: sprites.RGB(0xFF8A73), Counter: sprites.RGB(0x14181D), Rim: sprites.RGB(0xF2EEE4),
		TagGround: sprites.RGB(0xF2EEE4), TagText: sprites.RGB(0x14181D),
	}
)

// ThemeOf returns the dark or the light theme with classic boards.
func ThemeOf(dark bool) *Theme { return NewTheme(dark, Classic) }

// themes holds both themes in all styles. It never changes.
var themes = makeThemes()

func makeThemes() (all [2][styles]Theme) {
	for i, base := range [2]Theme{lightTheme, darkTheme} {
		for s := range styles {
			t := base
			t.Style, t.Space = s, Space{S: 8, M: 16, L: 24, Control: 40}
			if s == Contrast {
				t = t.highContrast()
			}
			all[i][s] = t
		}
	}
	return all
}

// highContrast returns t with the muted tones of the interface closer to black or white.
func (t Theme) highContrast() Theme {
	t.Muted, t.Hairline = sprites.RGB(0x3A424C), sprites.RGB(0xA79F8F)
	t.Accent, t.Error, t.Warning = sprites.RGB(0x00565F), sprites.RGB(0x9A120D), sprites.RGB(0x6E4700)
	t.Rim = sprites.RGB(0x000000)
	if t.Dark {
		t.Muted, t.Hairline = sprites.RGB(0xC3CAD3), sprites.RGB(0x6A7480)
		t.Accent, t.Error, t.Warning = sprites.RGB(0x6FE3EA), sprites.RGB(0xFFA794), sprites.RGB(0xFFDB85)
		t.Rim = sprites.RGB(0xFFFFFF)
	}
	return t
}

// NewTheme returns the dark or the light theme with boards in style s.
func NewTheme(dark bool, s Style) *Theme {
	if dark {
		return &themes[1][s]
	}
	return &themes[0][s]
}

// MainGround returns the ground of a page's main button, from top to bottom. over says that the pointer is on it.
func (t *Theme) MainGround(over bool) (top, low sprites.Color) {
	if over {
		return sprites.Shade(t.Accent, 0.13), sprites.Shade(t.Accent, 0.08)
	}
	return sprites.Shade(t.Accent, 0.08), t.Accent
}

// QuietGround returns the ground of any other button. over says that the pointer is on it.
func (t *Theme) QuietGround(over bool) sprites.Color {
	ground := t.Quiet
	if over {
		ground = sprites.Mix(ground, t.Text, 0.07)
	}
	return sprites.Mix(ground, t.Text, 0.025)
}

// Track returns the ground of adjacent choices, which is visible on the panel and on the window.
func (t *Theme) Track() sprites.Color {
	if t.Dark {
		return t.Quiet
	}
	return sprites.Mix(t.Quiet, t.Hairline, 0.7)
}

// PointedGround returns the ground of a hovered button that has no ground of its own.
func (t *Theme) PointedGround() sprites.Color { return sprites.Alpha(t.Text, 0.055) }

// Caption returns the colour of keys on buttons and of other small text on tinted grounds: quieter than text, and legible on all of them.
func (t *Theme) Caption() sprites.Color { return sprites.Mix(t.Muted, t.Text, 0.36) }

package scenes

import (
	"slices"

	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/settings"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Theme returns the colours and the style of boards that are chosen.
func (c *Context) Theme() *render.Theme {
	return render.NewTheme(c.Settings.Dark, StyleOf(c.Settings.Board))
}

// StyleOf returns the style of boards that is called name in the settings; render.Classic where there is none.
func StyleOf(name string) render.Style {
	return render.Style(max(0, slices.Index(settings.BoardStyles, name)))
}

// ThemeButton shows the button in r that changes between light and dark. Every scene has it, with the same key.
func (c *Context) ThemeButton(u *ui.UI, r render.Rect) {
	icon := sprites.IconMoon
	if u.Theme.Dark {
		icon = sprites.IconSun
	}
	if u.Button(r, ui.Button{Icon: icon, Name: u.T("play.theme"), Act: keys.Theme}) {
		c.Settings.Dark = !c.Settings.Dark
		c.SaveSettings()
	}
}

// QuitButton shows the button in r that ends the program, where that can be done from inside. When it is pressed next leads there.
func (c *Context) QuitButton(u *ui.UI, r render.Rect, next *Next) {
	if u.Button(r, ui.Button{Icon: sprites.IconQuit, Name: u.T("action.quit"), Act: keys.Quit}) {
		*next = Next{Do: Quit}
	}
}

// Tools shows the buttons of the theme and of the settings at the right end of r, and returns the rest. Every page has them; where one has no
// room for the settings, the app handles their key. When they are wanted next leads there.
func (c *Context) Tools(u *ui.UI, r render.Rect, next *Next) (rest render.Rect) {
	gear, r := r.CutRight(ToolPitch(u), 0)
	theme, rest := r.CutRight(ToolPitch(u), 0)
	c.ThemeButton(u, theme)
	if u.Button(gear, ui.Button{Icon: sprites.IconGear, Name: u.T("options.title"), Act: keys.Options}) {
		*next = Next{Do: Push, Name: Options}
	}
	return rest
}

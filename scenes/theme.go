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
func (d *Desk) Theme() *render.Theme {
	return render.Look(d.Settings.Dark, StyleOf(d.Settings.Board))
}

// StyleOf returns the style of boards that is called name in the settings; render.Classic where there is none.
func StyleOf(name string) render.Style {
	return render.Style(max(0, slices.Index(settings.BoardStyles, name)))
}

// ThemeButton shows the button in r that changes between light and dark. Every scene has it, with the same key.
func (d *Desk) ThemeButton(u *ui.UI, r render.Rect) {
	icon := sprites.IconMoon
	if u.Theme.Dark {
		icon = sprites.IconSun
	}
	if u.Button(r, ui.Button{Icon: icon, Name: u.T("play.theme"), Act: keys.Theme}) {
		d.Settings.Dark = !d.Settings.Dark
		d.Keep()
	}
}

// QuitButton shows the button in r that ends the program, where that can be done from inside.
func (d *Desk) QuitButton(u *ui.UI, r render.Rect) Next {
	if u.Button(r, ui.Button{Icon: sprites.IconQuit, Name: u.T("action.quit"), Act: keys.Quit}) {
		return Next{Do: Quit}
	}
	return Next{}
}

// GearButton shows the button in r that leads to the settings. Every scene has it; where a page has no room for it, the app
// handles its key.
func (d *Desk) GearButton(u *ui.UI, r render.Rect) Next {
	if u.Button(r, ui.Button{Icon: sprites.IconGear, Name: u.T("options.title"), Act: keys.Options}) {
		return Next{Do: Push, Name: Options}
	}
	return Next{}
}

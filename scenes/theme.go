package scenes

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

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

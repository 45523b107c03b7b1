package play

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A toolbar stands above the board: the menu, the name of the game, and the tools that change how the board is seen and played on.
type toolbar struct{ *model }

// draw draws the toolbar up to right, with the buttons of the menu and of the list of layers. about says in a few words each what is played.
func (t *toolbar) draw(u *ui.UI, right float32, about []string, menu, layers action) {
	menu.show(u, render.Rect{X: 16, Y: 8, W: 40, H: 40})
	w := float32(0)
	if !u.Phone() { // else the board says it
		w = u.Write(t.table.Spec.Name, render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	}
	at := 64 + w + 15
	width, _ := u.Size()
	least := scenes.FitWords(u, about[:min(1, len(about))], render.TypeSmall, width)
	worded := right-t.wordsWide(u)-at-16 >= u.Measure(least, render.TypeSmall)
	right = t.padlock(u, t.views(u, right, worded, layers), worded)
	if how := scenes.FitWords(u, about, render.TypeSmall, right-at-16); how != "" {
		u.Write(how, render.TypeSmall, render.Point{X: at, Y: 34}, render.Start, u.Theme.Muted)
	}
}

// wordsWide returns how wide the tools are with their words, whatever they say just now.
func (t *toolbar) wordsWide(u *ui.UI) float32 {
	wide := u.WordWide(u.T("play.layers.word")) + max(u.WordWide(u.T("play.lock.off")), u.WordWide(u.T("play.lock.on"))) + lockApart
	if !t.table.Terms.NoAids {
		wide += u.WordWide(u.T("play.lens.word"))
	}
	return wide
}

// views draws what changes the view of the board, ending at right, and returns where it begins. worded says that there is room for words.
func (t *toolbar) views(u *ui.UI, right float32, worded bool, layers action) float32 {
	lens := ui.Button{Icon: sprites.IconEye, Name: u.T("play.lens.hold"), Act: keys.Lens, Off: !t.board.LensAllowed()}
	if worded {
		layers.button.Word, lens.Word = u.T("play.layers.word"), u.T("play.lens.word")
	}
	at := toolBefore(u, right, layers.button)
	layers.show(u, at)
	if t.table.Terms.NoAids {
		return at.X
	}
	at = toolBefore(u, at.X, lens)
	u.Button(at, lens) // threats are seen as long as it is pressed
	p, pressed := u.Press()
	t.board.HoldLens(!lens.Off && pressed && u.In.Down&input.Left != 0 && at.Contains(p))
	return at.X
}

// toolBefore returns where b, an icon that may have a word, is in the toolbar if it ends at right.
func toolBefore(u *ui.UI, right float32, b ui.Button) render.Rect {
	w := float32(40)
	if b.Word != "" {
		w = u.WordWide(b.Word)
	}
	return render.Rect{X: right - w, Y: 8, W: w, H: 40}
}

// padlock draws the button that makes every ply wait for being confirmed, ending at right, and returns where it begins. worded says that there
// is room for words.
func (t *toolbar) padlock(u *ui.UI, right float32, worded bool) float32 {
	b := ui.Button{Icon: sprites.IconUnlocked, Name: u.T("play.lock"), Act: keys.Lock, Off: t.table.Match.Over()}
	set, word := t.context.Settings, "play.lock.off"
	if set.Lock {
		b.Icon, b.Name, b.Lit, word = sprites.IconLocked, u.T("play.unlock"), true, "play.lock.on"
	}
	if worded {
		b.Word = u.T(word)
	}
	at := toolBefore(u, right, b)
	if u.Button(at, b) {
		set.Lock = !set.Lock
		t.board.Cancel()
		t.context.SaveSettings()
	}
	return at.X - lockApart
}

// lockApart is the room before the padlock, which has a ground while it is closed.
const lockApart = 8

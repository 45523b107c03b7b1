package title

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The ways that lead on from the title are icons with a word, in the order in which they stand: the library, the exercises, files.

// toLibrary leads, at the right end of r, to all games. It returns what it leaves of r.
func (s *Scene) toLibrary(u *ui.UI, r render.Rect) (free render.Rect) {
	return s.way(u, r, ui.Button{Icon: sprites.IconBook, Name: u.T("title.all"), Act: keys.Library}, func() { s.leave = toAll })
}

// toTraining leads, at the right end of r, to the exercises. It returns what it leaves of r.
func (s *Scene) toTraining(u *ui.UI, r render.Rect) (free render.Rect) {
	return s.way(u, r, ui.Button{Icon: sprites.IconTarget, Name: u.T("title.training"), Act: keys.Training}, func() {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Training, Args: scenes.Exercises{}}
	})
}

// toFile lets players choose files, at the right end of r, where they can be asked for some; a phone has no room for it. It returns what it
// leaves of r.
func (s *Scene) toFile(u *ui.UI, r render.Rect) (free render.Rect) {
	if s.context.Choose == nil || u.Phone() || s.crowded(u, r) {
		return r
	}
	x := ui.Button{Icon: sprites.IconFolder, Name: u.T("files.open"), Act: keys.OpenFile}
	if r.W-u.WordWide(x.Name) >= roomForBoth {
		return s.way(u, r, x, s.context.Choose)
	}
	return tool(u, r, x, s.context.Choose)
}

// roomForBoth is the width in which what was dropped has room beside the ways.
const roomForBoth = 700

// crowded reports whether what was dropped needs the room of the ways at the right end of r.
func (s *Scene) crowded(u *ui.UI, r render.Rect) bool {
	return len(s.dropped) > 0 && r.W < roomForBoth && !u.Phone()
}

// way is x with its name as a word, at the right end of r; a phone shows the icon alone, and where what was dropped needs the room only its
// key is left. It returns what it leaves of r.
func (s *Scene) way(u *ui.UI, r render.Rect, x ui.Button, lead func()) (free render.Rect) {
	switch {
	case s.crowded(u, r):
		if u.Act(x.Act) {
			lead()
		}
		return r
	case !u.Phone():
		x.Word = x.Name
	}
	return tool(u, r, x, lead)
}

// tool is the button x at the right end of r, with a word or its icon alone. It returns what it leaves of r.
func tool(u *ui.UI, r render.Rect, x ui.Button, lead func()) (free render.Rect) {
	const gap, high = 4, 34
	wide := float32(scenes.ToolSide)
	if x.Word != "" {
		wide = u.WordWide(x.Word)
	}
	end, free := r.CutRight(wide, gap)
	if u.Button(end.Place(end.W, min(end.H, high), render.Start, render.Middle), x) {
		lead()
	}
	return free
}

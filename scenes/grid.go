package scenes

import "quintet/render"

// Margin returns the room that a page of width w leaves at both of its sides, and at both sides of each of its columns.
func Margin(w float32) float32 {
	const large, roomy, narrow = 900, 32, 16
	if w < large {
		return narrow
	}
	return roomy
}

// Column returns the part of a page of words between its margins. It is no wider than a hand can sweep: in a larger window it stands in the
// middle, the bar at the top with it.
func Column(page render.Rect) render.Rect {
	const most = 1280
	return page.Place(min(page.W, most)-2*Margin(page.W), page.H, render.Middle, render.Start)
}

// BoardPage returns the part of a page with a board between its margins: it fills the window.
func BoardPage(w, h float32) render.Rect {
	return render.Rect{W: w, H: h}.Pad(Margin(w), 0)
}

package render

import (
	"image"
	"iter"

	"quintet/sprites"
)

// A PictureFunc makes a picture. It calls rest after every few milliseconds of work, and gives up, and returns nil, when rest returns false.
type PictureFunc func(rest func() bool) *sprites.Picture

// unfinished stands for a picture that is not there yet.
var unfinished = &sprites.Picture{Image: &image.RGBA{}}

// work makes pictures, over several frames where their time is limited. The zero work has no limit.
type work struct {
	late func() bool // the time of this frame is used up; nil for no limit
	did  bool        // something has been made in this frame
	owes bool        // a picture is missing in this frame
	half half
}

// A half is a picture that has been begun. The zero half is none.
type half struct {
	key  any
	next func() (*sprites.Picture, bool)
	stop func()
}

// limit begins a frame.
func (w *work) limit(late func() bool) { w.late, w.did, w.owes = late, false, false }

// over reports whether a picture that is missing must wait for another frame.
func (w *work) over() bool {
	w.owes = w.owes || w.late != nil && w.did && w.late()
	return w.owes
}

// do returns the picture that make makes, or nil while it is not ready. A frame goes on with one picture; those after it wait.
func (w *work) do(key any, make PictureFunc) *sprites.Picture {
	if w.late == nil {
		return make(func() bool { return true })
	}
	if w.half.key != key {
		w.begin(key, make)
	}
	w.did = true
	p, _ := w.half.next()
	if w.owes = p == nil; !w.owes {
		w.drop()
	}
	return p
}

// begin begins a picture. One that was begun before is asked for no more, as when the size of the window has changed: it is dropped.
func (w *work) begin(key any, make PictureFunc) {
	w.drop()
	w.half.key = key
	w.half.next, w.half.stop = iter.Pull(func(yield func(*sprites.Picture) bool) {
		if p := make(func() bool { return !w.late() || yield(nil) }); p != nil {
			yield(p)
		}
	})
}

// drop forgets the picture that has been begun.
func (w *work) drop() {
	if w.half.stop != nil {
		w.half.stop()
	}
	w.half = half{}
}

package window

import "quintet/render/input"

// oneEach returns f, the input of a tick, as frames in which one thing happens each: what the mouse did, and then key after key, with all that
// was typed at the end. The program takes one thing of a frame, and a busy machine puts a click and the key after it into one tick.
func oneEach(f input.Frame) []input.Frame {
	var all []input.Frame
	keys, typed := f.Keys, f.Typed
	f.Keys, f.Typed = nil, nil
	if f.Pressed|f.Released != 0 || f.Wheel != 0 || f.Dropped != nil || len(keys)+len(typed) == 0 {
		all = append(all, f)
		f.Pressed, f.Released, f.Wheel, f.Dropped = 0, 0, 0, nil
	}
	for i := range keys {
		f.Keys = keys[i : i+1]
		all = append(all, f)
	}
	if len(typed) == 0 {
		return all
	}
	if len(keys) == 0 {
		all = append(all, f)
	}
	all[len(all)-1].Typed = typed // a phone first takes away what it writes anew
	return all
}

package window

import "quintet/render/input"

// oneEach returns f, the input of a tick, as frames in which one thing happens each: what the mouse did, and then key after key. The program
// takes one thing of a frame, and a busy machine puts a click and the key after it into one tick.
func oneEach(f input.Frame) []input.Frame {
	var all []input.Frame
	keys, typed := f.Keys, f.Typed
	f.Keys, f.Typed = nil, nil
	if f.Pressed|f.Released != 0 || f.Wheel != 0 || f.Dropped != nil || len(keys)+len(typed) == 0 {
		all = append(all, f)
		f.Pressed, f.Released, f.Wheel, f.Dropped = 0, 0, 0, nil
	}
	if len(keys) == 0 && len(typed) > 0 {
		f.Typed = typed
		return append(all, f)
	}
	for i := range keys {
		f.Keys, f.Typed = keys[i:i+1], nil
		if len(typed) == len(keys) {
			f.Typed = typed[i : i+1]
		} else if i == 0 { // nobody knows which key has typed what
			f.Typed = typed
		}
		all = append(all, f)
	}
	return all
}

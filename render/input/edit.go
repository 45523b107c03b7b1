package input

// An Edit is the text that is being edited, for a system that has to show its keyboard for it. The zero Edit is none.
type Edit struct {
	On         bool
	Text       string
	X, Y, W, H float32 // of its field, in logical pixels
}

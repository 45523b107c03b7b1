package system

import "syscall/js"

// SayElsewhere lets the page say that another page has what is kept.
func SayElsewhere() {
	if say := js.Global().Get("quintetElsewhere"); say.Truthy() {
		say.Invoke()
	}
}

// The notice that the program is already open in another tab of the browser. The page words and shows it (build/web/page).

package system

import "syscall/js"

// SayElsewhere makes the page say that the program is open in another tab, which holds the stored data.
func SayElsewhere() {
	if say := js.Global().Get("quintetElsewhere"); say.Truthy() {
		say.Invoke()
	}
}

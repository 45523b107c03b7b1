// Makes the page show that the program is already open in another tab of the browser. The text is in the page (build/web/page). Desktops use
// other_tab.go.

package system

import "syscall/js"

// ShowOtherTab makes the page show that the program is open in another tab, which holds the stored data.
func ShowOtherTab() {
	if say := js.Global().Get("quintetElsewhere"); say.Truthy() {
		say.Invoke()
	}
}

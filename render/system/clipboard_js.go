// Copies and pastes text in browsers, which may ask the user for permission. It also waits for promises of the page (onSettled), for clipboard and
// other uses. Desktops use clipboard.go.

package system

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
)

// errClipboard is the error of a page without a clipboard, such as one that is not served over HTTPS.
var errClipboard = fmt.Errorf("this page has no clipboard: %w", fs.ErrPermission)

// Copy asks the browser to put text on the clipboard, and calls done once it has, or has refused to. The error of a refusal is [fs.ErrPermission].
func Copy(text string, done func(err error)) {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() || !c.Get("writeText").Truthy() {
		done(errClipboard)
		return
	}
	onSettled(c.Call("writeText", text), func(_ js.Value, err error) { done(err) })
}

// onSettled calls f once promise is fulfilled, with its value, or rejected, with the reason.
func onSettled(promise js.Value, f func(value js.Value, err error)) {
	var good, bad js.Func
	answer := func(value js.Value, err error) any {
		good.Release()
		bad.Release()
		f(value, err)
		return nil
	}
	good = js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(args[0], nil) })
	bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
		err := errors.New(args[0].Get("message").String())
		if args[0].Get("name").String() == "NotAllowedError" {
			err = fmt.Errorf("%w: %w", err, fs.ErrPermission)
		}
		return answer(js.Undefined(), err)
	})
	promise.Call("then", good, bad)
}

// Paste asks the browser for the text on the clipboard, and passes it to got later: the browser may ask the user first. The error of a refusal is
// [fs.ErrPermission].
func Paste(got func(text string, err error)) {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() || !c.Get("readText").Truthy() {
		got("", errClipboard)
		return
	}
	onSettled(c.Call("readText"), func(text js.Value, err error) {
		if err != nil {
			got("", err)
			return
		}
		got(text.String(), nil)
	})
}

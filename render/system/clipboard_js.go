package system

import (
	"errors"
	"syscall/js"
)

// errClipboard says that a page has no clipboard, as where it does not come by HTTPS.
var errClipboard = errors.New("this page has no clipboard")

// Copy asks the browser to put text on the clipboard, and calls done once it has, or has refused to.
func Copy(text string, done func(err error)) {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() || !c.Get("writeText").Truthy() {
		done(errClipboard)
		return
	}
	settled(c.Call("writeText", text), func(_ js.Value, err error) { done(err) })
}

// settled calls f once promise is kept, with its value, or broken, with the reason.
func settled(promise js.Value, f func(value js.Value, err error)) {
	var good, bad js.Func
	answer := func(value js.Value, err error) any {
		good.Release()
		bad.Release()
		f(value, err)
		return nil
	}
	good = js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(args[0], nil) })
	bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return answer(js.Undefined(), errors.New(args[0].Get("message").String()))
	})
	promise.Call("then", good, bad)
}

// Paste asks the browser for the text on the clipboard, and hands it to got later: the browser may ask the players first.
func Paste(got func(text string, err error)) {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() || !c.Get("readText").Truthy() {
		got("", errClipboard)
		return
	}
	settled(c.Call("readText"), func(text js.Value, err error) {
		if err != nil {
			got("", err)
			return
		}
		got(text.String(), nil)
	})
}

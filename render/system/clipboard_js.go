package system

import (
	"errors"
	"syscall/js"
)

// errClipboard says that a page has no clipboard, as where it does not come by HTTPS.
var errClipboard = errors.New("this page has no clipboard")

// Copy asks the browser to put text on the clipboard. It does not say whether that was possible.
func Copy(text string) error {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() {
		return errClipboard
	}
	c.Call("writeText", text)
	return nil
}

// Paste asks the browser for the text on the clipboard, and hands it to got later: the browser may ask the players first.
func Paste(got func(text string, err error)) {
	c := js.Global().Get("navigator").Get("clipboard")
	if !c.Truthy() || !c.Get("readText").Truthy() {
		got("", errClipboard)
		return
	}
	var good, bad js.Func
	good = js.FuncOf(func(_ js.Value, args []js.Value) any {
		good.Release()
		bad.Release()
		got(args[0].String(), nil)
		return nil
	})
	bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
		good.Release()
		bad.Release()
		got("", errors.New(args[0].Get("message").String()))
		return nil
	})
	c.Call("readText").Call("then", good, bad)
}

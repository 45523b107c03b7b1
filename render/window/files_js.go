package window

import (
	"errors"
	"syscall/js"

	"quintet/render/input"
)

// Save lets the browser save data as a file of that name.
func (f *Files) Save(name string, data []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	urls := js.Global().Get("URL")
	url := urls.Call("createObjectURL", js.Global().Get("Blob").New([]any{bytes}))
	link := document().Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
	var late js.Func
	late = js.FuncOf(func(js.Value, []js.Value) any {
		urls.Call("revokeObjectURL", url)
		late.Release()
		return nil
	})
	js.Global().Call("setTimeout", late, 60_000) // the browser reads it meanwhile
}

// Choose lets the browser ask for a file.
func (f *Files) Choose() {
	field := document().Call("createElement", "input")
	field.Set("type", "file")
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		if file := field.Get("files").Index(0); file.Truthy() {
			f.read(file, 0)
		}
		return nil
	})
	field.Set("onchange", changed)
	js.Global().Set("quintetField", field) // so that it stays while the players choose
	field.Call("click")
}

// listen takes what is dropped on the page. Ebitengine would take it too, but does not wake a page that sleeps for it.
func (f *Files) listen() {
	hear(document(), "drop", func(e js.Value) {
		e.Call("preventDefault")
		e.Call("stopImmediatePropagation")
		f.dropped(e.Get("dataTransfer"))
	})
}

// dropped hands on the first file of what was dropped that is no folder.
func (f *Files) dropped(data js.Value) {
	all, items := data.Get("files"), data.Get("items")
	n := all.Length()
	for i := range n {
		if entry := items.Index(i).Call("webkitGetAsEntry"); !entry.Truthy() || entry.Get("isFile").Bool() {
			f.read(all.Index(i), n-1)
			return
		}
	}
	if n > 0 {
		f.Give(&input.File{Name: all.Index(0).Get("name").String(), Err: input.ErrNoFile, Others: n - 1})
	}
}

// read hands on what is in a file, up to a byte more than is allowed, with the number of those that came with it.
func (f *Files) read(file js.Value, others int) {
	name := file.Get("name").String()
	var good, bad js.Func
	chose := func(x *input.File) any {
		f.Give(x)
		good.Release()
		bad.Release()
		return nil
	}
	good = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		return chose(&input.File{Name: name, Data: data, Others: others})
	})
	bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return chose(&input.File{Name: name, Err: errors.New(args[0].Get("message").String()), Others: others})
	})
	file.Call("slice", 0, input.MaxFile+1).Call("arrayBuffer").Call("then", good, bad)
}

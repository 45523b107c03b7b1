// Saves a file as a download, lets the user choose files, and receives files dropped on the page, all in browsers. files.go has the queue that all
// systems share.

package window

import (
	"errors"
	"syscall/js"

	"quintet/render/input"
)

// Save makes the browser save data as a file with this name.
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
	js.Global().Call("setTimeout", late, 60_000) // the browser reads it within this time
}

// Choose makes the browser ask for files.
func (f *Files) Choose() {
	field := document().Call("createElement", "input")
	field.Set("type", "file")
	field.Set("multiple", true)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		all := field.Get("files")
		files := make([]chosen, all.Length())
		for i := range files {
			files[i].file = all.Index(i)
		}
		f.readAll(files)
		return nil
	})
	field.Set("onchange", changed)
	js.Global().Set("quintetField", field) // keeps it alive while the user chooses
	field.Call("click")
}

// listen receives what is dropped on the page. Ebitengine would receive it too, but does not wake a sleeping page for it.
func (f *Files) listen() {
	addListener(document(), "drop", func(e js.Value) {
		e.Call("preventDefault")
		e.Call("stopImmediatePropagation")
		f.dropped(e.Get("dataTransfer"))
	})
}

// dropped passes on what was dropped, one after the other.
func (f *Files) dropped(data js.Value) {
	all, items := data.Get("files"), data.Get("items")
	files := make([]chosen, all.Length())
	for i := range files {
		entry := items.Index(i).Call("webkitGetAsEntry") // the page forgets the items after the event, but keeps the files
		files[i] = chosen{all.Index(i), entry.Truthy() && !entry.Get("isFile").Bool()}
	}
	f.readAll(files)
}

// A chosen is a file or folder of the page.
type chosen struct {
	file   js.Value
	folder bool
}

// readAll passes on the first of files, and the others once it is taken.
func (f *Files) readAll(files []chosen) {
	if len(files) == 0 {
		return
	}
	first := files[0]
	give := func(x *input.File) {
		x.Name, x.Others = first.file.Get("name").String(), len(files)-1
		f.give(x, func() { f.readAll(files[1:]) })
	}
	if first.folder {
		give(&input.File{Err: input.ErrNoFile})
		return
	}
	var good, bad js.Func
	read := func(x *input.File) any {
		give(x)
		good.Release()
		bad.Release()
		return nil
	}
	good = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		return read(&input.File{Data: data})
	})
	bad = js.FuncOf(func(_ js.Value, args []js.Value) any {
		return read(&input.File{Err: errors.New(args[0].Get("message").String())})
	})
	first.file.Call("slice", 0, input.MaxFile+1).Call("arrayBuffer").Call("then", good, bad)
}

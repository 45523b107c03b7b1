// Divides a search into time slices in browsers, where the search and the page share one thread (slicer). Between slices the page draws and handles
// input. Change the length of a slice here (sliceTime). timectrl.go calls it; slicer_other.go replaces it elsewhere.

package search

import (
	"syscall/js"
	"time"
)

// slicing is true: searches share the only thread with the page.
const slicing = true

// sliceTime is the length of a slice, after which a search yields at its next time check. Most checks come within another millisecond; all should
// come within 8 ms in total.
const sliceTime = 4 * time.Millisecond

// A slicer divides a search into time slices. Between them the page, which shares the thread, draws and handles input. The page does not run while
// any goroutine can, so a slice ends by waiting for a message that the page posts to itself: it arrives after the pending events and without the
// delay of a timer. The zero slicer is ready; its first look ends a slice.
type slicer struct {
	began time.Time     // of the current slice
	turn  chan struct{} // closed when the message arrives; nil while none is pending
	page  *page         // nil before the first message
}

// look lets the page run if the slice is over.
func (s *slicer) look(now func() time.Time, done <-chan struct{}) {
	if now().Sub(s.began) >= sliceTime {
		s.pause(now, done)
	}
}

// pause lets the page run, and returns afterwards or when done is closed.
func (s *slicer) pause(now func() time.Time, done <-chan struct{}) {
	if s.turn == nil {
		if s.page == nil {
			s.page = newPage(s.wake)
		}
		s.turn = make(chan struct{})
		s.page.send()
	}
	select {
	case <-s.turn:
	case <-done:
	}
	s.began = now()
}

// wake starts the next slice.
func (s *slicer) wake() {
	close(s.turn)
	s.turn = nil
}

// end frees the page resources of s. It must be the last call.
func (s *slicer) end() {
	if s.page != nil {
		s.page.end(s.turn != nil)
	}
}

// A page posts messages to itself.
type page struct {
	onMessage js.Func
	send      func()
	port      js.Value // the receiving port, undefined if messages do not use a channel
	ended     bool     // no more messages are sent
	freed     bool     // and all resources are released
}

// newPage returns a page that calls wake for each message.
func newPage(wake func()) *page {
	p := &page{}
	p.onMessage = js.FuncOf(func(js.Value, []js.Value) any {
		wake()
		if p.ended {
			p.free()
		}
		return nil
	})
	// Node, which runs the tests, handles a thousand channel messages before any other event.
	if immediate := js.Global().Get("setImmediate"); immediate.Type() == js.TypeFunction {
		p.send = func() { immediate.Invoke(p.onMessage) }
		return p
	}
	channel := js.Global().Get("MessageChannel").New()
	p.port = channel.Get("port1")
	p.port.Set("onmessage", p.onMessage)
	other := channel.Get("port2")
	p.send = func() { other.Call("postMessage", js.Null()) }
	return p
}

// end frees everything, at once or after the pending message.
func (p *page) end(underWay bool) {
	p.ended = true
	if !underWay {
		p.free()
	}
}

func (p *page) free() {
	p.freed = true
	if !p.port.IsUndefined() {
		p.port.Call("close")
	}
	p.onMessage.Release()
}

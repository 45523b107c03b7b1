// Cutting a search into time slices in browsers, where the search and the page share one thread. Everywhere else slicer_other.go takes its
// place.

package search

import (
	"syscall/js"
	"time"
)

// slicing is true: searches share the only thread with the page.
const slicing = true

// sliceTime is the length of a slice, after which a search yields at its next check of the time: most within a millisecond more, and all
// should within 8 in all.
const sliceTime = 4 * time.Millisecond

// A slicer divides a search into slices of time. Between them the page, which shares the thread, draws and takes clicks and keys. While any
// goroutine can run the page does not, so a slice ends by waiting for a message that the page posts to itself: it arrives after the
// waiting events, and without the delay of a timer. The zero slicer is ready; its first look ends a slice.
type slicer struct {
	began time.Time     // of the slice
	turn  chan struct{} // closed when the message comes; nil while none is under way
	page  *page         // nil before the first message
}

// look lets the page run if the slice is over.
func (s *slicer) look(now func() time.Time, done <-chan struct{}) {
	if now().Sub(s.began) >= sliceTime {
		s.pause(now, done)
	}
}

// pause lets the page run, and returns when it has or when done is closed.
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

// wake begins the next slice.
func (s *slicer) wake() {
	close(s.turn)
	s.turn = nil
}

// end frees what the page holds for s. It is the last call.
func (s *slicer) end() {
	if s.page != nil {
		s.page.end(s.turn != nil)
	}
}

// A page posts messages to itself.
type page struct {
	come  js.Func
	send  func()
	port  js.Value // where the messages arrive, undefined where they take no channel
	ended bool     // no message is sent any more
	freed bool     // and everything is released
}

// newPage returns a page that calls wake for each message.
func newPage(wake func()) *page {
	p := &page{}
	p.come = js.FuncOf(func(js.Value, []js.Value) any {
		wake()
		if p.ended {
			p.free()
		}
		return nil
	})
	// Node, where the tests run, answers a thousand messages of a channel before it looks at anything else.
	if immediate := js.Global().Get("setImmediate"); immediate.Type() == js.TypeFunction {
		p.send = func() { immediate.Invoke(p.come) }
		return p
	}
	channel := js.Global().Get("MessageChannel").New()
	p.port = channel.Get("port1")
	p.port.Set("onmessage", p.come)
	other := channel.Get("port2")
	p.send = func() { other.Call("postMessage", js.Null()) }
	return p
}

// end frees everything, at once or after the message that is under way.
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
	p.come.Release()
}

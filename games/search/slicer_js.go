package search

import (
	"syscall/js"
	"time"
)

// slicing says that searches share a thread with a page.
const slicing = true

// sliceTime is the time after which a search lets the page run, at its next look at the clock: most slices end within a millisecond
// of it, and all should within 8.
const sliceTime = 4 * time.Millisecond

// A slicer parts a search into slices, between which the page that it shares its only thread with draws, and takes clicks and keys. A
// goroutine never gives the thread back to the page while any can run, so a slice ends by waiting for a message of the page to itself:
// that comes when the page has done what was waiting, and unlike a timer it comes at once. The zero slicer is ready; its first look ends
// a slice.
type slicer struct {
	began time.Time     // of the slice
	turn  chan struct{} // closed when the message comes; nil while none is under way
	page  *page         // nil before the first message
}

// look lets the page run if the slice is used up.
func (s *slicer) look(now func() time.Time, done <-chan struct{}) {
	if now().Sub(s.began) >= sliceTime {
		s.pause(now, done)
	}
}

// pause lets the page run, or until done is closed.
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

// end frees what the page holds for s, which looks no more.
func (s *slicer) end() {
	if s.page != nil {
		s.page.end(s.turn != nil)
	}
}

// A page brings messages to itself.
type page struct {
	come  js.Func
	send  func()
	port  js.Value // where the messages arrive, undefined where they take no channel
	ended bool     // nobody sends any more
	freed bool     // and nothing is held
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

// end frees everything, at once or when the message has come that is under way.
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

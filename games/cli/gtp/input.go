// Reading the lines of the protocol ahead, so that a search stops when the client has quit or gone.

package gtp

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"quintet/games/crash"
)

// maxAhead bounds the bytes of the lines that are read ahead. An end of the input that lies further ahead is not noticed.
const maxAhead = 64 << 20

// lineCost is what a line takes beside its text.
const lineCost = 64

// A line is one line of the input. Of one that is too long text is the beginning. After an err, io.EOF at the end, there is no other.
type line struct {
	text    string
	tooLong bool
	err     error
}

// An input reads lines ahead, so that a search ends when the client has gone.
type input struct {
	mu      sync.Mutex
	changed *sync.Cond
	lines   []line
	size    int  // of lines, with their cost
	stopped bool // no more lines are wanted

	over chan struct{} // closed when quit or the end of the input has been read
	gone atomic.Bool   // the input has ended during a search
	// atOnce bounds the time after the beginning of a search within which the end of a script may close over.
	atOnce time.Duration
}

// readAhead starts to read. The caller calls stop; a read that has begun then ends when in does, and what it reads is lost.
func readAhead(in io.Reader, atOnce time.Duration) *input {
	i := &input{atOnce: atOnce, over: make(chan struct{})}
	i.changed = sync.NewCond(&i.mu)
	go func() {
		if p := crash.In(func() { i.read(bufio.NewReaderSize(in, MaxLine)) }); p != nil { // in panics
			i.add(line{err: p})
		}
	}()
	return i
}

// stop ends the reading.
func (i *input) stop() {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.stopped = true
	i.changed.Broadcast()
}

// next waits for a line and returns it.
func (i *input) next() line {
	i.mu.Lock()
	defer i.mu.Unlock()
	for len(i.lines) == 0 {
		i.changed.Wait()
	}
	l := i.lines[0]
	i.lines = i.lines[1:]
	i.size -= len(l.text) + lineCost
	i.changed.Broadcast()
	return l
}

// add waits until there is room for l and adds it. It reports whether more are wanted.
func (i *input) add(l line) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	for i.size > maxAhead && !i.stopped {
		i.changed.Wait()
	}
	i.lines = append(i.lines, l)
	i.size += len(l.text) + lineCost
	i.changed.Broadcast()
	return !i.stopped
}

// read reads until quit or the end, and closes over before the session reaches it.
func (i *input) read(r *bufio.Reader) {
	for first := true; ; first = false {
		l := readLine(r)
		if first {
			l.text = strings.TrimPrefix(l.text, "\ufeff") // a byte order mark
		}
		_, name, args := split(l.text)
		last := l.err != nil || name == "quit" && args == "" && !l.tooLong
		if last {
			close(i.over)
		}
		if !i.add(l) || last {
			return
		}
	}
}

// readLine reads up to the end of the line. Of a line of more than MaxLine bytes it returns the beginning and drops the rest.
func readLine(r *bufio.Reader) line {
	part, err := r.ReadSlice('\n')
	l := line{text: string(part)}
	for errors.Is(err, bufio.ErrBufferFull) {
		l.tooLong = true
		_, err = r.ReadSlice('\n')
	}
	l.tooLong = l.tooLong && !strings.Contains(l.text, "#") // it may be the comment that is long
	l.err = err
	return l
}

// watch returns a context for a search that begins now. It is cancelled when the input ends meanwhile, or has ended during an earlier search: the
// client has gone. An input that has ended before the first one is a script, and its searches take their time. The caller calls the function when
// the search has ended.
func (i *input) watch() (context.Context, func()) {
	ctx, cancel := context.WithCancel(context.Background())
	if i.gone.Load() {
		cancel()
		return ctx, cancel
	}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		select {
		case <-time.After(i.atOnce):
		case <-ctx.Done():
			return
		}
		select {
		case <-i.over:
			return
		default:
		}
		select {
		case <-i.over:
			i.gone.Store(true)
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		cancel()
		<-ended
	}
}

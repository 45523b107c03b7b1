// Reads the protocol's input ahead (input), so that a search stops when the client has quit or disconnected (watch). Change here how much is read
// ahead (maxAhead). session.go handles the lines.

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

// maxAhead bounds the bytes of lines read ahead. An end of the input beyond that goes unnoticed.
const maxAhead = 64 << 20

// lineCost is the overhead counted for each line.
const lineCost = 64

// A line is one line of the input. If it is too long, text is its beginning. No line follows one with err, which is io.EOF at the end.
type line struct {
	text    string
	tooLong bool
	err     error
}

// An input reads lines ahead, so that a search ends when the client has left.
type input struct {
	mu      sync.Mutex
	changed *sync.Cond
	lines   []line
	size    int  // of the lines, including lineCost
	stopped bool // no more lines are wanted

	over       chan struct{} // closed when quit or the end of the input has been read
	clientGone atomic.Bool   // the input ended during a search
	// atOnce bounds the time after the start of a search within which over may still close because of the end of a script.
	atOnce time.Duration
}

// readAhead starts reading. The caller must call stop. A read in progress then ends when in returns, and its data are lost.
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

// stop stops reading.
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

// add waits until there is room for l and adds it. It returns false if no more lines are wanted.
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

// read reads until quit or the end, and closes over before the session gets there.
func (i *input) read(r *bufio.Reader) {
	for first := true; ; first = false {
		l := readLine(r)
		if first {
			l.text = strings.TrimPrefix(l.text, "\ufeff") // byte order mark
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

// readLine reads up to the end of the line. From a line of more than MaxLine bytes it returns the beginning and drops the rest.
func readLine(r *bufio.Reader) line {
	part, err := r.ReadSlice('\n')
	l := line{text: string(part)}
	for errors.Is(err, bufio.ErrBufferFull) {
		l.tooLong = true
		_, err = r.ReadSlice('\n')
	}
	l.tooLong = l.tooLong && !strings.Contains(l.text, "#") // the excess may only be a comment
	l.err = err
	return l
}

// watch returns a context for a search that starts now. It is cancelled if the input ends during this search or ended during an earlier one: the
// client has left. If the input ended before the first search it is a script, and its searches run in full. The caller must call the function when
// the search has ended.
func (i *input) watch() (context.Context, func()) {
	ctx, cancel := context.WithCancel(context.Background())
	if i.clientGone.Load() {
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
			i.clientGone.Store(true)
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		cancel()
		<-ended
	}
}

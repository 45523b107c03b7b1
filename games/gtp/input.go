package gtp

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"time"

	"quintet/games/crash"
)

// ahead limits the lines that are read before they are carried out.
const ahead = 16

// A line is one line of the input. Of one that is too long text is the beginning. After an err, io.EOF at the end, there is no other.
type line struct {
	text    string
	tooLong bool
	err     error
}

// An input reads lines ahead, so that a search can be told that nobody waits for it any more.
type input struct {
	lines chan line
	over  chan struct{} // closed when quit or the end of the input has been read
	stop  chan struct{} // closed when no more lines are wanted
	// atOnce bounds the time after the beginning of a search within which the end of a script may close over.
	atOnce time.Duration
}

// readAhead starts to read. The caller closes stop; a read that has begun then ends when in does, and what it reads is lost.
func readAhead(in io.Reader, atOnce time.Duration) *input {
	i := &input{atOnce: atOnce, lines: make(chan line, ahead), over: make(chan struct{}), stop: make(chan struct{})}
	go func() {
		if p := crash.In(func() { i.read(bufio.NewReaderSize(in, MaxLine)) }); p != nil { // in panics
			select {
			case i.lines <- line{err: p}:
			case <-i.stop:
			}
		}
	}()
	return i
}

// read reads until quit or the end, and tells of it before the session comes to it.
func (i *input) read(r *bufio.Reader) {
	for {
		l := readLine(r)
		_, name, args := split(l.text)
		last := l.err != nil || name == "quit" && args == "" && !l.tooLong
		if last {
			close(i.over)
		}
		select {
		case i.lines <- l:
		case <-i.stop:
			return
		}
		if last {
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

// watch returns a context for a search that begins now. It is cancelled when the input ends meanwhile: the client has gone. An input
// that has ended before is a script, and its searches take their time. The caller calls the function when the search has ended.
func (i *input) watch() (context.Context, func()) {
	ctx, cancel := context.WithCancel(context.Background())
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
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		cancel()
		<-ended
	}
}

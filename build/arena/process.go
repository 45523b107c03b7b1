// Runs a child process that answers text commands (GTP): starts it, sends it a command and waits for the reply (ask), parses replies, and stops
// it. Change here how long a reply may be (maxReply), and how long the process and its own children have to end (exitTimeout, WaitDelay).
// program.go chooses the commands and limits the time for an answer.

package arena

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// Limits, in bytes, of one answer of a program.
const (
	maxReplyLine = 1 << 16
	maxReply     = 1 << 20
)

// A process is a running program that answers commands on its standard output.
type process struct {
	command *exec.Cmd
	in      io.WriteCloser
	replies chan reply // one for each command, then closed
	errs    tail       // what it wrote on standard error; read it only after wait
	asked   int        // number of commands so far, used to number them
}

// A reply is the response of a program to a command, or why there is none.
type reply struct {
	id     string
	failed bool
	text   string
	err    error
}

// startProcess starts a program.
func startProcess(command []string) (*process, error) {
	p := &process{command: exec.Command(command[0], command[1:]...), replies: make(chan reply)}
	// A program's own children may keep its output open after its end; the wait for them is limited to this.
	p.command.WaitDelay = time.Second
	p.command.Stderr = &p.errs
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	p.in = in
	go p.read(out)
	return p, nil
}

// read turns the output into replies until its end.
func (p *process) read(out io.Reader) {
	defer close(p.replies)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, maxReplyLine)
	for {
		r, ok := readReply(lines)
		if !ok {
			return
		}
		p.replies <- r
		if r.err != nil {
			return
		}
	}
}

// readReply reads one answer up to the empty line that ends it. ok is false at the end of the output.
func readReply(lines *bufio.Scanner) (r reply, ok bool) {
	var text []string
	length := 0
	for lines.Scan() {
		line := strings.TrimRight(lines.Text(), "\r")
		if line == "" && text == nil {
			continue
		}
		if line == "" {
			return parseReply(strings.Join(text, "\n")), true
		}
		text = append(text, line)
		if length += len(line); length > maxReply {
			return reply{err: faultf(faultGarbled, "an answer is longer than %d bytes", maxReply)}, true
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return reply{err: faultf(faultGarbled, "a line is longer than %d bytes", maxReplyLine)}, true
	}
	return reply{}, false
}

// parseReply splits an answer: = or ?, the number of the command, the text.
func parseReply(text string) reply {
	rest, good := strings.CutPrefix(text, "=")
	rest, bad := strings.CutPrefix(rest, "?")
	if good == bad {
		return reply{err: faultf(faultGarbled, "%.80q is no answer of the protocol", text)}
	}
	words := strings.TrimLeft(rest, "0123456789")
	return reply{id: rest[:len(rest)-len(words)], failed: bad, text: strings.TrimSpace(words)}
}

// ask sends a command and waits for its reply. Its error is the cause of ctx if that ends, otherwise a *fault; the process must then be stopped.
func (p *process) ask(ctx context.Context, command string) reply {
	p.asked++
	id := strconv.Itoa(p.asked)
	if _, err := io.WriteString(p.in, id+" "+command+"\n"); err != nil {
		return reply{err: p.exitFault(command)}
	}
	select {
	case <-ctx.Done():
		return reply{err: context.Cause(ctx)}
	case r, ok := <-p.replies:
		if !ok {
			return reply{err: p.exitFault(command)}
		}
		if r.err == nil && r.id != id {
			r.err = faultf(faultGarbled, "the answer to %q has the number %q instead of %q", command, r.id, id)
		}
		return r
	}
}

// exitFault waits for the end of a program that has closed its output and returns how it ended.
func (p *process) exitFault(command string) *fault {
	p.stop()
	words := fmt.Sprintf("it ended at %q: %v", command, p.command.ProcessState)
	if said := p.errs.String(); said != "" {
		words += fmt.Sprintf(", saying %q", said)
	}
	return faultf(faultDied, "%s", words)
}

// exitTimeout is the time that a program has to end by itself after its input has ended.
const exitTimeout = 200 * time.Millisecond

// stop ends the program, by force unless it ends promptly by itself, and waits for it. It may be called again.
func (p *process) stop() {
	if p.command.ProcessState != nil {
		return
	}
	p.in.Close() // fails only if it is closed
	killer := time.AfterFunc(exitTimeout, func() {
		p.command.Process.Kill() // fails only if it has ended
	})
	defer killer.Stop()
	// Wait must not close the output before the reader is done, so wait for the reader first; it ends when the program does.
	timeout := time.After(exitTimeout + p.command.WaitDelay)
	for open := true; open; {
		select {
		case _, open = <-p.replies:
		case <-timeout:
			open = false
		}
	}
	p.command.Wait() // ProcessState has how it ended
	for range p.replies {
	}
}

// A tail keeps the end of what is written to it.
type tail struct{ text []byte }

const tailLength = 200

func (t *tail) Write(text []byte) (int, error) {
	t.text = append(t.text, text...)
	t.text = t.text[max(len(t.text)-tailLength, 0):]
	return len(text), nil
}

// String returns the end of the text without surrounding spaces.
func (t *tail) String() string { return strings.TrimSpace(string(t.text)) }

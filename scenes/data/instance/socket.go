//go:build !js

// Hands the files of a second start to the open window over a Unix socket: handOver is the side of that start, serve the side of the window.
// Change the messages and time limits here. socket_js.go stands in for it in a browser.

package instance

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// The files in the folder. Names that begin with a dot are not data of a store.
const (
	socketFile  = ".window.sock"
	addressFile = ".window.path" // holds the path of a socket outside the folder
)

// Limits of a conversation. A window that is starting takes seconds to answer.
const (
	maxRequest     = 1 << 20 // bytes
	requestTimeout = 5 * time.Second
	replyTimeout   = time.Minute
)

// A request is what a later start sends, as JSON.
type request struct {
	Files []string // absolute paths
}

// A reply says that the window was shown and has opened the files.
type reply struct {
	Shown bool
}

// errNoReply is the error of handOver if the window does not reply in time.
var errNoReply = errors.New("the window does not answer")

// handOver asks the window that uses folder to open the files at paths.
func handOver(folder string, paths []string) error {
	c, err := dial(folder)
	if err != nil {
		return err
	}
	defer c.Close()
	allowFront()
	timeout := time.AfterFunc(replyTimeout, func() { c.Close() })
	var r reply
	err = json.NewEncoder(c).Encode(request{paths})
	if err == nil {
		err = json.NewDecoder(c).Decode(&r)
	}
	if !timeout.Stop() {
		return errNoReply
	}
	if err == nil && !r.Shown {
		err = errors.New("the window is closing")
	}
	return err
}

// dial connects to the window that uses folder.
func dial(folder string) (net.Conn, error) {
	c, err := net.Dial("unix", filepath.Join(folder, socketFile))
	if err == nil {
		return c, nil
	}
	path, readErr := os.ReadFile(filepath.Join(folder, addressFile))
	if readErr != nil {
		return nil, err
	}
	return net.Dial("unix", string(path))
}

// listen opens the socket for folder. If the folder cannot hold it, for example because its path is too long, it is in a new temporary folder. clean
// removes what listen created.
func listen(folder string) (l net.Listener, clean func(), err error) {
	// These belong to a process that was killed, because this one holds the lock.
	path, address := filepath.Join(folder, socketFile), filepath.Join(folder, addressFile)
	_ = os.Remove(path)
	_ = os.Remove(address)
	if l, err = net.Listen("unix", path); err == nil {
		_ = os.Chmod(path, 0o600) // if this is not possible, the folder keeps others out
		return l, func() {}, nil
	}
	temporary, err := os.MkdirTemp("", "quintet-")
	if err != nil {
		return nil, nil, err
	}
	clean = func() {
		_ = os.Remove(address)
		_ = os.RemoveAll(temporary)
	}
	path = filepath.Join(temporary, "s")
	if l, err = net.Listen("unix", path); err == nil {
		if err = os.WriteFile(address, []byte(path), 0o600); err != nil {
			l.Close()
		}
	}
	if err != nil {
		clean()
		return nil, nil, err
	}
	return l, clean, nil
}

// serve answers later starts until stop is called. If there can be no socket it does nothing: later starts report that the window is open.
func serve(folder string, show Show) (stop func()) {
	if folder == "" {
		return func() {}
	}
	l, clean, err := listen(folder)
	if err != nil {
		return func() {}
	}
	stopped := make(chan struct{})
	var running sync.WaitGroup
	running.Go(func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return // closed
			}
			answer(c, show, stopped)
		}
	})
	return func() {
		close(stopped)
		l.Close()
		running.Wait()
		clean()
	}
}

// answer lets show open the files that a later start sends on c. It ignores anything but a request.
func answer(c net.Conn, show Show, stopped <-chan struct{}) {
	defer c.Close()
	timeout := time.AfterFunc(requestTimeout, func() { c.Close() })
	var r request
	err := json.NewDecoder(io.LimitReader(c, maxRequest)).Decode(&r)
	if !timeout.Stop() || err != nil {
		return
	}
	for _, path := range r.Files {
		if !filepath.IsAbs(path) {
			return
		}
	}
	select {
	case <-show(r.Files):
		_ = json.NewEncoder(c).Encode(reply{true}) // a start that has gone needs no answer
	case <-stopped:
	}
}

package dialog

import (
	"bufio"
	"context"
	"errors"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/godbus/dbus/v5"
)

// A portal answers like a desktop's portal.
type portal struct {
	bus    *dbus.Conn
	mu     sync.Mutex // guards the fields below, which the test sets between requests
	code   uint32
	uris   []string
	asked  string        // the last request
	closed chan struct{} // closed with the request; the portal then never answers
}

// OpenFile is a method of the portal.
func (p *portal) OpenFile(_, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return p.answer("open "+title, options)
}

// SaveFile is a method of the portal.
func (p *portal) SaveFile(_, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return p.answer("save "+title, options)
}

// Close is a method of a request.
func (p *portal) Close() *dbus.Error {
	close(p.closed)
	return nil
}

func (p *portal) answer(asked string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	if name, ok := options["current_name"]; ok {
		asked += " as " + name.Value().(string)
	}
	if several, ok := options["multiple"]; ok && several.Value() == true {
		asked += " or several"
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.asked = asked
	const handle = dbus.ObjectPath(portalPath + "/request/1_1/t")
	if p.closed != nil {
		return handle, nil
	}
	for _, to := range []struct {
		request dbus.ObjectPath
		uris    []string
	}{{portalPath + "/request/1_1/other", []string{"file:///other"}}, {handle, p.uris}} {
		results := map[string]dbus.Variant{"uris": dbus.MakeVariant(to.uris)}
		if err := p.bus.Emit(to.request, requestName+".Response", p.code, results); err != nil {
			return "", dbus.MakeFailedError(err)
		}
	}
	return handle, nil
}

// session starts a private bus for the test and returns a connection to it.
func session(t *testing.T) *dbus.Conn {
	t.Helper()
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address")
	out, err := daemon.StdoutPipe()
	if err == nil {
		err = daemon.Start()
	}
	if err != nil {
		t.Skipf("there is no dbus-daemon: %v", err)
	}
	t.Cleanup(func() {
		daemon.Process.Kill()
		daemon.Wait()
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Skipf("the bus does not start: %v", err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(address))
	bus, err := dbus.Connect(strings.TrimSpace(address))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { bus.Close() })
	return bus
}

// open starts serving p on bus.
func (p *portal) open(t *testing.T, bus *dbus.Conn) {
	t.Helper()
	p.bus = bus
	if err := errors.Join(bus.Export(p, portalPath, chooserName), bus.Export(p, portalPath+"/request/1_1/t", requestName)); err != nil {
		t.Fatal(err)
	}
	if reply, err := bus.RequestName(portalName, 0); err != nil || reply != dbus.RequestNameReplyPrimaryOwner {
		t.Fatalf("%v, %v", reply, err)
	}
}

func TestAskUsesPortal(t *testing.T) {
	bus := session(t)
	if _, err := ask(t.Context(), Request{Title: "Open"}); !errors.Is(err, ErrNone) {
		t.Errorf("without a portal: got %v, want %v", err, ErrNone)
	}
	p := &portal{}
	p.open(t, bus)
	for _, tt := range []struct {
		name    string
		r       Request
		code    uint32
		uris    []string
		asked   string
		paths   []string
		failure error
	}{
		{"a file to be opened", Request{Title: "Open a file"}, 0, []string{"file:///games/a%20game%C3%A3.txt"}, "open Open a file or several", []string{"/games/a gameã.txt"}, nil},
		{"files to be opened", Request{Title: "Open"}, 0, []string{"file:///b.txt", "file:///games/a.txt"}, "open Open or several", []string{"/b.txt", "/games/a.txt"}, nil},
		{"a file to be written", Request{Title: "Save", Save: true, Name: "a.png"}, 0, []string{"file:///games/b.png"}, "save Save as a.png", []string{"/games/b.png"}, nil},
		{"the players want none", Request{Title: "Open"}, 1, nil, "open Open or several", nil, ErrCancelled},
		{"a file elsewhere", Request{Title: "Open"}, 0, []string{"file:///b.txt", "https://example.org/a"}, "open Open or several", nil, ErrNone},
		{"no file", Request{Title: "Open"}, 0, nil, "open Open or several", nil, ErrNone},
	} {
		p.mu.Lock()
		p.code, p.uris = tt.code, tt.uris
		p.mu.Unlock()
		paths, err := ask(t.Context(), tt.r)
		p.mu.Lock()
		if !slices.Equal(paths, tt.paths) || p.asked != tt.asked || !errors.Is(err, tt.failure) {
			t.Errorf("%s: asked is %q, and the answer %q, %v; want %q, and %q, %v", tt.name, p.asked, paths, err, tt.asked, tt.paths, tt.failure)
		}
		p.mu.Unlock()
	}
}

// A dialog closes with its context, and while it is open no other can be opened.
func TestCancelClosesDialog(t *testing.T) {
	p := &portal{closed: make(chan struct{})}
	p.open(t, session(t))
	ctx, cancel := context.WithCancel(t.Context())
	var d Desk
	answers := make(chan error, 2)
	answer := func(_ []string, err error) { answers <- err }
	d.Ask(ctx, Request{Title: "One"}, answer)
	d.Ask(ctx, Request{Title: "Two"}, answer)
	if err := <-answers; err != ErrOpen {
		t.Errorf("a second dialog: got %v, want %v", err, ErrOpen)
	}
	cancel()
	if err := <-answers; !errors.Is(err, context.Canceled) {
		t.Errorf("the answer is %v, want %v", err, context.Canceled)
	}
}

// Without a bus nothing blocks.
func TestNoBus(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+t.TempDir()+"/none")
	if _, err := ask(t.Context(), Request{Title: "Open"}); !errors.Is(err, ErrNone) {
		t.Errorf("without a bus: got %v, want %v", err, ErrNone)
	}
}

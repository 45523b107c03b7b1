// Starts and stops the X server on which tests run the program (Xvfb), sets its keyboard layout, and calls xdotool. Change the size of the virtual
// screen here. window.go opens the program on the server.

package display

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
)

// A Server is an X server without a screen.
type Server struct {
	Env    []string  // of opened programs, in addition to this process's
	Errors io.Writer // their standard error; nil for this process's
	Class  string    // the window class, if another process opens the windows; "" for the programs' own windows

	name   string // of the display, such as ":7"
	memory string // folder of the file with the pixels of the screen
	stop   func() error
	wait   func() error
}

// The size of the virtual screen.
const (
	serverWidth  = 1400
	serverHeight = 900
)

// Start starts an Xvfb on an unused display.
func Start() (*Server, error) {
	r, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	memory, err := os.MkdirTemp("", "quintet-screen-*")
	if err != nil {
		out.Close()
		return nil, err
	}
	size := strconv.Itoa(serverWidth) + "x" + strconv.Itoa(serverHeight) + "x24"
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size, "+extension", "GLX", "-noreset", "-fbdir", memory)
	x.ExtraFiles = []*os.File{out}
	err = x.Start()
	out.Close()
	if err != nil {
		os.RemoveAll(memory)
		return nil, fmt.Errorf("display: Xvfb does not start: %w", err)
	}
	s := &Server{memory: memory, stop: x.Process.Kill, wait: x.Wait}
	name, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		s.Close()
		return nil, fmt.Errorf("display: Xvfb names no display: %w", err)
	}
	s.name = ":" + strings.TrimSpace(name)
	return s, nil
}

// Name returns the name of the display.
func (s *Server) Name() string { return s.name }

// Close ends the server and the windows on it.
func (s *Server) Close() {
	if s.stop() == nil {
		// The error says that it was killed, as intended.
		_ = s.wait()
	}
	os.RemoveAll(s.memory)
}

// Layout sets the keyboard layout of the display, by the name that setxkbmap uses: "ru", "fr".
func (s *Server) Layout(name string) error {
	if out, err := s.command("setxkbmap", []string{"-layout", name}, nil).CombinedOutput(); err != nil {
		return fmt.Errorf("display: the layout %s: %w: %s", name, err, out)
	}
	return nil
}

// command returns a program that runs on the display, with additional environment variables.
func (s *Server) command(name string, args, env []string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Env = append(append(os.Environ(), "DISPLAY="+s.name), env...)
	return c
}

// program returns a program to test, with the pointer where no window opens.
func (s *Server) program(name string, args []string) *exec.Cmd {
	s.xdotool("mousemove", strconv.Itoa(serverWidth-10), strconv.Itoa(serverHeight-10))
	c := s.command(name, args, s.Env)
	c.Stderr = os.Stderr
	if s.Errors != nil {
		c.Stderr = s.Errors
	}
	return c
}

// xdotool runs xdotool on the display and returns its output, "" on failure.
func (s *Server) xdotool(args ...string) string {
	out, err := s.command("xdotool", args, nil).Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// The command "go run ./build web": its flags, and the server on this machine, which runs until it is interrupted. Change flags and the printed
// address here. site.go writes the site, serve.go answers requests.

package web

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

const help = `usage: go run ./build web [-addr HOST:PORT] [-o FOLDER]

builds the program for browsers and serves it until it is interrupted;
with -o it only writes the site into FOLDER, compressed as well as it can be

`

// Command builds the site and serves it, or only writes it.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	f := flag.NewFlagSet("web", flag.ContinueOnError)
	f.SetOutput(errs)
	addr := f.String("addr", "localhost:8080", "where to serve it; port 0 is any free one")
	folder := f.String("o", "", "folder to write the site to, without serving it")
	f.Usage = func() {
		fmt.Fprint(errs, help)
		f.PrintDefaults()
	}
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return fmt.Errorf("web: %q is no flag", f.Arg(0))
	}
	if *folder != "" {
		return write(*folder, out)
	}
	dir, err := os.MkdirTemp("", "quintet-web-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	fmt.Fprintln(out, "building the program for browsers; the first time takes about two minutes")
	if err := Write(dir, Options{Quick: true}); err != nil {
		return err
	}
	l, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("web: %w", err)
	}
	fmt.Fprintf(out, "open http://%s/ in a browser; Ctrl+C ends this\n", displayAddress(*addr, l.Addr()))
	return serve(ctx, l, dir)
}

// write writes the site into folder and prints the size of the program.
func write(folder string, out io.Writer) error {
	fmt.Fprintln(out, "building and compressing; this takes a few minutes")
	if err := Write(folder, Options{}); err != nil {
		return err
	}
	for _, end := range []string{"", gzipEnd, brotliEnd} {
		info, err := os.Stat(filepath.Join(folder, program+end))
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%-16s %5.1f MB\n", info.Name(), float64(info.Size())/1e6)
	}
	return nil
}

// displayAddress returns the address to type, given the requested one and the actual one.
func displayAddress(asked string, at net.Addr) string {
	host, _, err := net.SplitHostPort(asked)
	_, port, atErr := net.SplitHostPort(at.String())
	if errors.Join(err, atErr) != nil {
		return at.String()
	}
	if host == "" {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}

// serve serves the site in folder on l until ctx is over.
func serve(ctx context.Context, l net.Listener, folder string) error {
	s := &http.Server{Handler: Handler(folder), ReadHeaderTimeout: 10 * time.Second}
	stop := context.AfterFunc(ctx, func() { s.Close() })
	defer stop()
	if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

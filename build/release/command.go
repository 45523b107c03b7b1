package release

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Command makes all packages of the sources in the folder where it is run.
func Command(args []string, out, errs io.Writer) (err error) {
	f := flag.NewFlagSet("release", flag.ContinueOnError)
	f.SetOutput(errs)
	folder := f.String("o", filepath.Join("out", "release"), "folder for the packages")
	var k key
	f.StringVar(&k.file, "windows-key", os.Getenv("QUINTET_WINDOWS_KEY"),
		"PKCS #12 file that signs the Windows programs; its password is read from QUINTET_WINDOWS_PASSWORD (default QUINTET_WINDOWS_KEY)")
	f.StringVar(&k.timestamp, "timestamp", os.Getenv("QUINTET_WINDOWS_TIMESTAMP"),
		"address of the server that dates the signature (default QUINTET_WINDOWS_TIMESTAMP)")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return fmt.Errorf("release: %q is no flag", f.Arg(0))
	}
	k.password = os.Getenv("QUINTET_WINDOWS_PASSWORD")
	if err := packAll(".", *folder, k, out); err != nil {
		return fmt.Errorf("release: %w", err)
	}
	return nil
}

// all makes every package.
func (r *release) all() error {
	for _, step := range []func() error{r.windows, r.macOS, r.tarballs, r.packages, r.browsers, r.materials, r.sums} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// packAll makes all packages of sources.
func packAll(sources, folder string, k key, out io.Writer) (err error) {
	if k.file != "" {
		if k.file, err = filepath.Abs(k.file); err != nil {
			return err
		}
	}
	r, err := open(sources, folder, k, out)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, r.close()) }()
	fmt.Fprintf(out, "Quintet %s, commit %s, is packed. The first time takes some minutes.\n", r.version, r.commit)
	if err := r.all(); err != nil {
		return err
	}
	if k.file == "" {
		fmt.Fprintln(out, "The Windows programs are not signed: no key is given (-windows-key).")
	}
	fmt.Fprintln(out, "The macOS program is signed ad hoc: no developer has signed it, and Apple has not notarised it.")
	fmt.Fprintln(out, "The packages are in", folder)
	return nil
}

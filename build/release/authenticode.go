package release

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
)

// A key signs programs for Windows.
type key struct {
	file      string // PKCS #12; "" for none
	password  string
	timestamp string // address of a server that says when; "" for none
}

// sign returns a program for Windows with a signature; the program itself where there is no key.
func (r *release) sign(exe []byte, name string) ([]byte, error) {
	if r.key.file == "" {
		return exe, nil
	}
	if _, err := exec.LookPath("osslsigncode"); err != nil {
		return nil, errors.New("signing needs osslsigncode, which Debian has in a package of that name")
	}
	// The folder is nobody else's, and gone in the end. On a command line everybody could read the password.
	secret := filepath.Join(r.work, "password")
	if err := os.WriteFile(secret, []byte(r.key.password), 0o600); err != nil {
		return nil, err
	}
	from, to := filepath.Join(r.work, "unsigned-"+name), filepath.Join(r.work, "signed-"+name)
	if err := os.WriteFile(from, exe, 0o600); err != nil {
		return nil, err
	}
	args := []string{"sign", "-pkcs12", r.key.file, "-readpass", secret, "-h", "sha256", "-n", "Quintet"}
	if r.key.timestamp != "" {
		args = append(args, "-ts", r.key.timestamp)
	}
	if err := r.run(r.sources, "osslsigncode", append(args, "-in", from, "-out", to)...); err != nil {
		return nil, err
	}
	return os.ReadFile(to)
}

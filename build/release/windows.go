// The programs and installers for Windows: icon and version resources, code signature, and NSIS.

package release

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// withResources returns exe, a program for Windows, with icon, version and manifest.
func withResources(exe []byte, v string, when time.Time) ([]byte, error) {
	icon, err := windowsIcon()
	if err != nil {
		return nil, err
	}
	rs := &winres.ResourceSet{}
	if err := rs.SetIcon(winres.ID(1), icon); err != nil {
		return nil, err
	}
	manifest, err := templated("manifest.xml", map[string]string{"Version": v})
	if err != nil {
		return nil, err
	}
	if err := rs.Set(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault, manifest); err != nil {
		return nil, err
	}
	info := version.Info{Timestamp: when}
	info.SetFileVersion(v)
	info.SetProductVersion(v)
	for key, text := range map[string]string{
		version.ProductName: "Quintet", version.FileDescription: "Quintet", version.OriginalFilename: "quintet.exe",
		version.InternalName: "quintet", version.CompanyName: maker, version.LegalCopyright: "Apache License 2.0",
	} {
		if err := info.Set(version.LangNeutral, key, text); err != nil {
			return nil, err
		}
	}
	rs.SetVersionInfo(info)
	var out bytes.Buffer
	err = rs.WriteToEXE(&out, bytes.NewReader(exe), winres.ForceCheckSum())
	return out.Bytes(), err
}

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

// windows makes a zip and an installer for each processor, signed where there is a key.
func (r *release) windows() error {
	papers, err := r.papers()
	if err != nil {
		return err
	}
	for _, t := range windowsTargets {
		p, err := r.program(t)
		if err != nil {
			return err
		}
		if p, err = withResources(p, r.version, r.when); err != nil {
			return err
		}
		if p, err = r.sign(p, "quintet-"+t.arch+".exe"); err != nil {
			return err
		}
		name := r.name(t.String())
		files := append([]file{{"quintet.exe", program, p}}, papers...)
		if err := r.addZip(name+".zip", inside(name, files)); err != nil {
			return err
		}
		setup, err := r.installer(t, files)
		if err != nil {
			return err
		}
		if setup, err = r.sign(setup, name+"-setup.exe"); err != nil {
			return err
		}
		if err := r.add(name+"-setup.exe", setup); err != nil {
			return err
		}
	}
	return nil
}

// stubs are the installers of NSIS for each processor. It has none for ARM, where Windows runs the one for 32 bits.
var stubs = map[string]string{"amd64": "amd64-unicode", "arm64": "x86-unicode"}

// installer returns a program that installs files for one user.
func (r *release) installer(t target, files []file) ([]byte, error) {
	folder := filepath.Join(r.work, "installer-"+t.arch)
	icon, err := ico()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range files {
		names = append(names, f.name)
	}
	script, err := templated("installer.nsi", map[string]any{"Version": r.version, "Maker": maker, "Files": names, "Target": stubs[t.arch], "Quick": r.quick})
	if err != nil {
		return nil, err
	}
	all := append([]file{{"installer.nsi", plain, script}, {"quintet.ico", plain, icon}}, files...)
	if err := lay(folder, all, r.when); err != nil {
		return nil, err
	}
	if err := r.run(folder, "makensis", "-V2", "-NOCD", "-INPUTCHARSET", "UTF8", "installer.nsi"); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(folder, "installer.exe"))
}

// Makes the Windows zips and installers (NSIS), and adds icon, version and manifest to each program (withResources). Change the installed files here;
// the manifest and the script of the installer are templates in build/release/templates.

package release

import (
	"bytes"
	"os"
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
		version.InternalName: "quintet", version.CompanyName: vendor, version.LegalCopyright: "Apache License 2.0",
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

// windows makes a zip and an installer for each processor.
func (r *release) windows() error {
	papers, err := r.licencesAndNews()
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
		name := r.name(t.String())
		if err := r.materials(name, p); err != nil {
			return err
		}
		files := append([]file{{"quintet.exe", program, p}}, papers...)
		if err := r.addZip(name+".zip", inside(name, files)); err != nil {
			return err
		}
		setup, err := r.installer(t, files)
		if err != nil {
			return err
		}
		if err := r.add(name+"-setup.exe", setup); err != nil {
			return err
		}
	}
	return nil
}

// stubs are the NSIS installers for each processor. There is none for ARM, where Windows runs the 32-bit one.
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
	script, err := templated("installer.nsi", map[string]any{"Version": r.version, "Maker": vendor, "Files": names, "Target": stubs[t.arch], "Quick": r.quick})
	if err != nil {
		return nil, err
	}
	all := append([]file{{"installer.nsi", plain, script}, {"quintet.ico", plain, icon}}, files...)
	if err := writeFiles(folder, all, r.when); err != nil {
		return nil, err
	}
	if err := r.run(folder, "makensis", "-V2", "-NOCD", "-INPUTCHARSET", "UTF8", "installer.nsi"); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(folder, "installer.exe"))
}

// Writes the list of the modules in each program (software bill of materials) beside the archive with the program, with CycloneDX's own tool. Change
// the tool's version and flags here.

package release

import (
	"os"
	"path/filepath"
)

// gomod lists the modules of a program; this is the version known to work. Like nfpm it is run and not linked.
const gomod = "github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@v1.10.0"

// materials adds the bill of materials of a program p, named like the archive that contains p. Its licences are evidence, found in the files of the
// modules; NOTICES.md states the ones that apply. It has neither a time nor a serial number, because two runs must give the same bytes.
func (r *release) materials(name string, p []byte) error {
	path := filepath.Join(r.work, name)
	if err := os.WriteFile(path, p, program); err != nil {
		return err
	}
	list := path + ".cdx.json"
	if err := r.run(r.work, "go", "run", "-trimpath", gomod, "bin", "-json", "-std", "-licenses", "-noserial", "-notimestamp", "-short-purls",
		"-version", r.version, "-output", list, path); err != nil {
		return err
	}
	return r.addFile(name+".cdx.json", list)
}

package release

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"quintet/build/must"
)

// A bill holds the parts of a CycloneDX bill of materials that the tests check.
type bill struct {
	Format   string `json:"bomFormat"`
	Spec     string `json:"specVersion"`
	Metadata struct {
		Component  material
		Properties []struct{ Name, Value string }
	}
	Components   []material
	Dependencies []struct {
		Ref       string
		DependsOn []string
	}
}

type material struct {
	Ref                       string `json:"bom-ref"`
	Type, Name, Version, PURL string
	Evidence                  struct {
		Licenses []struct{ License struct{ ID string } }
	}
}

// TestSBOMDescribesProgram checks the format, the names and references, and the hash of the program in the package.
func TestSBOMDescribesProgram(t *testing.T) {
	p := made(t)
	for _, s := range shipped(t, p) {
		b := s.bill
		c := b.Metadata.Component
		if b.Format != "CycloneDX" || b.Spec != "1.6" || c.Type != "application" || c.Name != "quintet" || c.Version != p.release.version {
			t.Errorf("%s: %s %s of the %s %s %s", s.name, b.Format, b.Spec, c.Type, c.Name, c.Version)
		}
		hash := struct{ Name, Value string }{"cdx:gomod:binary:hash:SHA-256", fmt.Sprintf("%x", sha256.Sum256(s.program))}
		if !slices.Contains(b.Metadata.Properties, hash) {
			t.Errorf("%s gives another hash than that of its program", s.name)
		}
		refs := map[string]bool{c.Ref: true}
		for _, c := range b.Components {
			if c.Type != "library" || c.PURL != "pkg:golang/"+c.Name+"@"+c.Version || c.Ref == "" || refs[c.Ref] {
				t.Errorf("%s: component %+v", s.name, c)
			}
			refs[c.Ref] = true
		}
		if len(b.Dependencies) != len(refs) {
			t.Errorf("%s: dependencies of %d, there are %d components", s.name, len(b.Dependencies), len(refs))
		}
		for _, d := range b.Dependencies {
			for _, ref := range append(d.DependsOn, d.Ref) {
				if !refs[ref] {
					t.Errorf("%s: a dependency names %s, which is no component", s.name, ref)
				}
			}
		}
	}
}

// TestSBOMListsEveryModule compares the modules with the output of go list for each target.
func TestSBOMListsEveryModule(t *testing.T) {
	for _, s := range shipped(t, made(t)) {
		var got []string
		for _, c := range s.bill.Components {
			got = append(got, c.Name+" "+c.Version)
		}
		for _, to := range s.targets {
			c := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if .Version}}{{.Path}} {{.Version}}{{end}}{{end}}", ".")
			c.Dir, c.Env = root, append(os.Environ(), "CGO_ENABLED=0", "GOOS="+to.system, "GOARCH="+to.arch)
			out, err := c.Output()
			must.Succeed(t, err)
			want := append(strings.Split(strings.TrimSpace(string(out)), "\n"), "std "+runtime.Version())
			want = slices.DeleteFunc(want, func(line string) bool { return line == "" })
			slices.Sort(want)
			if want = slices.Compact(want); !slices.Equal(got, want) {
				t.Errorf("%s names\n%q, %s links\n%q", s.name, got, to, want)
			}
		}
	}
}

// TestSBOMLicencesMatchNotices compares the licences found with those in the notices. Every difference must be a known one.
func TestSBOMLicencesMatchNotices(t *testing.T) {
	stated := map[string]string{}
	notices := must.Read(t, filepath.Join(root, "build", "NOTICES.md"))
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \| ([A-Za-z0-9.-]+) \|$`).FindAllStringSubmatch(notices, -1) {
		stated[row[1]] = row[2]
	}
	for _, s := range shipped(t, made(t)) {
		for _, c := range s.bill.Components {
			want := stated[c.Name]
			switch {
			case c.Name == "std": // its licence is in no module
				continue
			case c.Name == "eliasnaur.com/font": // the licence of the Go code; that of Roboto is beside the font
				want = "BSD-3-Clause"
			case c.Name == "github.com/go-text/typesetting": // a choice of two
				want = "Unlicense"
			case strings.HasPrefix(c.Name, "golang.org/x/"): // mistaken for a variant of BSD-3-Clause
				want = "BSD-Source-Code"
			}
			if l := c.Evidence.Licenses; len(l) != 1 || l[0].License.ID != want {
				t.Errorf("%s: the licence of %s is %v, want %q", s.name, c.Name, l, want)
			}
		}
	}
}

// A described program is in a package, with its bill of materials beside the package.
type described struct {
	name    string
	program []byte
	targets []target
	bill    bill
}

// shipped returns the programs of all systems with their bills.
func shipped(t *testing.T, p *packed) []described {
	t.Helper()
	all := []described{{"macos", find(t, unzipped(t, p.read(t, "quintet-VERSION-macos.zip")), "Quintet.app/Contents/MacOS/quintet").data, macTargets, bill{}}}
	for _, to := range windowsTargets {
		folder := p.release.name(to.String())
		all = append(all, described{to.String(), find(t, unzipped(t, p.read(t, folder+".zip")), folder+"/quintet.exe").data, []target{to}, bill{}})
	}
	for _, to := range linuxTargets {
		folder := p.release.name(to.String())
		all = append(all, described{to.String(), find(t, untarred(t, p.read(t, folder+".tar.gz")), folder+"/quintet").data, []target{to}, bill{}})
	}
	for i, s := range all {
		must.Succeed(t, json.Unmarshal(p.read(t, p.release.name(s.name+".cdx.json")), &all[i].bill))
	}
	return all
}

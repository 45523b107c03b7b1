package release

import (
	"bytes"
	"debug/pe"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"quintet/build/must"
)

// machines are the processors of Windows programs.
var machines = map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64}

func TestWindowsZip(t *testing.T) {
	p := made(t)
	for arch, machine := range machines {
		name := "quintet-VERSION-windows-" + arch
		files := unzipped(t, p.read(t, name+".zip"))
		folder := strings.ReplaceAll(name, "VERSION", p.release.version) + "/"
		modes(t, files, folder+"quintet.exe")
		papersIn(t, files, folder)
		checkWindowsProgram(t, find(t, files, folder+"quintet.exe").data, machine, p.release.version)
	}
}

// checkWindowsProgram checks what Windows examines before it starts a program, and what it shows about it.
func checkWindowsProgram(t *testing.T, exe []byte, machine uint16, v string) {
	t.Helper()
	f, err := pe.NewFile(bytes.NewReader(exe))
	must.Succeed(t, err)
	if f.Machine != machine {
		t.Errorf("the machine is %#x, want %#x", f.Machine, machine)
	}
	if h, ok := f.OptionalHeader.(*pe.OptionalHeader64); !ok || h.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		t.Errorf("the program opens a console: %+v", f.OptionalHeader)
	}
	rs, err := winres.LoadFromEXE(bytes.NewReader(exe))
	must.Succeed(t, err)
	icon, err := rs.GetIcon(winres.ID(1))
	must.Succeed(t, err)
	var ico bytes.Buffer
	if err := icon.SaveICO(&ico); err != nil || ico.Bytes()[4] != 9 {
		t.Errorf("the icon has %d sizes, want 9: %v", ico.Bytes()[4], err)
	}
	info, err := version.FromBytes(rs.Get(winres.RT_VERSION, winres.ID(1), version.LangNeutral))
	must.Succeed(t, err)
	if got, want := fmt.Sprint(info.FileVersion), strings.ReplaceAll("["+v+".0]", ".", " "); got != want {
		t.Errorf("the version is %s, want %s", got, want)
	}
	if name := info.Table().GetMainTranslation()[version.ProductName]; name != "Quintet" {
		t.Errorf("the product is called %q", name)
	}
	checkManifest(t, rs.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault))
}

// checkManifest checks the parts of the manifest that the program needs.
func checkManifest(t *testing.T, manifest []byte) {
	t.Helper()
	var m struct {
		Level string `xml:"trustInfo>security>requestedPrivileges>requestedExecutionLevel"`
		Set   struct {
			DPI      string `xml:"dpiAwareness"`
			Long     string `xml:"longPathAware"`
			CodePage string `xml:"activeCodePage"`
		} `xml:"application>windowsSettings"`
		Needs struct {
			Name    string `xml:"name,attr"`
			Version string `xml:"version,attr"`
		} `xml:"dependency>dependentAssembly>assemblyIdentity"`
	}
	if err := xml.Unmarshal(manifest, &m); err != nil {
		t.Fatalf("manifest: %v\n%s", err, manifest)
	}
	if m.Set.DPI != "PerMonitorV2, PerMonitor" || m.Set.Long != "true" || m.Set.CodePage != "UTF-8" {
		t.Errorf("the settings of the manifest are %+v", m.Set)
	}
	if m.Needs.Name != "Microsoft.Windows.Common-Controls" || m.Needs.Version != "6.0.0.0" {
		t.Errorf("the manifest needs %+v", m.Needs)
	}
}

func TestWindowsInstaller(t *testing.T) {
	p := made(t)
	for arch, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_I386} {
		exe := p.read(t, "quintet-VERSION-windows-"+arch+"-setup.exe")
		f, err := pe.NewFile(bytes.NewReader(exe))
		must.Succeed(t, err)
		if f.Machine != machine {
			t.Errorf("%s: the machine is %#x", arch, f.Machine)
		}
		rs, err := winres.LoadFromEXE(bytes.NewReader(exe))
		must.Succeed(t, err)
		if m := rs.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault); !bytes.Contains(m, []byte(`level="asInvoker"`)) {
			t.Errorf("%s: the installer asks for an administrator:\n%s", arch, m)
		}
		dir := t.TempDir()
		output(t, "7z", "x", "-bd", "-y", "-o"+dir, p.path("quintet-VERSION-windows-"+arch+"-setup.exe"))
		for _, f := range unzipped(t, p.read(t, "quintet-VERSION-windows-"+arch+".zip")) {
			got, err := os.ReadFile(filepath.Join(dir, filepath.Base(f.name)))
			if err != nil || !bytes.Equal(got, f.data) {
				t.Errorf("%s: %s is another one than in the zip: %v", arch, f.name, err)
			}
		}
	}
}

package release

import (
	"bytes"
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

package release

import (
	"crypto/sha1" // Apple's older list of resources asks for it
	"crypto/sha256"
	"encoding/base64"
)

// bundle returns the application for macOS: one program for both processors, signed ad hoc.
func (r *release) bundle() ([]file, error) {
	icon, err := icns()
	if err != nil {
		return nil, err
	}
	info, err := templated("Info.plist", map[string]string{"Version": r.version, "ID": appID})
	if err != nil {
		return nil, err
	}
	papers, err := r.papers()
	if err != nil {
		return nil, err
	}
	resources := append(inside("Resources", papers), file{"Resources/quintet.icns", plain, icon})
	list, err := codeResources(resources)
	if err != nil {
		return nil, err
	}
	var thin [][]byte
	for _, t := range macTargets {
		p, err := r.program(t)
		if err != nil {
			return nil, err
		}
		if p, err = signed(p, seal{id: appID, info: info, resources: list}); err != nil {
			return nil, err
		}
		thin = append(thin, p)
	}
	both, err := universal(thin)
	if err != nil {
		return nil, err
	}
	files := append([]file{
		{"Info.plist", plain, info}, {"PkgInfo", plain, []byte("APPL????")}, {"MacOS/quintet", program, both},
		{"_CodeSignature/CodeResources", plain, list},
	}, resources...)
	return inside("Quintet.app/Contents", files), nil
}

// codeResources returns the list that seals the files of a bundle beside its program.
func codeResources(files []file) ([]byte, error) {
	type sealed struct{ Name, SHA1, SHA256 string }
	var list []sealed
	for _, f := range files {
		old, sum := sha1.Sum(f.data), sha256.Sum256(f.data)
		list = append(list, sealed{f.name, base64.StdEncoding.EncodeToString(old[:]), base64.StdEncoding.EncodeToString(sum[:])})
	}
	return templated("CodeResources", list)
}

// macOS makes the zip for macOS.
func (r *release) macOS() error {
	files, err := r.bundle()
	if err != nil {
		return err
	}
	return r.addZip(r.name("macos.zip"), files)
}

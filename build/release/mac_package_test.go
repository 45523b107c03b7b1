package release

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"encoding/xml"
	"image/png"
	"reflect"
	"strings"
	"testing"

	"quintet/build/must"
)

func TestMacApplication(t *testing.T) {
	p := made(t)
	const in = "Quintet.app/Contents/"
	files := unzipped(t, p.read(t, "quintet-VERSION-macos.zip"))
	modes(t, files, in+"MacOS/quintet")
	papersIn(t, files, in+"Resources/")
	info := find(t, files, in+"Info.plist").data
	checkInfo(t, info, p.release.version)
	checkICNS(t, find(t, files, in+"Resources/quintet.icns").data)
	list := find(t, files, in+"_CodeSignature/CodeResources").data
	for _, f := range files {
		if name, ok := strings.CutPrefix(f.name, in+"Resources/"); ok {
			sum := sha256.Sum256(f.data)
			if !bytes.Contains(list, []byte("<key>Resources/"+name+"</key>")) || !bytes.Contains(list, []byte(base64.StdEncoding.EncodeToString(sum[:]))) {
				t.Errorf("CodeResources does not seal %s", f.name)
			}
		}
	}
	both, err := macho.NewFatFile(bytes.NewReader(find(t, files, in+"MacOS/quintet").data))
	must.Succeed(t, err)
	want := []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}
	if len(both.Arches) != len(want) {
		t.Fatalf("the program has %d parts, want %d", len(both.Arches), len(want))
	}
	fat := find(t, files, in+"MacOS/quintet").data
	for i, a := range both.Arches {
		if a.Cpu != want[i] || a.Type != macho.TypeExec || a.Offset%(1<<fatAlign) != 0 {
			t.Errorf("part %d is %v of type %v at %d", i, a.Cpu, a.Type, a.Offset)
		}
		checkSignature(t, fat[a.Offset:a.Offset+a.Size], info, list)
	}
}

// checkInfo checks what macOS knows about the application: its name, and that .quintet is its own type while other texts have it below "Open with".
func checkInfo(t *testing.T, plist []byte, version string) {
	t.Helper()
	info := readPlist(t, plist).(map[string]any)
	const kind = appID + ".game"
	for key, want := range map[string]any{
		"CFBundleExecutable": "quintet", "CFBundleIconFile": "quintet", "CFBundleShortVersionString": version, "CFBundleIdentifier": appID,
		"CFBundleDocumentTypes": []any{
			map[string]any{
				"CFBundleTypeName": "Quintet game", "CFBundleTypeRole": "Editor", "CFBundleTypeIconFile": "quintet",
				"LSHandlerRank": "Owner", "LSItemContentTypes": []any{kind},
			},
			map[string]any{
				"CFBundleTypeName": "Game as text", "CFBundleTypeRole": "Viewer",
				"LSHandlerRank": "Alternate", "LSItemContentTypes": []any{"public.plain-text", "public.json"},
			},
		},
		"UTExportedTypeDeclarations": []any{map[string]any{
			"UTTypeIdentifier": kind, "UTTypeDescription": "Quintet game", "UTTypeIconFile": "quintet", "UTTypeConformsTo": []any{"public.plain-text"},
			"UTTypeTagSpecification": map[string]any{
				"public.filename-extension": []any{"quintet"}, "public.mime-type": []any{"application/x-quintet"},
			},
		}},
	} {
		if !reflect.DeepEqual(info[key], want) {
			t.Errorf("Info.plist: %s is %v, want %v", key, info[key], want)
		}
	}
}

// readPlist returns the value in a property list: of maps, slices, strings and bools.
func readPlist(t *testing.T, plist []byte) any {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(plist))
	next := func() xml.Token { // the next beginning or end of an element
		for {
			token, err := d.Token()
			must.Succeed(t, err)
			switch token.(type) {
			case xml.StartElement, xml.EndElement:
				return token
			}
		}
	}
	var value func(in xml.StartElement) any
	value = func(in xml.StartElement) any {
		switch in.Name.Local {
		case "dict":
			m := map[string]any{}
			for {
				start, ok := next().(xml.StartElement)
				if !ok {
					return m
				}
				var key string
				must.Succeed(t, d.DecodeElement(&key, &start))
				if start.Name.Local != "key" || m[key] != nil {
					t.Fatalf("Info.plist: <%s>%s in the place of a new key", start.Name.Local, key)
				}
				m[key] = value(next().(xml.StartElement))
			}
		case "array":
			var all []any
			for {
				start, ok := next().(xml.StartElement)
				if !ok {
					return all
				}
				all = append(all, value(start))
			}
		case "string":
			var text string
			must.Succeed(t, d.DecodeElement(&text, &in))
			return text
		case "true", "false":
			must.Succeed(t, d.Skip())
			return in.Name.Local == "true"
		}
		t.Fatalf("Info.plist: a value is <%s>", in.Name.Local)
		return nil
	}
	if root, ok := next().(xml.StartElement); !ok || root.Name.Local != "plist" {
		t.Fatalf("Info.plist begins with %v", root)
	}
	return value(next().(xml.StartElement))
}

// TestBundleInfo checks the Info.plist without making the packages.
func TestBundleInfo(t *testing.T) {
	info, err := templated("Info.plist", map[string]string{"Version": "1.2.3", "ID": appID})
	must.Succeed(t, err)
	checkInfo(t, info, "1.2.3")
}

func TestICNS(t *testing.T) {
	data, err := icns()
	must.Succeed(t, err)
	checkICNS(t, data)
}

// checkICNS reads every picture of an .icns file.
func checkICNS(t *testing.T, data []byte) {
	t.Helper()
	be := binary.BigEndian
	if string(data[:4]) != "icns" || int(be.Uint32(data[4:])) != len(data) {
		t.Fatalf("the head is %q", data[:8])
	}
	n := 0
	for at := 8; at < len(data); n++ {
		size := int(be.Uint32(data[at+4:]))
		picture, err := png.Decode(bytes.NewReader(data[at+8 : at+size]))
		must.Succeed(t, err)
		if got := picture.Bounds().Dx(); string(data[at:at+4]) != icnsTypes[n].kind || got != icnsTypes[n].px {
			t.Errorf("picture %d is %q of %d pixels, want %+v", n, data[at:at+4], got, icnsTypes[n])
		}
		at += size
	}
	if n != len(icnsTypes) {
		t.Errorf("there are %d pictures, want %d", n, len(icnsTypes))
	}
}

// checkSignature checks the signature of a program as macOS does: every page, the Info.plist and the list of resources must have the hashes in it.
func checkSignature(t *testing.T, thin, info, list []byte) {
	t.Helper()
	m, err := macho.NewFile(bytes.NewReader(thin))
	must.Succeed(t, err)
	var at, size uint32
	for _, l := range m.Loads {
		if raw := l.Raw(); m.ByteOrder.Uint32(raw) == loadSignature {
			at, size = m.ByteOrder.Uint32(raw[8:]), m.ByteOrder.Uint32(raw[12:])
		}
	}
	if at == 0 || int(at+size) != len(thin) || at%16 != 0 {
		t.Fatalf("%v: the signature lies at %d and has %d bytes, the program has %d", m.Cpu, at, size, len(thin))
	}
	if s := m.Segment("__LINKEDIT"); s.Offset+s.Filesz != uint64(len(thin)) || s.Memsz < s.Filesz {
		t.Errorf("%v: the last segment ends at %d, the program at %d", m.Cpu, s.Offset+s.Filesz, len(thin))
	}
	be := binary.BigEndian
	blob := thin[at:]
	if be.Uint32(blob) != superBlobMagic || be.Uint32(blob[8:]) != 3 {
		t.Fatalf("%v: the signature begins with % x", m.Cpu, blob[:12])
	}
	parts := map[uint32][]byte{}
	for i := range 3 {
		slot, from := be.Uint32(blob[12+8*i:]), be.Uint32(blob[16+8*i:])
		parts[slot] = blob[from : from+be.Uint32(blob[from+4:])]
	}
	d := parts[directorySlot]
	hashes, pages, limit := be.Uint32(d[16:]), be.Uint32(d[28:]), be.Uint32(d[32:])
	if limit != at || be.Uint32(d[12:]) != adHoc || name(d[be.Uint32(d[20:]):]) != appID {
		t.Errorf("%v: the directory covers %d of %d bytes, with flags %d, of %q", m.Cpu, limit, at, be.Uint32(d[12:]), name(d[be.Uint32(d[20:]):]))
	}
	hash := func(slot int) []byte { return d[int(hashes)+slot*sha256.Size:][:sha256.Size] }
	for slot, data := range map[int][]byte{-1: info, -2: parts[requirementsSlot], -3: list} {
		if sum := sha256.Sum256(data); !bytes.Equal(sum[:], hash(slot)) {
			t.Errorf("%v: special slot %d has another hash", m.Cpu, slot)
		}
	}
	if pages != (limit+4095)/4096 {
		t.Errorf("%v: there are %d pages", m.Cpu, pages)
	}
	for i := range int(pages) {
		if sum := sha256.Sum256(thin[i*4096 : min((i+1)*4096, int(limit))]); !bytes.Equal(sum[:], hash(i)) {
			t.Fatalf("%v: page %d has another hash", m.Cpu, i)
		}
	}
}

// Makes the application for macOS without Apple's tools: the bundle, its ad-hoc code signature (signed), and one program for both processors
// (universal). Most of the file is the signature. Add a file of the bundle to bundle; its Info.plist is in build/release/templates.

package release

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
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
	papers, err := r.licencesAndNews()
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

// codeResources returns the list that seals the other files of a bundle.
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
	for _, f := range files {
		if f.mode == program {
			if err := r.materials(r.name("macos"), f.data); err != nil {
				return err
			}
		}
	}
	return r.addZip(r.name("macos.zip"), files)
}

// Numbers of Apple's code signatures.
const (
	superBlobMagic    = 0xfade0cc0
	directoryMagic    = 0xfade0c02
	requirementsMagic = 0xfade0c01
	wrapperMagic      = 0xfade0b01 // of a certificate's signature
	directorySlot     = 0
	requirementsSlot  = 2
	wrapperSlot       = 0x10000
	directoryVersion  = 0x20400
	directorySize     = 88 // of its fixed part
	adHoc             = 2  // flag: signed by no one
	mainProgram       = 1  // flag of the program's segment
	signaturePage     = 1 << 12
	loadSignature     = 0x1d // the load command
	specialSlots      = 3
)

// A seal lists the other files of a bundle, whose digests the program's signature covers. Without it macOS reports the bundle as damaged.
type seal struct {
	id        string // of the bundle
	info      []byte // its Info.plist
	resources []byte // its CodeResources
}

// signed returns a program for macOS with an ad hoc signature: it shows that nothing has changed since, but not who made it.
func signed(thin []byte, s seal) ([]byte, error) {
	m, err := unsigned(thin)
	if err != nil {
		return nil, err
	}
	pages := (len(m.data) + signaturePage - 1) / signaturePage
	size := 12 + 3*8 + directorySize + len(s.id) + 1 + (specialSlots+pages)*sha256.Size + 12 + 8
	limit := len(m.data)
	m.claim(aligned(uint32(size), 16))
	return padded(append(m.data, m.signature(limit, pages, size, s)...), 16), nil
}

// A machO is an unsigned program for macOS, with the offsets of the numbers that a signature changes.
type machO struct {
	data     []byte
	command  int // offset of the signature's load command
	linkedit int // offset of the last segment's
	textFrom uint64
	textSize uint64
}

// unsigned returns a copy of a program without its signature but with room for a new one.
func unsigned(thin []byte) (*machO, error) {
	const head, commands, sizes = 32, 16, 20 // the header, and the offsets in it of the count and the size of the load commands
	if len(thin) < head || binary.LittleEndian.Uint32(thin) != macho.Magic64 {
		return nil, errors.New("a program for macOS is no Mach-O file of 64 bits")
	}
	m := &machO{data: append([]byte(nil), thin...), command: -1, linkedit: -1}
	le, at, first := binary.LittleEndian, head, uint32(len(thin))
	n := le.Uint32(m.data[commands:])
	for range n {
		switch kind := le.Uint32(m.data[at:]); kind {
		case loadSignature:
			m.command = at
		case uint32(macho.LoadCmdSegment64):
			first = min(first, m.segment(at))
		}
		at += int(le.Uint32(m.data[at+4:]))
	}
	if m.linkedit < 0 {
		return nil, errors.New("a program for macOS has no segment __LINKEDIT")
	}
	if m.command >= 0 {
		m.data = m.data[:le.Uint32(m.data[m.command+8:])]
	} else {
		const size = 16
		if at+size > int(first) {
			return nil, fmt.Errorf("a program for macOS has no room for a signature: %d of %d bytes are used", at, first)
		}
		m.command = at
		le.PutUint32(m.data[at:], loadSignature)
		le.PutUint32(m.data[at+4:], size)
		le.PutUint32(m.data[commands:], n+1)
		le.PutUint32(m.data[sizes:], le.Uint32(m.data[sizes:])+size)
	}
	m.data = padded(m.data, 16)
	return m, nil
}

// segment handles the load command of a segment and returns the offset of its first section in the file.
func (m *machO) segment(at int) (first uint32) {
	const head, section, sectionOffset = 72, 80, 48
	le := binary.LittleEndian
	first = ^uint32(0)
	switch name(m.data[at+8 : at+24]) {
	case "__LINKEDIT":
		m.linkedit = at
	case "__TEXT":
		m.textFrom, m.textSize = le.Uint64(m.data[at+40:]), le.Uint64(m.data[at+48:])
		for i := range int(le.Uint32(m.data[at+64:])) {
			first = min(first, le.Uint32(m.data[at+head+i*section+sectionOffset:]))
		}
	}
	return first
}

// name returns the text of a zero-padded field.
func name(field []byte) string {
	text, _, _ := bytes.Cut(field, []byte{0})
	return string(text)
}

// claim records in the headers that a signature of size bytes follows.
func (m *machO) claim(size uint32) {
	const page = 1 << fatAlign
	le := binary.LittleEndian
	from := uint32(len(m.data))
	le.PutUint32(m.data[m.command+8:], from)
	le.PutUint32(m.data[m.command+12:], size)
	span := uint64(from+size) - le.Uint64(m.data[m.linkedit+40:])
	le.PutUint64(m.data[m.linkedit+48:], span)
	le.PutUint64(m.data[m.linkedit+32:], (span+page-1)/page*page)
}

// signature returns a signature of the first limit bytes, in pages pages.
func (m *machO) signature(limit, pages, size int, s seal) []byte {
	be := binary.BigEndian
	numbers := func(b []byte, values ...uint32) []byte {
		for _, v := range values {
			b = be.AppendUint32(b, v)
		}
		return b
	}
	requirements := numbers(nil, requirementsMagic, 12, 0)
	hashes := directorySize + len(s.id) + 1 + specialSlots*sha256.Size
	length := hashes + pages*sha256.Size

	directory := numbers(nil, directoryMagic, uint32(length), directoryVersion, adHoc, uint32(hashes), directorySize,
		specialSlots, uint32(pages), uint32(limit))
	directory = append(directory, sha256.Size, 2, 0, 12)            // SHA-256, no platform, pages of 2 to the 12
	directory = append(directory, make([]byte, 4*4+8)...)           // no scatter, no team; the limit fits above
	directory = be.AppendUint64(directory, m.textFrom)              // the segment that is run
	directory = be.AppendUint64(directory, m.textSize)              //
	directory = be.AppendUint64(directory, mainProgram)             //
	directory = append(append(directory, s.id...), 0)               //
	for _, b := range [][]byte{s.resources, requirements, s.info} { // the special slots, the last first
		sum := sha256.Sum256(b)
		directory = append(directory, sum[:]...)
	}
	for i := range pages {
		sum := sha256.Sum256(m.data[i*signaturePage : min((i+1)*signaturePage, limit)])
		directory = append(directory, sum[:]...)
	}

	const at = 12 + 3*8 // after the index
	out := numbers(nil, superBlobMagic, uint32(size), 3, directorySlot, at, requirementsSlot, uint32(at+length),
		wrapperSlot, uint32(at+length+len(requirements)))
	out = append(append(out, directory...), requirements...)
	return numbers(out, wrapperMagic, 8)
}

// fatAlign aligns the programs in a universal one: they begin at multiples of 2^fatAlign, the page size.
const fatAlign = 14

// universal joins programs for macOS into one that runs on all their processors.
func universal(thin [][]byte) ([]byte, error) {
	head := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	head = binary.BigEndian.AppendUint32(head, uint32(len(thin)))
	at := uint32(1) << fatAlign
	for _, p := range thin {
		if len(p) < 12 || binary.LittleEndian.Uint32(p) != macho.Magic64 {
			return nil, fmt.Errorf("a program for macOS is no Mach-O file of 64 bits")
		}
		for _, v := range []uint32{binary.LittleEndian.Uint32(p[4:]), binary.LittleEndian.Uint32(p[8:]), at, uint32(len(p)), fatAlign} {
			head = binary.BigEndian.AppendUint32(head, v)
		}
		at = aligned(at+uint32(len(p)), 1<<fatAlign)
	}
	out := padded(head, 1<<fatAlign)
	for i, p := range thin {
		if out = append(out, p...); i < len(thin)-1 {
			out = padded(out, 1<<fatAlign)
		}
	}
	return out, nil
}

// aligned returns the smallest multiple of step that is at least n.
func aligned(n, step uint32) uint32 { return (n + step - 1) / step * step }

// padded returns b padded with zeros to a multiple of step.
func padded(b []byte, step uint32) []byte {
	return append(b, make([]byte, aligned(uint32(len(b)), step)-uint32(len(b)))...)
}

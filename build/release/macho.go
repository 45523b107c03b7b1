package release

import (
	"debug/macho"
	"encoding/binary"
	"fmt"
)

// fatAlign aligns the programs in a universal one: they begin at multiples of 2 to its power, the size of a page.
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

// aligned returns the first multiple of step that is not below n.
func aligned(n, step uint32) uint32 { return (n + step - 1) / step * step }

// padded returns b with zeros behind it up to a multiple of step.
func padded(b []byte, step uint32) []byte {
	return append(b, make([]byte, aligned(uint32(len(b)), step)-uint32(len(b)))...)
}

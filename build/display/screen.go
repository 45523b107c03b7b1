package display

import (
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
)

// A Screen is the picture of a server, read from the file in which it keeps its pixels: reading costs the programs nothing. One
// goroutine uses it.
type Screen struct {
	file         *os.File
	first, width int64 // the byte of the first pixel, and how many bytes a row has
}

// The header of the file: numbers of four bytes, by their place. Source: X11/XWDFile.h.
const (
	xwdHeaderSize    = 0
	xwdBytesPerLine  = 12
	xwdColours       = 19
	xwdHeaderNumbers = 25
	xwdColourBytes   = 12 // of an entry of the table of colours, which stands between the header and the pixels
)

// Screen opens the pixels of the server. The caller closes it.
func (s *Server) Screen() (*Screen, error) {
	f, err := os.Open(filepath.Join(s.memory, "Xvfb_screen0"))
	if err != nil {
		return nil, fmt.Errorf("display: the screen cannot be read: %w", err)
	}
	var header [4 * xwdHeaderNumbers]byte
	if _, err := f.ReadAt(header[:], 0); err != nil {
		f.Close()
		return nil, fmt.Errorf("display: the screen cannot be read: %w", err)
	}
	number := func(i int) int64 { return int64(binary.BigEndian.Uint32(header[4*i:])) }
	return &Screen{f, number(xwdHeaderSize) + xwdColourBytes*number(xwdColours), number(xwdBytesPerLine)}, nil
}

// Close closes it.
func (s *Screen) Close() error { return s.file.Close() }

// At returns the colour of a pixel, black where there is none.
func (s *Screen) At(p image.Point) color.RGBA {
	var b [4]byte
	if _, err := s.file.ReadAt(b[:], s.first+int64(p.Y)*s.width+4*int64(p.X)); err != nil {
		return color.RGBA{A: 255}
	}
	return color.RGBA{b[2], b[1], b[0], 255}
}

// Reads the pixels of the screen without a screenshot, from the file in which Xvfb keeps them (Read), and lists the times at which they change
// (Changes). Change here how often it checks for changes. Window.Picture in window.go takes a screenshot.

package display

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"time"
)

// A Screen reads a server's pixels from the file in which the server keeps them, which does not slow down the programs. It is not safe for concurrent
// use.
type Screen struct {
	file         *os.File
	first, width int64 // the offset of the first pixel, and the bytes per row
}

// The header of the file: offsets of its four-byte numbers. Source: X11/XWDFile.h.
const (
	xwdHeaderSize    = 0
	xwdBytesPerLine  = 12
	xwdColours       = 19
	xwdHeaderNumbers = 25
	xwdColourBytes   = 12 // of an entry of the colour table, which is between the header and the pixels
)

// Screen opens the pixels of the server. The caller must close it.
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

// At returns the colour of a pixel, black outside the screen.
func (s *Screen) At(p image.Point) color.RGBA {
	var b [4]byte
	if _, err := s.file.ReadAt(b[:], s.first+int64(p.Y)*s.width+4*int64(p.X)); err != nil {
		return color.RGBA{A: 255}
	}
	return color.RGBA{b[2], b[1], b[0], 255}
}

// Read reads into p the part of the screen that begins at corner and has the size of p. Pixels outside the screen stay unchanged in p.
func (s *Screen) Read(p *image.RGBA, corner image.Point) error {
	r := p.Rect.Sub(p.Rect.Min).Add(corner).Intersect(image.Rect(0, 0, serverWidth, serverHeight))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		at := p.PixOffset(p.Rect.Min.X+r.Min.X-corner.X, p.Rect.Min.Y+y-corner.Y)
		row := p.Pix[at : at+4*r.Dx()]
		if _, err := s.file.ReadAt(row, s.first+int64(y)*s.width+4*int64(r.Min.X)); err != nil {
			return fmt.Errorf("display: the screen cannot be read: %w", err)
		}
		for i := 0; i < len(row); i += 4 {
			row[i], row[i+2], row[i+3] = row[i+2], row[i], 255
		}
	}
	return nil
}

// Changes returns the times of screen changes until ctx is done, in order: it checks one row in sixteen every two milliseconds. Changes within four
// checks count as one, since a picture arrives in pieces.
func (s *Screen) Changes(ctx context.Context) (at []time.Time) {
	const every, rowStep, within = 2 * time.Millisecond, 16, 4 * time.Millisecond
	seed := maphash.MakeSeed()
	row := make([]byte, s.width)
	var last uint64
	for first := true; ctx.Err() == nil; time.Sleep(every) {
		var h maphash.Hash
		h.SetSeed(seed)
		for y := int64(0); y < serverHeight; y += rowStep {
			n, _ := s.file.ReadAt(row, s.first+y*s.width)
			h.Write(row[:n])
		}
		sum, now := h.Sum64(), time.Now()
		if !first && sum != last && (len(at) == 0 || now.Sub(at[len(at)-1]) > within) {
			at = append(at, now)
		}
		first, last = false, sum
	}
	return at
}

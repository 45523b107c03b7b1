// Writes the program's icon in each system's format: PNG, .ico, .icns. Change the sizes here; sprites/appicon.go draws the icon.

package release

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"

	"github.com/tc-hib/winres"

	"quintet/sprites"
)

// iconPNG returns the icon of the program, px pixels square.
func iconPNG(px int) ([]byte, error) {
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	err := e.Encode(&b, sprites.AppIcon(px))
	return b.Bytes(), err
}

// ico returns the icon for a Windows installer.
func ico() ([]byte, error) {
	icon, err := windowsIcon()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = icon.SaveICO(&b)
	return b.Bytes(), err
}

// windowsIcon returns the icon in the sizes that Windows shows.
func windowsIcon() (*winres.Icon, error) {
	var pictures []image.Image
	for _, px := range []int{16, 20, 24, 32, 40, 48, 64, 128, 256} {
		pictures = append(pictures, sprites.AppIcon(px))
	}
	return winres.NewIconFromImages(pictures)
}

// icnsTypes are the kinds of pictures in an .icns file, with their sizes in pixels; those ending in @2x are for high-density screens.
var icnsTypes = []struct {
	kind string
	px   int
}{
	{"icp4", 16}, {"icp5", 32}, {"ic07", 128}, {"ic08", 256}, {"ic09", 512},
	{"ic11", 32}, {"ic12", 64}, {"ic13", 256}, {"ic14", 512}, {"ic10", 1024}, // @2x
}

// icns returns the icon for macOS. Each size is drawn, none is scaled.
func icns() ([]byte, error) {
	var body []byte
	for _, t := range icnsTypes {
		picture, err := iconPNG(t.px)
		if err != nil {
			return nil, err
		}
		body = append(body, t.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(picture)))
		body = append(body, picture...)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body)))
	return append(head, body...), nil
}

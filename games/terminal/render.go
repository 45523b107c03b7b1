//go:build !js

package terminal

import (
	"bytes"
	"image/png"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/command"
)

// Sizes of pictures in pixels.
const (
	leastSide, usualSide, mostSide = 64, 800, 8192
)

// renderCommand draws a position of a record.
func (p Program) renderCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "render FILE -o PICTURE", Short: "draws a position of a record",
		Long: `Draws the board of a record as the window does, at its end or after --ply plies, as a PNG file.
No display is needed.`,
		Example: examples("render game.txt -o game.png", "render game.txt -o start.png --ply 0 --size 1200 --theme dark"),
		Args:    arguments("the record"),
	}
	out, force := addOutput(c)
	ply := addPly(c, "draws the position after N plies")
	side := addNumber(c, "size", usualSide, leastSide, mostSide, "pixels of a side")
	theme := addChoice(c, "theme", "light", []string{"light", "dark"}, "theme")
	style := addChoice(c, "style", Styles()[0], Styles(), "style of the board")
	c.RunE = func(_ *cobra.Command, args []string) error {
		switch {
		case *out == "":
			return command.Usagef("-o is missing: the file to write, such as game.png")
		case strings.ToLower(filepath.Ext(*out)) != ".png":
			return command.Usagef("%s: want the name of a PNG file, such as game.png", command.Shown(*out))
		}
		_, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		if err := goTo(m, *ply); err != nil {
			return err
		}
		view := games.ViewOf(m.Game(), m.Position())
		var b bytes.Buffer
		if err := png.Encode(&b, p.Draw(m.Game().Geometry(), view, Look{*side, *theme == "dark", *style})); err != nil {
			return err
		}
		return p.deliver(*out, b.Bytes(), *force)
	}
	return c
}

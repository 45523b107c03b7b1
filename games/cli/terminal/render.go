//go:build !js

// The command "render": draws pictures of the positions of a record. Change its flags here. Program.Draw, which the main package provides, draws the
// pictures; convert.go writes the file.

package terminal

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/cli/command"
)

// renderCommand draws a record.
func (p Program) renderCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "render FILE -o PICTURE", Short: "draws a record",
		Long: `Draws the board of a record as the window does, at its end or after --ply plies, as a PNG or an SVG file, or all plies up to there as an
animated GIF. No display is needed.`,
		Example: examples("render game.txt -o game.png", "render game.txt -o start.svg --ply 0 --size 1200 --theme dark", "render game.txt -o game.gif"),
		Args:    arguments("the record"),
	}
	out, force := addOutput(c)
	ply := addPly(c, "draws the position after N plies")
	side := addNumber(c, "size", defaultSide, minSide, maxSide, "pixels of a side")
	theme := addChoice(c, "theme", "light", []string{"light", "dark"}, "theme")
	style := addChoice(c, "style", Styles()[0], Styles(), "style of the board")
	c.RunE = func(_ *cobra.Command, args []string) error {
		format := strings.TrimPrefix(strings.ToLower(filepath.Ext(*out)), ".")
		switch {
		case *out == "":
			return command.Usagef("-o is missing: the file to write, such as game.png")
		case !slices.Contains(Formats(), format):
			return command.Usagef("%s: want a name with one of the endings .%s, such as game.png", command.QuoteName(*out), strings.Join(Formats(), ", ."))
		}
		g, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		if err := goTo(m, *ply); err != nil {
			return err
		}
		view := func(i int) *board.View {
			v := games.ViewOf(m.Game(), m.PositionAt(i))
			v.Drawings = m.NodeAt(i).Drawings()
			return v
		}
		data, err := p.Draw(format, m.Game().Geometry(), m.Cursor()+1, view, Look{*side, *theme == "dark", *style})
		if err != nil {
			return err
		}
		return p.deliver(args[0], g, *out, data, *force)
	}
	return c
}

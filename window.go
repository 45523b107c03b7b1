package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"time"

	"quintet/games/catalog"
	"quintet/render/window"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/store"
	"quintet/sprites"
)

// windowOptions is what the command line says about the window.
type windowOptions struct {
	width, height int
	seed          uint64 // 0 for one that nobody can foresee
	folder        string // where settings are kept; "" for the place of the system, "none" for nowhere
	table         *scenes.Table
}

// openWindow runs the program in a window until it is closed.
func openWindow(o windowOptions) error {
	if o.seed == 0 {
		o.seed = uint64(time.Now().UnixNano())
	}
	a := app.New(app.Deps{Catalog: catalog.All(), Store: openStore(o.folder), Seed: o.seed, Now: time.Now, Table: o.table})
	err := window.Run(a, window.Options{Title: "Quintet", Width: o.width, Height: o.height, Icons: appIcons()})
	if err != nil {
		return fmt.Errorf("no window can be opened: %w", err)
	}
	return nil
}

// openStore returns where settings are kept: on the disk where the system has a place for them, else in memory.
func openStore(folder string) store.Store {
	if folder == "none" {
		return store.Memory()
	}
	if folder == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return store.Memory()
		}
		folder = filepath.Join(dir, "quintet")
	}
	return store.Disk(folder)
}

// appIcons returns the icon of the program in the sizes that windows ask for.
func appIcons() []image.Image {
	var icons []image.Image
	for _, px := range []int{16, 32, 48, 128, 256} {
		icons = append(icons, sprites.AppIcon(px))
	}
	return icons
}

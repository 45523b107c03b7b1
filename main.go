// Quintet is a cabinet of five abstract strategy games. Without a command it opens its window.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	f := flag.NewFlagSet("quintet", flag.ExitOnError)
	var o windowOptions
	f.IntVar(&o.width, "width", 1280, "width of the window")
	f.IntVar(&o.height, "height", 800, "height of the window")
	f.Uint64Var(&o.seed, "seed", 0, "decides what is drawn by lot")
	f.StringVar(&o.folder, "data", "", "folder for settings, or none")
	f.Parse(os.Args[1:]) //nolint: ExitOnError
	if err := openWindow(o); err != nil {
		fmt.Fprintln(os.Stderr, "quintet:", err)
		os.Exit(1)
	}
}

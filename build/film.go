// Makes the animated picture of the README from the script readme.demo. Change its frame rate here. shots.go has the flag -film and the program
// without a display that plays the script; render/film encodes the GIF.

package main

import (
	_ "embed"
	"errors"
	"fmt"
	"os"
	"strings"

	"quintet/render/film"
	"quintet/render/input"
	"quintet/scenes/data/store"
)

// filmScript is the script of the animated picture in the README.
//
//go:embed readme.demo
var filmScript string

// filmInterval is the number of ticks between two frames of the film.
const filmInterval = 6

// readmeFilm plays the script and writes the film to path.
func readmeFilm(path string) error {
	p := newPlayer(store.Memory())
	var f film.Film
	ticks := 0
	p.Frame = func(input.Frame) {
		if ticks++; ticks%filmInterval == 0 {
			f.Add(p.Picture().Image, filmInterval*100/60)
		}
	}
	if err := p.Run(strings.NewReader(filmScript)); err != nil {
		return err
	}
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	fmt.Printf("%s shows %.0f s\n", path, f.Seconds())
	return errors.Join(f.Encode(out), out.Close())
}

package main

import (
	"crypto/sha256"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/render/soft"
)

func TestNoPictureIsMadeTwice(t *testing.T) {
	g := gallery{folder: t.TempDir(), names: map[[sha256.Size]byte]string{}}
	first, other := soft.New(2, 2), soft.New(2, 2)
	other.Image.Pix[3] = 1
	for _, c := range []struct {
		name  string
		shows *soft.Canvas
	}{{"first", first}, {"other", other}} {
		must.Succeed(t, g.add(c.name, c.shows))
	}
	if err := g.add("again", soft.New(2, 2)); err == nil || !strings.Contains(err.Error(), "first and again") {
		t.Errorf("a picture made twice: %v, want an error that names both", err)
	}
}

package app_test

import (
	"bytes"
	"testing"
	"time"

	japanese "eliasnaur.com/font/noto/sans/jp/regular"
	"github.com/go-text/typesetting/fontscan"

	"quintet/render/fallback"
	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
)

// A page of known letters does not search for fonts. One with a foreign name shows marks during the search, and is redrawn when fonts are found.
func TestFoundFontsRedrawPage(t *testing.T) {
	begun, found, woken := make(chan bool, 1), make(chan bool), make(chan bool, 1)
	fonts := fallback.NewFrom(func(m *fontscan.FontMap) error {
		begun <- true
		<-found
		return m.AddFont(bytes.NewReader(japanese.TTF), "test", "")
	}, func() { woken <- true })
	p := demotest.New(app.Deps{Fonts: fonts})
	do(t, p, `size 1280 800;give a.txt [game "squ"]\n[p1 "Ana"]\n[p2 "Rui"]\n[result "p1+ resign"]\n1. c3;key ctrl+t;press Library;wait`)
	select {
	case <-begun:
		t.Fatal("a search for fonts started although no letter needs one")
	default:
	}
	do(t, p, `give b.txt [game "squ"]\n[p1 "本田"]\n[p2 "Ωmega"]\n[result "p1+ resign"]\n1. c3;wait`)
	p.Picture()
	<-begun
	do(t, p, "move away;ticks 60")
	marks := p.Picture().Image.Pix
	do(t, p, "ticks 60")
	if !bytes.Equal(p.Picture().Image.Pix, marks) {
		t.Fatal("something changes before fonts are found")
	}
	close(found)
	for bytes.Equal(p.Picture().Image.Pix, marks) {
		select {
		case <-woken:
		case <-time.After(time.Minute): // only a hang takes this long
			t.Fatal("the name is not redrawn once fonts are found")
		}
		do(t, p, "ticks 1")
	}
}

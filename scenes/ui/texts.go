package ui

import (
	"golang.org/x/text/message/catalog"

	"quintet/games/words"
)

// Texts returns the names of keys and modifiers, and which key says yes; Portuguese has the same keys.
func Texts() []words.Entry {
	s := catalog.String
	return []words.Entry{
		{Key: "key.ctrl", En: s("Ctrl")},
		{Key: "key.mac.ctrl", En: s("Cmd")},
		{Key: "key.mac.alt", En: s("Option")},
		{Key: "key.alt", En: s("Alt")},
		{Key: "key.shift", En: s("Shift")},
		{Key: "key.esc", En: s("Esc")},
		{Key: "key.enter", En: s("Enter")},
		{Key: "key.space", En: s("Space")},
		{Key: "key.tab", En: s("Tab")},
		{Key: "key.backspace", En: s("Backspace")},
		{Key: "key.delete", En: s("Delete")},
		{Key: "key.left", En: s("Left")},
		{Key: "key.right", En: s("Right")},
		{Key: "key.up", En: s("Up")},
		{Key: "key.down", En: s("Down")},
		{Key: "key.home", En: s("Home")},
		{Key: "key.end", En: s("End")},
		{Key: "key.pageup", En: s("PgUp")},
		{Key: "key.pagedown", En: s("PgDn")},
		{Key: "key.yes", En: s("y")},
	}
}

// Portuguese returns what Texts does, in Portuguese.
func Portuguese() []words.Translation {
	s := catalog.String
	return []words.Translation{
		{Key: "key.ctrl", Pt: s("Ctrl")},
		{Key: "key.mac.ctrl", Pt: s("Cmd")},
		{Key: "key.mac.alt", Pt: s("Opção")},
		{Key: "key.alt", Pt: s("Alt")},
		{Key: "key.shift", Pt: s("Shift")},
		{Key: "key.esc", Pt: s("Esc")},
		{Key: "key.enter", Pt: s("Enter")},
		{Key: "key.space", Pt: s("Espaço")},
		{Key: "key.tab", Pt: s("Tab")},
		{Key: "key.backspace", Pt: s("Retrocesso")},
		{Key: "key.delete", Pt: s("Delete")},
		{Key: "key.left", Pt: s("Esquerda")},
		{Key: "key.right", Pt: s("Direita")},
		{Key: "key.up", Pt: s("Cima")},
		{Key: "key.down", Pt: s("Baixo")},
		{Key: "key.home", Pt: s("Home")},
		{Key: "key.end", Pt: s("End")},
		{Key: "key.pageup", Pt: s("PgUp")},
		{Key: "key.pagedown", Pt: s("PgDn")},
		{Key: "key.yes", Pt: s("s")},
	}
}

package options

import (
	"strings"

	"quintet/scenes"
)

// about returns the rows about the program.
func (s *Scene) about() []row {
	rows := []row{{label: "options.version", note: strings.TrimSpace("Quintet " + s.context.Version)}}
	if s.context.Build != "" {
		rows = append(rows, row{label: "options.built", note: s.context.Build})
	}
	if s.context.Notices != "" {
		rows = append(rows, row{
			label: "options.licence", help: "options.licence.help", button: "options.notices",
			press: func() { s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Notices} },
		})
	}
	return rows
}

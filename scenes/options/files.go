package options

// files are the rows about files that the players carry elsewhere, where the program has no folder that they could open.
func (s *Scene) files() []row {
	return []row{
		{label: "files.save", help: "files.save.help", button: "files.save.do", press: func() { s.context.SaveAll() }},
		{label: "files.open", help: "files.open.help", button: "files.open.do", press: func() { s.context.Choose() }},
	}
}

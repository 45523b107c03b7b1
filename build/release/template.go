package release

import (
	"bytes"
	"embed"
	"text/template"
)

// templates are the files of packages that hold a version or a name.
//
//go:embed templates
var templates embed.FS

// templated returns a template filled in.
func templated(name string, values any) ([]byte, error) {
	t, err := template.New(name).Option("missingkey=error").ParseFS(templates, "templates/"+name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, values)
	return b.Bytes(), err
}

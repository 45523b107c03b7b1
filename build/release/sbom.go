// The list of modules in a release with their licences, as a CycloneDX bill of materials.

package release

import (
	"bytes"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"
)

// A component is a module in a list of materials.
type component struct {
	Type       string           `json:"type"`
	Ref        string           `json:"bom-ref,omitempty"`
	Name       string           `json:"name"`
	Version    string           `json:"version,omitempty"`
	PURL       string           `json:"purl,omitempty"`
	Licences   []map[string]any `json:"licenses,omitempty"`
	Properties []property       `json:"properties,omitempty"`
}

type property struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// materials writes what the programs are made of, in the form of CycloneDX. It is read from the programs themselves.
func (r *release) materials() error {
	licences, err := r.licences()
	if err != nil {
		return err
	}
	found := map[string]*component{}
	for t, p := range r.programs {
		info, err := buildinfo.Read(bytes.NewReader(p))
		if err != nil {
			return fmt.Errorf("the program for %s does not say what it is made of: %w", t, err)
		}
		for _, m := range info.Deps {
			ref := "pkg:golang/" + m.Path + "@" + m.Version
			if found[ref] == nil {
				found[ref] = &component{
					Type: "library", Ref: ref, Name: m.Path, Version: m.Version, PURL: ref,
					Licences: licences[m.Path], Properties: []property{{"go:sum", m.Sum}},
				}
			}
			found[ref].Properties = append(found[ref].Properties, property{"quintet:target", t.String()})
		}
	}
	version := strings.TrimPrefix(runtime.Version(), "go")
	list := []*component{{
		Type: "library", Ref: "pkg:golang/std@" + version, Name: "std", Version: version, PURL: "pkg:golang/std@" + version,
		Licences: licences["the Go standard library"],
	}}
	for _, c := range found {
		slices.SortFunc(c.Properties, func(a, b property) int { return strings.Compare(a.Name+a.Value, b.Name+b.Value) })
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b *component) int { return strings.Compare(a.Ref, b.Ref) })
	own := component{Type: "application", Name: "quintet", Version: r.version, Licences: licence("Apache-2.0")}
	if r.commit != "" {
		own.Properties = []property{{"quintet:commit", r.commit}}
	}
	text, err := json.MarshalIndent(map[string]any{
		"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
		"metadata":   map[string]any{"timestamp": r.when.Format(time.RFC3339), "component": own},
		"components": list,
	}, "", "  ")
	if err != nil {
		return err
	}
	return r.add(r.name("sbom.cdx.json"), append(text, '\n'))
}

// licence returns a licence as CycloneDX writes it.
func licence(id string) []map[string]any {
	return []map[string]any{{"license": map[string]string{"id": id}}}
}

// licences returns the licences of modules, from the table of the notices.
func (r *release) licences() (map[string][]map[string]any, error) {
	text, err := os.ReadFile(filepath.Join(r.sources, "build", "NOTICES.md"))
	if err != nil {
		return nil, err
	}
	all := map[string][]map[string]any{}
	for _, row := range regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \| ([A-Za-z0-9.-]+) \|$`).FindAllSubmatch(text, -1) {
		all[string(row[1])] = licence(string(row[2]))
	}
	return all, nil
}

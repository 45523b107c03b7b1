// The flag -against of "go run ./build shots": makes the pictures of two revisions and reports how they differ, in pixels or in the text of the
// widgets. Change here what counts as a difference (compareShot), and what that text lists (widgetText). shots.go makes the pictures.

package main

import (
	"errors"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quintet/scenes/app"
	"quintet/scenes/ui"
)

// widgetText lists the announcement, the focus, and all widgets in Tab order, each with its name, state, key and place in pixels of the page;
// disabled widgets come last.
func widgetText(a *app.App) string {
	var text strings.Builder
	fmt.Fprintf(&text, "announced: %q\nfocus: %s\n", a.Announcement(), a.Focus())
	order := a.Order()
	place := func(w ui.Widget) int {
		i := slices.IndexFunc(order, func(name string) bool { return name != "" && strings.HasPrefix(w.Label, name) })
		if i < 0 {
			return len(order)
		}
		return i
	}
	widgets := slices.Clone(a.Seen().Widgets)
	slices.SortStableFunc(widgets, func(x, y ui.Widget) int { return place(x) - place(y) })
	write := func(w ui.Widget, state string) {
		r := w.Rect
		fmt.Fprintf(&text, "%s%s", strings.TrimSpace(w.Label), state)
		if w.Lit {
			text.WriteString(", in force")
		}
		if w.Key != "" {
			fmt.Fprintf(&text, ", key %s", w.Key)
		}
		fmt.Fprintf(&text, ", %.0f %.0f %.0f %.0f\n", r.X, r.Y, r.W, r.H)
	}
	for _, w := range widgets {
		write(w, "")
	}
	for _, w := range a.Seen().Off {
		write(w, ", off")
	}
	return text.String()
}

// shotsAgainst makes the pictures of this tree and of another revision, with each one's own command and args, and compares them. It prints which ones
// differ, and stores both versions in folder, the earlier one in its subfolder earlier. The error says how many differ.
func shotsAgainst(revised, folder string, args ...string) (err error) {
	commit, err := revision(revised)
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "quintet-shots-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	tree, earlier, now := filepath.Join(temp, "tree"), filepath.Join(temp, "earlier"), filepath.Join(temp, "now")
	if err := run(nil, "git", "worktree", "add", "--quiet", "--detach", tree, commit); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, run(nil, "git", "worktree", "remove", "--force", tree)) }()
	for source, shots := range map[string]string{tree: earlier, ".": now} {
		if err := run(nil, "go", append([]string{"run", "-C", source, "./build", "shots", "-o", shots}, args...)...); err != nil {
			return err
		}
	}
	differ, all, err := compareShots(earlier, now)
	if err != nil {
		return err
	}
	for _, d := range differ {
		fmt.Println(d.name + ": " + d.how)
		err = errors.Join(err, keep(filepath.Join(earlier, d.name), filepath.Join(folder, "earlier")), keep(filepath.Join(now, d.name), folder))
	}
	if len(differ) > 0 {
		return errors.Join(err, fmt.Errorf("shots: %d of %d pictures and texts differ from %s; both of each are in %s", len(differ), all, revised, folder))
	}
	fmt.Printf("%d pictures and texts are those of %s\n", all, revised)
	return nil
}

// keep copies a file, if it exists, into folder.
func keep(file, folder string) error {
	data, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = os.MkdirAll(folder, 0o755)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, filepath.Base(file)), data, 0o666)
	}
	return err
}

// A difference is a file that differs between two folders.
type difference struct{ name, how string }

// compareShots compares the files of two folders by name. It returns those that differ or exist only in one, by name, and the total number.
func compareShots(earlier, now string) (differ []difference, all int, err error) {
	names := map[string]bool{}
	for _, folder := range []string{earlier, now} {
		files, err := os.ReadDir(folder)
		if err != nil {
			return nil, 0, err
		}
		for _, f := range files {
			names[f.Name()] = true
		}
	}
	for name := range names {
		how, err := compareShot(filepath.Join(earlier, name), filepath.Join(now, name))
		if err != nil {
			return nil, 0, err
		}
		if how != "" {
			differ = append(differ, difference{name, how})
		}
	}
	slices.SortFunc(differ, func(a, b difference) int { return strings.Compare(a.name, b.name) })
	return differ, len(names), nil
}

// compareShot returns how two pictures or texts differ, "" if they are equal.
func compareShot(earlier, now string) (how string, err error) {
	before, err := os.ReadFile(earlier)
	if errors.Is(err, os.ErrNotExist) {
		return "is new", nil
	} else if err != nil {
		return "", err
	}
	after, err := os.ReadFile(now)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return "is missing", nil
	case err != nil:
		return "", err
	case string(before) == string(after):
		return "", nil
	case filepath.Ext(now) == ".txt":
		return textDifference(string(before), string(after)), nil
	}
	return pictureDifference(earlier, now)
}

// textDifference returns the lines that only one of two texts has.
func textDifference(before, after string) string {
	was, is := strings.Split(before, "\n"), strings.Split(after, "\n")
	text := "the widgets differ"
	for _, line := range was {
		if !slices.Contains(is, line) {
			text += "\n  - " + line
		}
	}
	for _, line := range is {
		if !slices.Contains(was, line) {
			text += "\n  + " + line
		}
	}
	return text
}

// pictureDifference returns how many pixels of two pictures differ, and in which rectangle.
func pictureDifference(earlier, now string) (string, error) {
	before, err := readPicture(earlier)
	if err != nil {
		return "", err
	}
	after, err := readPicture(now)
	if err != nil {
		return "", err
	}
	if before.Rect != after.Rect {
		return fmt.Sprintf("the picture was %v and is %v", before.Rect.Max, after.Rect.Max), nil
	}
	n, in := 0, image.Rectangle{}
	for y := range before.Rect.Max.Y {
		for x := range before.Rect.Max.X {
			if before.RGBAAt(x, y) != after.RGBAAt(x, y) {
				n++
				in = in.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if n == 0 {
		return "", nil
	}
	return fmt.Sprintf("%d pixels differ in %v", n, in), nil
}

// readPicture reads a picture.
func readPicture(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	c := image.NewRGBA(m.Bounds())
	draw.Draw(c, c.Rect, m, image.Point{}, draw.Src)
	return c, nil
}

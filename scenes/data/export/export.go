// Package export writes files of a game for other programs: pictures, text, records. They are made on another goroutine, because the film of a
// long game takes long, and go to a folder, to a place that the players choose, or to the browser. Add a format here. Poll, on the game loop,
// returns the messages for the players.
package export

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/files/abstractplay"
	"quintet/games/files/anyformat"
	"quintet/games/files/diagram"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/due"
	"quintet/render/picture"
	"quintet/scenes/data/notice"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/queue"
)

// A Format is a kind of file. Its value is the extension of its files, except for Diagram, whose files are text files too.
type Format string

// The formats.
const (
	PNG          Format = "png"     // the board
	SVG          Format = "svg"     // the board, sharp at every size
	GIF          Format = "gif"     // the plies up to the current position, animated
	Diagram      Format = "board"   // the board and its description as text
	Quintet      Format = "quintet" // the whole game, in a file that opens with a double-click
	Record       Format = "txt"     // the same in a file that every text editor opens
	AbstractPlay Format = "json"    // the main line, for the site of that name
)

// Formats returns the formats in which m, a match of s, can be written. The caller owns the slice.
func Formats(s games.Spec, m *match.Match) []Format {
	all := []Format{PNG, SVG, GIF, Diagram, Quintet, Record}
	if s.AbstractPlay != nil && m.Closed() {
		all = append(all, AbstractPlay)
	}
	return all
}

// Side is the width and height of pictures in pixels.
const Side = 800

// filmSide is the width and height of films. They are smaller because they contain every position of the game.
const filmSide = 480

// A Source is the game to write, and how to show it.
type Source struct {
	Name  string // of the file, without extension
	Match *match.Match
	Rec   *record.Record
	Theme *render.Theme
	Book  *words.Book
	Now   time.Time
}

// A Destination is a file to write, which may exist.
type Destination struct {
	Path  string
	Read  func() ([]byte, error)
	Write func(data []byte) error
}

// errUnreadRest says that a file contains more than could be read.
var errUnreadRest = errors.New("the file holds more than can be read")

// replace writes data, unless the file contains a game that cannot be read completely: it may be the game that was opened.
func (d Destination) replace(data []byte, find func(id string) (games.Spec, bool), zone *time.Location) error {
	if old, err := d.Read(); err == nil {
		for _, g := range anyformat.Read(old, find, zone) {
			if g.Lossy && g.Err == nil {
				return errUnreadRest
			}
		}
	}
	return d.Write(data)
}

// ErrCancelled is the answer of players who cancel.
var ErrCancelled = errors.New("no file is wanted")

// An Ask asks the players where to write the file called name, without waiting: answer is called once, on any goroutine. Its error is ErrCancelled, or
// says why they cannot be asked.
type Ask func(name string, answer func(d Destination, err error))

// A question is a file whose destination is not known yet.
type question struct {
	name   string
	make   func() ([]byte, error)
	zone   *time.Location // for dates
	answer chan reply     // has room for the answer
}

// A reply is an answer to a question.
type reply struct {
	Destination
	err error
}

// An Exporter writes files. It belongs to the goroutine of the game loop, which calls Poll, and must be closed.
type Exporter struct {
	find          func(id string) (games.Spec, bool)
	folder        store.Store
	giveToBrowser func(name string, data []byte) // gives files to the browser; nil if they are written
	ask           Ask                            // nil if all files go to the folder
	questions     []question
	queue         *queue.Queue
	messages      []notice.Notice
	open          int // files being made, or made but not reported by Poll
}

// New returns an exporter that writes where ask says, or into folder if ask is nil or fails. If hand is not nil it passes files to hand instead: in a
// browser, where everything shares one thread. find returns the game with an id.
func New(find func(id string) (games.Spec, bool), folder store.Store, ask Ask, hand func(name string, data []byte)) *Exporter {
	return &Exporter{find: find, folder: folder, ask: ask, giveToBrowser: hand, queue: queue.New()}
}

// Save begins to make a file. Poll reports the result.
func (x *Exporter) Save(s Source, f Format) {
	name := s.Name + "." + string(f)
	if f == Diagram {
		name = s.Name + "-board.txt"
	}
	x.Make(name, s.Now.Location(), s.file(f, x.giveToBrowser != nil))
}

// Make begins to make the file called name. file returns its contents, on any goroutine; dates in it are in zone. Poll reports the result.
func (x *Exporter) Make(name string, zone *time.Location, file func() ([]byte, error)) {
	q := question{name, file, zone, make(chan reply, 1)}
	if x.ask == nil || x.giveToBrowser != nil {
		x.write(q, x.inFolder(name))
		return
	}
	x.questions = append(x.questions, q)
	x.ask(name, func(d Destination, err error) { q.answer <- reply{d, err} })
}

// inFolder returns the file called name in the folder.
func (x *Exporter) inFolder(name string) Destination {
	return Destination{
		x.folder.Path(name), func() ([]byte, error) { return x.folder.Read(name, record.MaxBytes) },
		func(data []byte) error { return x.folder.Write(name, data) },
	}
}

// collectAnswers begins to make the files whose destinations have become known.
func (x *Exporter) collectAnswers() {
	x.questions = slices.DeleteFunc(x.questions, func(q question) bool {
		select {
		case r := <-q.answer:
			switch {
			case r.err == nil:
				x.write(q, r.Destination)
			case !errors.Is(r.err, ErrCancelled):
				x.write(q, x.inFolder(q.name))
			}
			return true
		default:
			return false
		}
	})
}

// write makes the file of q and writes it to d, or hands it to the browser.
func (x *Exporter) write(q question, d Destination) {
	var data []byte
	x.open++
	x.queue.Do(queue.Job{
		Do: func() (err error) {
			if data, err = q.make(); err == nil && x.giveToBrowser == nil {
				err = d.replace(data, x.find, q.zone)
			}
			return err
		},
		Done: func() {
			x.open--
			if x.giveToBrowser != nil {
				x.giveToBrowser(q.name, data)
				return
			}
			x.messages = append(x.messages, notice.Notice{Message: board.Say("export.saved", d.Path), Kind: notice.Reply, File: d.Path})
		},
		Failed: func(err error) {
			x.open--
			said := board.Say("export.failed", q.name, err.Error())
			switch {
			case errors.Is(err, abstractplay.ErrUnsupported):
				said = board.Say("export.elsewhere")
			case errors.Is(err, errUnreadRest):
				said = board.Say("export.more", d.Path)
			}
			x.messages = append(x.messages, notice.Notice{Message: said})
		},
	})
}

// Poll returns the messages since the last call.
func (x *Exporter) Poll() []notice.Notice {
	x.collectAnswers()
	x.queue.Collect()
	said := x.messages
	x.messages = nil
	return said
}

// Due returns when Poll must be called again: never if nothing is being made or asked.
func (x *Exporter) Due(now time.Time) due.Time {
	t := x.queue.Due(now)
	switch {
	case !t.Never():
		return t
	case len(x.questions) > 0:
		return due.At(now.Add(queue.CheckInterval))
	}
	return due.If(x.open > 0)
}

// Close waits until all files with known destinations are made.
func (x *Exporter) Close() { x.queue.Wait() }

// file returns a function that makes the file of s as it is now, on any goroutine. If it shares its thread with the window, it pauses between pictures.
func (s Source) file(f Format, shares bool) func() ([]byte, error) {
	g := s.Match.Game()
	switch f {
	case Diagram:
		lines := diagram.Draw(s.Match, s.Book)
		return func() ([]byte, error) { return []byte(strings.Join(lines, "\n") + "\n"), nil }
	case Quintet, Record:
		return func() ([]byte, error) {
			var b bytes.Buffer
			err := record.Write(&b, s.Rec)
			return b.Bytes(), err
		}
	case AbstractPlay:
		return func() ([]byte, error) {
			var b bytes.Buffer
			err := abstractplay.Write(&b, s.Rec, s.Now)
			return b.Bytes(), err
		}
	}
	look := picture.Look{Side: Side, Theme: s.Theme}
	if f == GIF {
		look.Side = filmSide
	}
	positions := make([]games.Position, s.Match.Cursor()+1)
	drawings := make([][]board.Drawing, len(positions))
	for i := range positions {
		positions[i], drawings[i] = s.Match.PositionAt(i).Clone(), s.Match.NodeAt(i).Drawings()
	}
	view := func(i int) *board.View {
		if shares {
			time.Sleep(time.Millisecond)
		}
		v := games.ViewOf(g, positions[i])
		v.Drawings = drawings[i]
		return v
	}
	return func() ([]byte, error) {
		return picture.Encode(string(f), g.Geometry(), picture.Positions{N: len(positions), View: view}, look)
	}
}

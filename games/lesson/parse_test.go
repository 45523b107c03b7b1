package lesson

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
)

// whole is a file with every kind of line.
const whole = `# A comment.
page one
title Title
text A sentence that
    goes on.
here Click.
finger Tap.
more - Fine print.
learnt You can.
reason game.occupied x.y
ends lesson
board size=5
position 5/5 w
plays a1 b2

task first
name It
do Do it.
hint How.
why Because.
plies 2
mark c3 square b2
goal links p2 safe <= 1
miss Too many.
goal ply a1 b2
solution a1 b2
wrong try square b2
task second
position 5/5 b

section more
title More
term word
name word
text A word.
shown one
board size=2
part a1 square b2
point c3 square c3
`

// translated is the Portuguese file for whole.
const translated = `page one
title Título
text Uma frase.
here Clica.
finger Toca.
more - Letra pequena.
learnt Sabes.
task first
name Isso
do Faz.
hint Como.
why Porque sim.
miss A mais.
task second
section more
title Mais
term word
name palavra
text Uma palavra.
`

// files returns the files of a game in both languages.
func files(en, pt string) fstest.MapFS {
	return fstest.MapFS{"texts/en.txt": {Data: []byte("x.key = A sentence\nlessons\n" + en)}, "texts/pt.txt": {Data: []byte("lessons\n" + pt)}}
}

func TestReadEveryField(t *testing.T) {
	b, err := Read(games.Spec{ID: "x", Texts: files(whole, translated)})
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Pages) != 1 || len(b.Sections) != 1 || len(b.Terms) != 1 {
		t.Fatalf("%d pages, %d sections, %d terms", len(b.Pages), len(b.Sections), len(b.Terms))
	}
	p := b.Pages[0]
	if p.Text[0]["en"] != "A sentence that goes on." || p.Text[0]["pt"] != "Uma frase." || !p.PlayableAfter || p.Board.Options["size"] != "5" {
		t.Errorf("the page is %+v", p)
	}
	if len(p.Learnt) != 1 || p.Learnt[0]["en"] != "You can." || p.Learnt[0]["pt"] != "Sabes." {
		t.Errorf("what is learnt: %v", p.Learnt)
	}
	if h := p.Here[0]; len(p.Here) != 1 || h.By(false)["en"] != "Click." || h.By(true)["pt"] != "Toca." {
		t.Errorf("how it is done: %v", p.Here)
	}
	if h := (Control{Mouse: Text{"en": "Look."}}); h.By(true)["en"] != "Look." {
		t.Error("By(finger) does not fall back to the text for a mouse")
	}
	first, second := p.Tasks[0], p.Tasks[1]
	if first.Plies != 2 || strings.Join(first.Marks, ",") != "c3,square b2" || len(first.Goals) != 2 || first.Goals[0].Miss["pt"] != "A mais." || first.Goals[1].Miss != nil || first.Board.Position != "5/5 w" || len(first.Board.Plays) != 2 {
		t.Errorf("the first task is %+v", first)
	}
	if w := first.Wrong[0]; !w.Click || strings.Join(w.Words, ",") != "square b2" || first.Solution.Click {
		t.Errorf("the tries are %+v and %+v", first.Solution, w)
	}
	if second.Board.Position != "5/5 b" || second.Board.Plays != nil || second.Plies != 1 {
		t.Errorf("the second task has the board %+v", second.Board)
	}
	if e := b.Terms[0]; e.Page != "one" || !e.Pictured || e.Name["pt"] != "palavra" {
		t.Errorf("the term is %+v", e)
	}
	if at := b.Terms[0].Board; !slices.Equal(at.Part, []string{"a1", "square b2"}) || !slices.Equal(at.Point, []string{"c3", "square c3"}) {
		t.Errorf("the picture of the term is %v, with %v pointed at", at.Part, at.Point)
	}
	for reason, want := range map[string]bool{"game.occupied": true, "x.y": true, "x": false, "": false} {
		if page, ok := b.PageOf(reason); ok != want || want && page != 0 {
			t.Errorf("PageOf(%q) = %d, %v", reason, page, ok)
		}
	}
}

func TestSentencesDependOnOptions(t *testing.T) {
	b, err := Read(games.Spec{ID: "x", Texts: files(`page one
text One.
text Two.
where win=first
text First.
where win=last
text Last.
more More.
where swap=on
more Swap.
`, `page one
text Um.
text Dois.
where win=first
text Primeiro.
where win=last
text Ultimo.
more Mais.
where swap=on
more Troca.`)})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		options    games.Options
		text, more string
	}{
		{nil, "One. Two.", "More."},
		{games.Options{"win": "uncuttable", "swap": "off"}, "One. Two.", "More."},
		{games.Options{"win": "first"}, "One. First.", "More."},
		{games.Options{"win": "last", "swap": "on"}, "One. Last.", "Swap."},
	} {
		p := b.For(c.options).Pages[0]
		if got := p.Text[0]["en"] + " " + p.Text[1]["en"]; len(p.Text) != 2 || got != c.text || len(p.More) != 1 || p.More[0]["en"] != c.more {
			t.Errorf("%v: got %v %v, want %s %s", c.options, p.Text, p.More, c.text, c.more)
		}
	}
	if n := len(b.VariantOptions()); n != 3 {
		t.Errorf("%d cases, want 3", n)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing to continue", " x", ":2: nothing stands before"},
		{"a value is missing", "page", ":2: page: a value is missing"},
		{"an unknown language", "page a\ntitle.fr A", ":3: title.fr: no such field"},
		{"a page twice", "page a\nsection a", `:3: section: "a" stands twice`},
		{"a title twice", "page a\ntitle A\ntitle A", ":4: title: it stands twice"},
		{"a task without a page", "task a", "a task belongs to a page"},
		{"nothing begun", "board size=5", "a page, a section or a term comes first"},
		{"an unknown field", "page a\ncolour red", ":3: colour: no such field"},
		{"a sentence of another block", "page a\nhint A", "no such sentence"},
		{"a text in a task", "page a\ntask b\ntext A", "a task has name, do, hint and why"},
		{"no number of plies", "page a\ntask b\nplies many", `"many" is no number of plies`},
		{"no plies", "page a\ntask b\nplies 0", `"0" is no number of plies`},
		{"a part with one corner", "page a\npart a1", "a part has two corners, not 1"},
		{"a part of a task", "page a\ntask b\npart a1 b2", "no such field belongs here"},
		{"an option without a value", "page a\nboard size", "want name=value"},
		{"a where without a value", "page a\nwhere win", "is not one option and its value"},
		{"two options", "page a\nwhere a=b c=d", "is not one option and its value"},
		{"a where of a task", "page a\ntask b\nwhere a=b", "no such field belongs here"},
		{"a where before no sentence", "page a\nwhere a=b\nboard size=5", "behind where stands the sentence"},
		{"a where at the end", "page a\ntext A\nwhere a=b", "nothing stands behind the last where"},
		{"a where without a sentence before it", "page a\nwhere a=b\ntext A", "there is none before it"},
		{"a where of the name of a term", "term a\nname A\nwhere a=b\nname B", "only a setup"},
		{"a where of a term without a caption", "term a\nwhere a=b\nsetup A", "only a setup"},
		{"a where of a title", "page a\nwhere a=b\ntitle A", "only text and more"},
		{"an unknown goal", "page a\ntask b\ngoal luck p1 = 1", "is no goal: want ply"},
		{"a goal without a sign", "page a\ntask b\ngoal score p1 5", "is no goal"},
		{"a goal without a number", "page a\ntask b\ngoal score p1 = many", `"many" is no number`},
		{"a goal without its seat", "page a\ntask b\ngoal wins", "cannot be read"},
		{"a goal with a seat too many", "page a\ntask b\ngoal draw p1", "cannot be read"},
		{"a goal without its cells", "page a\ntask b\ngoal on p1", "cannot be read"},
	} {
		_, err := Read(games.Spec{ID: "x", Texts: fstest.MapFS{"texts/en.txt": {Data: []byte("lessons\n" + c.text)}}})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "games/x/texts/en.txt:") {
			t.Errorf("%s: the error is %v, want one with %q", c.name, err, c.want)
		}
	}
}

func TestTranslationErrors(t *testing.T) {
	const english = "page a\ntitle A\ntext One.\nboard size=5\ntext Two.\nwhere win=first\ntext Three."
	for _, c := range []struct{ name, text, want string }{
		{"a sentence is missing", "page a\ntitle A\ntext Um.\nwhere win=first\ntext Dois.", `:5: where: want the sentence "text", which stands in line 7 of texts/en.txt`},
		{"a page is missing", "title A", ":2: title: want page a, which stands in line 3"},
		{"another page", "page b", ":2: page: want page a, which stands in line 3"},
		{"another option", "page a\ntitle A\ntext 1\ntext 2\nwhere win=last", ":6: where: want where win=first"},
		{"the end is missing", "page a\ntitle A\n", `:3: the sentence "text" is missing, which stands in line 5`},
		{"a field that is not said", "page a\ntitle A\ntext 1\nboard size=5", `:5: board: want the sentence "text"`},
		{"too much", "page a\ntitle A\ntext 1\ntext 2\nwhere win=first\ntext 3\ntext 4", ":8: text: texts/en.txt has nothing more"},
		{"an empty sentence", "page a\ntitle", ":3: title: a value is missing"},
	} {
		_, err := Read(games.Spec{ID: "x", Texts: files(english, c.text)})
		if err == nil || !strings.HasPrefix(err.Error(), "games/x/texts/pt.txt"+c.want) {
			t.Errorf("%s: the error is %v, want one with %q", c.name, err, c.want)
		}
	}
	if _, err := Read(games.Spec{ID: "x", Texts: fstest.MapFS{}}); err == nil || err.Error() != "games/x/texts/en.txt is missing: it holds the lessons" {
		t.Errorf("without a file the error is %v", err)
	}
}

func TestGeneralTermsAreComplete(t *testing.T) {
	all, err := General()
	if err != nil || len(all) == 0 {
		t.Fatalf("%d terms, error %v", len(all), err)
	}
	for _, term := range all {
		if term.Name == nil || term.Text == nil || term.Page != "" || term.Pictured {
			t.Errorf("%s has no name or no text, or belongs to a game", term.ID)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(whole, translated)
	f.Add("page a\ntask b\ngoal on p1 square b2\nsolution try square", "page a\ntask b")
	f.Fuzz(func(t *testing.T, en, pt string) {
		b, err := Read(games.Spec{ID: "x", Texts: files(en, pt)})
		if (b == nil) == (err == nil) {
			t.Errorf("book %v, error %v", b, err)
		}
	})
}

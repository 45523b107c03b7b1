package lesson

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
)

// whole is a file with everything in it.
const whole = `# A comment.
page one
title.en Title
title.pt Título
text.en A sentence that
    goes on.
text.pt Uma frase.
here.en Click.
here.pt Clica.
more.en - Fine print.
more.pt - Letra pequena.
reason game.occupied x.y
ends lesson
board size=5
position 5/5 w
plays a1 b2

task first
do.en Do it.
do.pt Faz.
hint.en How.
hint.pt Como.
why.en Because.
why.pt Porque sim.
plies 2
mark c3 square b2
goal links p2 safe <= 1
miss.en Too many.
miss.pt A mais.
goal ply a1 b2
solution a1 b2
wrong try square b2
task second
position 5/5 b

section more
title.en More
title.pt Mais
term word
name.en word
name.pt palavra
text.en A word.
text.pt Uma palavra.
shown one
board size=2
part a1 square b2
point c3 square c3
`

func TestReadTakesEveryField(t *testing.T) {
	b, err := Read(games.Spec{ID: "x", Rules: whole})
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Pages) != 1 || len(b.Sections) != 1 || len(b.Terms) != 1 {
		t.Fatalf("%d pages, %d sections, %d terms", len(b.Pages), len(b.Sections), len(b.Terms))
	}
	p := b.Pages[0]
	if p.Text[0]["en"] != "A sentence that goes on." || p.Text[0]["pt"] != "Uma frase." || !p.Ends || p.Board.Options["size"] != "5" {
		t.Errorf("the page is %+v", p)
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

func TestSentencesFollowTheOptions(t *testing.T) {
	b, err := Read(games.Spec{ID: "x", Rules: `page one
text.en One.
text.pt Um.
text.en Two.
text.pt Dois.
where win=first
text.en First.
text.pt Primeiro.
where win=last
text.en Last.
text.pt Ultimo.
more.en More.
more.pt Mais.
where swap=on
more.en Swap.
more.pt Troca.
`})
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
			t.Errorf("%v: %v %v, want %s %s", c.options, p.Text, p.More, c.text, c.more)
		}
	}
	if n := len(b.Cases()); n != 3 {
		t.Errorf("%d cases, want 3", n)
	}
}

func TestErrorsNameTheLineAndWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing to continue", " x", "line 1: nothing stands before"},
		{"a language is missing", "page a\ntitle.en A\ntext.en B\ntext.pt C", "line 2: title: title.pt is missing"},
		{"the languages are out of order", "page a\ntitle.pt A\ntitle.en B", "line 2: title: title.en is missing"},
		{"an unknown language", "page a\ntitle.fr A", "title.en is missing"},
		{"a value is missing", "page", "line 1: page: a value is missing"},
		{"a page twice", "page a\nsection a", `line 2: section: "a" stands twice`},
		{"a title twice", "page a\ntitle.en A\ntitle.pt A\ntitle.en A\ntitle.pt A", "line 4: title: it stands twice"},
		{"a task without a page", "task a", "a task belongs to a page"},
		{"nothing begun", "board size=5", "a page, a section or a term comes first"},
		{"an unknown field", "page a\ncolour red", "line 2: colour: no such field"},
		{"a sentence of another block", "page a\nhint.en A\nhint.pt B", "no such sentence"},
		{"a text in a task", "page a\ntask b\ntext.en A\ntext.pt B", "a task has do, hint and why"},
		{"no number of plies", "page a\ntask b\nplies many", `"many" is no number of plies`},
		{"no plies", "page a\ntask b\nplies 0", `"0" is no number of plies`},
		{"a part with one corner", "page a\npart a1", "a part has two corners, not 1"},
		{"a part of a task", "page a\ntask b\npart a1 b2", "no such field belongs here"},
		{"an option without a value", "page a\nboard size", "want name=value"},
		{"a where without a value", "page a\nwhere win", "is not one option and its value"},
		{"two options", "page a\nwhere a=b c=d", "is not one option and its value"},
		{"a where of a task", "page a\ntask b\nwhere a=b", "no such field belongs here"},
		{"a where before no sentence", "page a\nwhere a=b\nboard size=5", "behind where stands the sentence"},
		{"a where at the end", "page a\ntext.en A\ntext.pt A\nwhere a=b", "nothing stands behind the last where"},
		{"a where without a sentence before it", "page a\nwhere a=b\ntext.en A\ntext.pt A", "there is none before it"},
		{"a where of a title", "page a\nwhere a=b\ntitle.en A\ntitle.pt A", "only text and more"},
		{"an unknown goal", "page a\ntask b\ngoal luck p1 = 1", "is no goal: want ply"},
		{"a goal without a sign", "page a\ntask b\ngoal score p1 5", "is no goal"},
		{"a goal without a number", "page a\ntask b\ngoal score p1 = many", `"many" is no number`},
		{"a goal without its seat", "page a\ntask b\ngoal wins", "cannot be read"},
		{"a goal with a seat too many", "page a\ntask b\ngoal draw p1", "cannot be read"},
		{"a goal without its cells", "page a\ntask b\ngoal on p1", "cannot be read"},
	} {
		_, err := Read(games.Spec{ID: "x", Rules: c.text})
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "x: rules: ") {
			t.Errorf("%s: the error is %v, want one with %q", c.name, err, c.want)
		}
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
	f.Add(whole)
	f.Add("page a\ntask b\ngoal on p1 square b2\nsolution try square")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := Read(games.Spec{ID: "x", Rules: text})
		if (b == nil) == (err == nil) {
			t.Errorf("book %v, error %v", b, err)
		}
	})
}

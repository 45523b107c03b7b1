// Checks of a game's lessons (checkLessons): boards open, tasks have the solutions they claim, and every reason for a refusal is explained on a page.
// Add a check here when lessons get a new field.

package gametest

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/lesson"
)

// A lessonExaminer examines the lessons of a game.
type lessonExaminer struct{ *checker }

// checkLessons: the lessons can be read, every board in them opens, and every task is consistent: its solution is legal and solves it with its last
// ply and no earlier, and plies listed as wrong are legal and miss.
func checkLessons(s games.Spec) defects {
	x := lessonExaminer{&checker{defects: defects{}, spec: s}}
	b, err := lesson.Read(s)
	if err != nil {
		x.fail("lessons", "%v", err)
		return x.defects
	}
	ends, tasks := 0, map[string]bool{}
	for i := range b.Pages {
		p := &b.Pages[i]
		where := "page " + p.ID
		x.want(p.Title != nil && len(p.Text) > 0, where, "%s has no title or no text", where)
		if p.PlayableAfter {
			ends++
		}
		x.checkPicture(where, p.Board)
		for k := range p.Tasks {
			t := &p.Tasks[k]
			x.want(!tasks[t.ID], "task "+t.ID, "two tasks are called %s", t.ID)
			tasks[t.ID] = true
			x.checkTask(t)
		}
	}
	for _, o := range b.VariantOptions() {
		full, err := s.Complete(o)
		defaults, _ := s.Complete(nil) // defaults are always allowed
		x.want(err == nil && s.Format(full) != s.Format(defaults), "where "+s.Format(o), "sentences for %v: %v; want a value other than the default", o, err)
	}
	x.want(ends == 1, "lessons", "%d pages end the first lesson", ends)
	x.checkLearnt(b.Pages)
	for _, p := range b.Sections {
		x.want(p.Title != nil && len(p.More) > 0 && len(p.Text)+len(p.Tasks)+len(p.Learnt) == 0, "section "+p.ID, "a section has a title and more, and nothing else")
	}
	for _, t := range b.Terms {
		where := "term " + t.ID
		x.want(t.Name != nil && t.Text != nil, where, "%s has no name or no text", where)
		if _, ok := b.PageNamed(t.Page); t.Page != "" && !ok {
			x.fail(where, "there is no page %q", t.Page)
		}
		x.checkPicture(where, t.Board)
	}
	return x.defects
}

// checkLearnt: up to the page that ends the lesson, three or four sentences tell what was learnt, in at most twelve words in every language.
func (x lessonExaminer) checkLearnt(pages []lesson.Page) {
	const most = 12
	n, ended := 0, false
	for _, p := range pages {
		where := "page " + p.ID
		x.want(!ended || len(p.Learnt) == 0, where, "%s comes after the end of the lesson, which tells what was learnt", where)
		n, ended = n+len(p.Learnt), ended || p.PlayableAfter
		for _, text := range p.Learnt {
			for lang, said := range text {
				x.want(len(strings.Fields(said)) <= most, where, "%s: %q, want at most %d words", lang, said, most)
			}
		}
	}
	x.want(n == 3 || n == 4, "lessons", "%d sentences tell what was learnt, want three or four", n)
}

// checkPicture: b opens, and the corners of its part and the cells it points at exist.
func (x lessonExaminer) checkPicture(where string, b lesson.Board) {
	g, p, err := b.Open(x.spec)
	if err != nil {
		x.fail(where, "%v", err)
		return
	}
	var path []board.Target
	for i, name := range slices.Concat(b.Part, b.Point) {
		at := g.Geometry().Named(name)
		x.want(at != board.NoTarget, where, "there is no cell %q to be shown", name)
		if i >= len(b.Part) {
			path = append(path, at)
		}
	}
	if len(path) > 0 {
		x.want(g.Why(p, path).Text.Empty(), where, "%s cannot be pointed at", strings.Join(b.Point, ", "))
	}
}

// checkTask tries the solution of t and its wrong answers.
func (x lessonExaminer) checkTask(t *lesson.Task) {
	where := "task " + t.ID
	x.want(t.Name != nil && t.Do != nil && t.Hint != nil && t.Why != nil && len(t.Goals) > 0, where, "name, do, hint, why or a goal is missing")
	x.want(!slices.ContainsFunc(t.Goals, func(g lesson.Goal) bool { return g.Miss == nil }), where, "a goal does not say what is wrong with plies that do not reach it")
	x.want(len(t.Wrong) > 0, where, "nothing wrong is named")
	g, start, err := t.Board.Open(x.spec)
	if err != nil {
		x.fail(where, "%v", err)
		return
	}
	x.want(!start.Over(), where, "the game is over before it begins")
	for _, name := range t.Marks {
		x.want(g.Geometry().Named(name) != board.NoTarget, where, "there is no cell %q to be marked", name)
	}
	x.want(len(t.Solution.Words) > 0 && x.try(where, t, g, start, t.Solution) == lesson.Solved, where, "%v does not solve it", t.Solution.Words)
	for _, w := range t.Wrong {
		x.want(x.try(where, t, g, start, w) == lesson.Missed, where, "%v does not miss it", w.Words)
	}
}

// try plays a reader's answer to a task and returns the verdict. Plies must be legal, and the task must stay open until the last.
func (x lessonExaminer) try(where string, t *lesson.Task, g games.Game, start games.Position, try lesson.Try) lesson.Verdict {
	if try.Click {
		return x.tryClick(where, t, g, start, try)
	}
	ps, ms := []games.Position{start.Clone()}, []games.Move(nil)
	verdict := lesson.Open
	for _, text := range try.Words {
		x.want(verdict == lesson.Open, where, "%v goes on after the verdict", try.Words)
		p := ps[len(ps)-1].Clone()
		m, err := g.ParseMove(p, text)
		if err != nil {
			x.fail(where, "%v", err)
			return lesson.Open
		}
		p.Play(m)
		ps, ms = append(ps, p), append(ms, m)
		verdict = t.Judge(g, ps, ms)
	}
	return verdict
}

// tryClick clicks cells one after the other; only the last click may be refused.
func (x lessonExaminer) tryClick(where string, t *lesson.Task, g games.Game, p games.Position, try lesson.Try) lesson.Verdict {
	var path []board.Target
	for i, name := range try.Words {
		at := g.Geometry().Named(name)
		x.want(at != board.NoTarget, where, "there is no cell %q", name)
		path = append(path, at)
		why := g.Why(p, path)
		last := i == len(try.Words)-1
		x.want(why.Text.Empty() != last, where, "click %q of %s: the reason is %q", name, strings.Join(try.Words, ", "), why.Text.Key)
		if last {
			return t.JudgeRefusal(why.Text.Key)
		}
	}
	return lesson.Open
}

// checkExplained: a page of the rules explains the reason called key, so F1 can open the rule that was just broken.
func (x *checker) checkExplained(key string) {
	if x.lessons == nil {
		return // checkLessons reports why
	}
	if x.explained[key] {
		return
	}
	x.explained[key] = true
	_, ok := x.lessons.PageOf(key)
	x.want(ok, "explained "+key, "no page of the rules names the reason %q", key)
}

package squex

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
	"quintet/games/words"
)

var english = words.English(words.Of(Spec))

// viewed returns the view of p.
func viewed(p *position) *board.View {
	return games.ViewOf(p.g, p)
}

// previewed returns the view of p with the preview of a ply.
func previewed(t *testing.T, p *position, ply string) *board.View {
	return gametest.Previewed(t, p.g, p, ply)
}

// squareLinks lists the links of one state through squares: "d6-e7" and, if there is one, the octagon that cuts.
func squareLinks(p *position, state board.LinkState) string {
	var out []string
	for _, l := range viewed(p).Links {
		if l.Via == board.NoTarget || l.State != state {
			continue
		}
		text := p.g.geometry.Label(l.From) + "-" + p.g.geometry.Label(l.To)
		if l.State == board.LinkNow {
			text += ":" + p.g.geometry.Label(l.Cutters[0])
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

// The links in the picture of T13 that every player sees.
func TestLinkStatesOfT13(t *testing.T) {
	p := drawn(t, t13, "R 1")
	tests := []struct {
		state board.LinkState
		want  string
	}{
		{board.LinkSafe, "f3-e4 d4-c5 f4-e5 e5-f6 e5-d6"},
		{board.LinkLater, "f6-g7"},
		{board.LinkNow, "b4-c5:b5 d6-e7:d7 f6-e7:f7"},
	}
	for _, tc := range tests {
		if got := squareLinks(p, tc.state); got != tc.want {
			t.Errorf("links of state %d are %q, want %q", tc.state, got, tc.want)
		}
	}
	orthogonal := 0
	for _, l := range viewed(p).Links {
		if l.Via == board.NoTarget {
			orthogonal++
			if l.State != board.LinkSafe {
				t.Errorf("the link %s-%s is not safe", p.g.geometry.Label(l.From), p.g.geometry.Label(l.To))
			}
		}
	}
	// Red f2-f3, d4-e4, c5-c6; Blue f4-f5, d5-e5, e5-f5, d5-d6, f5-f6, g7-h7.
	if orthogonal != 9 {
		t.Errorf("%d links side by side, want 9", orthogonal)
	}
}

// The states of links agree with trying every placement: later needs two of the opponent's octagons, now needs one, and safe has no cut.
func TestLinkStates(t *testing.T) {
	g := sized(t, 7)
	r := games.NewRand(3)
	seen := [3]int{}
	for range 60 {
		p := g.Start().(*position)
		for !p.Over() {
			gametest.PlayRandom(p, r)
			for _, l := range viewed(p).Links {
				if l.Via == board.NoTarget {
					continue
				}
				seen[l.State]++
				s := g.squareAt(int(l.Via) - g.n*g.n)
				var cutters []int
				for x := range g.near {
					if p.owner(x) == nobody {
						q := *p
						if q.put(uint8(l.Owner)^1, x); !q.sq[l.Owner].has(s) {
							cutters = append(cutters, x)
						}
					}
				}
				var want []int
				if l.State == board.LinkNow {
					want = []int{int(l.Cutters[0])}
				}
				if l.State == board.LinkLater {
					q := *p
					for _, x := range l.CutBy() {
						q.put(uint8(l.Owner)^1, int(x))
					}
					if q.sq[l.Owner].has(s) {
						t.Fatalf("%s: link through %s is not cut on %v", games.TextOf(p), g.label(s), l.CutBy())
					}
				}
				if !slices.Equal(cutters, want) {
					t.Fatalf("%s: link through %s has state %d, one octagon cuts it on %v, want %v",
						games.TextOf(p), g.label(s), l.State, cutters, want)
				}
				if lost := !p.filledBy(uint8(l.Owner) ^ 1).sq[l.Owner].has(s); lost != (l.State != board.LinkSafe) {
					t.Fatalf("%s: link through %s has state %d, is lost in the end %v", games.TextOf(p), g.label(s), l.State, lost)
				}
			}
		}
	}
	if slices.Contains(seen[:], 0) {
		t.Errorf("saw %v links by state, want some of each", seen)
	}
}

func TestPiecesKeepTheirIDs(t *testing.T) {
	g := sized(t, 4)
	before := viewed(reach(t, g, "b2 a4 c3 b3 d1"))
	after := viewed(reach(t, g, "b2 a4 c3 b3 d1 c2"))
	square := gametest.Targets(t, g, "square b2")[0]
	for _, want := range []struct {
		v     *board.View
		owner int8
	}{{before, blue}, {after, red}} {
		i := slices.IndexFunc(want.v.Pieces, func(p board.Piece) bool { return p.At == square })
		if i < 0 || want.v.Pieces[i].Owner != want.owner || want.v.Pieces[i].ID != uint16(square)+1 ||
			g.geometry.Sprites[want.v.Pieces[i].Sprite] != "square" {
			t.Errorf("the square is piece %d of %+v, want one of colour %d with the ID of its cell", i, want.v.Pieces, want.owner)
		}
	}
}

// textsOf returns all text of a view, one item per line.
func textsOf(v *board.View) string {
	var out []string
	add := func(name string, l board.Line) {
		if !l.Text.Empty() {
			out = append(out, fmt.Sprintf("%s: %s%s", name, map[bool]string{true: "8< "}[l.Icon == board.IconScissors], english.Say(l.Text)))
		}
	}
	add("prompt", board.Line{Text: v.Prompt})
	add("detail", board.Line{Text: v.Detail})
	for i, s := range v.Seats[:2] {
		add(fmt.Sprint("p", i+1), s.Detail)
		if s.Left > 0 || s.Granted > 0 {
			lost := ""
			if s.Lost > 0 {
				lost = fmt.Sprintf(", %d lost", s.Lost)
			}
			out = append(out, fmt.Sprintf("p%d: %d left, %d promised%s", i+1, s.Left, s.Granted, lost))
		}
	}
	for _, l := range v.Tag {
		add("tag", l)
	}
	return strings.Join(out, "\n")
}

func TestViewTexts(t *testing.T) {
	t13 := drawn(t, t13, "R 1")
	swap := open(t, "swap=on")
	tests := []struct {
		name string
		view *board.View
		want string
	}{
		{"the start", viewed(sized(t, 8).Start().(*position)), `prompt: Blue: place an octagon
detail: Click an empty octagon. Join top and bottom by a path that cannot be cut.`},
		{"the start with win=first", viewed(open(t, "win=first").Start().(*position)), `prompt: Blue: place an octagon
detail: Click an empty octagon. Be the first to join top and bottom.`},
		{"T13", viewed(t13), `prompt: Red: place an octagon
detail: Click an empty octagon. Join left and right by a path that cannot be cut.
p1: 3 links can be cut, 2 now
p2: 1 link can be cut now`},
		{"T13, a ply that cuts nothing", previewed(t, t13, "a1"), textsOf(viewed(t13))},
		{"T13, a cut", previewed(t, t13, "d7"), `prompt: Red: place an octagon
detail: d7 cuts one link. Blue then places two.
p1: 8< Two placements after this cut
p1: 0 left, 2 promised
p2: 1 link can be cut now
tag: 8< Cuts 1, Blue places two`},
		{"two placements", viewed(playedFrom(t, t13, "d7")), `prompt: Blue: first octagon
detail: If the first one cuts, the second is lost.
p1: 2 links can be cut, 1 now
p1: 2 left, 0 promised
p2: 2 links can be cut now`},
		{"a cut with the first of two", previewed(t, playedFrom(t, t13, "d7"), "b5"), `prompt: Blue: first octagon
detail: b5 cuts one link: your second placement is lost and Red places two.
p1: 8< Cutting ends your turn
p1: 2 left, 0 promised, 1 lost
p2: 8< Two placements after this cut
p2: 0 left, 2 promised
tag: 8< Cuts 1 link, ends your turn`},
		{"two cuts at once", previewed(t, reach(t, sized(t, 5), "b2 c2 d2 b3 e5 d3"), "c3"), `prompt: Blue: place an octagon
detail: c3 cuts 2 links. Red then places two.
p2: 8< Two placements after this cut
p2: 0 left, 2 promised
tag: 8< Cuts 2, Red places two`},
		{"joined but cuttable", viewed(drawn(t, t11, "R 1")), `prompt: Red: place an octagon
detail: Click an empty octagon. Join left and right by a path that cannot be cut.
p1: Joined, but 3 links can be cut, 2 now
p2: 1 link can be cut now`},
		{"a win", previewed(t, playedFrom(t, drawn(t, t11, "B 2"), "e8"), "g6"), `prompt: Blue: place an octagon
detail: g6 connects top and bottom for good: Blue wins.
p1: Joined, but 2 links can be cut, 1 now
p2: 1 link can be cut now
tag: Blue wins`},
		{"a win by a cut has no price", previewed(t, reach(t, sized(t, 3), "b1 c1 c2 a3 c3 b2 a2 b3"), "a1"), `prompt: Red: first octagon
detail: a1 connects left and right for good: Red wins.
p1: Joined, but 1 link can be cut now
p2: 2 left, 0 promised
tag: Red wins`},
		{"the end", viewed(playedFrom(t, drawn(t, t11, "B 2"), "e8 g6")), `prompt: Blue wins
detail: Blue connects top and bottom; no link on the path can be cut.`},
		{"the end with win=first", viewed(reach(t, open(t, "size=3 win=first"), "1B1/2B/2B 1b/2 R 1 -")),
			`prompt: Blue wins
detail: Blue is the first to connect top and bottom.`},
		{"a swap is possible", viewed(reach(t, swap, "d4")), `prompt: Red: place an octagon
detail: Click an empty octagon, or swap to be Blue.`},
		{"a swap", previewed(t, reach(t, swap, "d4"), "swap"), `prompt: Red: place an octagon
detail: Click an empty octagon, or swap to be Blue.
tag: You become Blue, top to bottom`},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			if got := textsOf(tc.view); got != tc.want {
				t.Errorf("the view says\n%s\nwant\n%s", got, tc.want)
			}
		})
	}
}

func TestPreviewMarksCuts(t *testing.T) {
	p := reach(t, sized(t, 5), "b2 c2 d2 b3 e5 d3")
	var cut []string
	for _, m := range previewed(t, p, "c3").Marks {
		if m.Kind != board.MarkCut || m.Owner != red || int(m.At) < 25 {
			t.Errorf("mark %+v, want a cut of Red on a square", m)
		}
		cut = append(cut, p.g.geometry.Label(m.At))
	}
	slices.Sort(cut)
	if got, want := strings.Join(cut, " "), "b2 c2"; got != want {
		t.Errorf("cuts %q, want %q", got, want)
	}
}

func TestSeatsAfterSwap(t *testing.T) {
	v := viewed(reach(t, open(t, "swap=on"), "d4 swap"))
	if v.Seats[0].Colour != red || v.Seats[1].Colour != blue || english.Say(v.Seats[0].Role) != "Red, left to right" {
		t.Errorf("seats %+v, want p1 to be Red", v.Seats[:2])
	}
}

// At the end of the game a path of safe links runs from side to side. Everything that is neither on it nor protects it from cuts is dimmed.
func TestEndShowsPath(t *testing.T) {
	r := games.NewRand(7)
	for _, win := range []string{"uncuttable", "first"} {
		g := open(t, "size=6 win="+win)
		for range 50 {
			p := g.Start().(*position)
			for !p.Over() {
				gametest.PlayRandom(p, r)
			}
			v := viewed(p)
			dimmed := map[board.Target]bool{}
			for _, m := range v.Marks {
				if m.Kind != board.MarkDimmed || dimmed[m.At] {
					t.Fatalf("mark %+v, want one dim a piece", m)
				}
				dimmed[m.At] = true
			}
			ends, guards, links, bright := map[board.Target]int{}, map[int]bool{}, 0, 0
			for _, l := range v.Links {
				if !l.Winning {
					continue
				}
				links++
				ends[l.From]++
				ends[l.To]++
				if l.Owner != p.winner || dimmed[l.From] || dimmed[l.To] || l.Via != board.NoTarget && dimmed[l.Via] {
					t.Fatalf("%s: winning link %+v is dimmed or the loser's", games.TextOf(p), l)
				}
				if l.Via != board.NoTarget {
					bright++
					a, b, n := int(l.From), int(l.To), g.n
					guards[a/n*n+b%n], guards[b/n*n+a%n] = true, true
				}
				if win == "uncuttable" && l.State != board.LinkSafe {
					t.Fatalf("%s: winning link %+v can be cut", games.TextOf(p), l)
				}
			}
			sides := uint8(0)
			for x, n := range ends {
				bright++
				side := g.near[x].sides[p.winner]
				sides |= side
				if n > 2 || n == 1 && side == 0 {
					t.Fatalf("%s: %d winning links meet at %s, which is no line", games.TextOf(p), n, g.geometry.Label(x))
				}
			}
			for x := range guards {
				switch {
				case ends[board.Target(x)] > 0:
				case p.owner(x) != p.winner:
					if p.owner(x) != nobody && !dimmed[board.Target(x)] {
						t.Fatalf("%s: %s of the loser is bright", games.TextOf(p), g.geometry.Label(board.Target(x)))
					}
				case dimmed[board.Target(x)]:
					t.Fatalf("%s: %s keeps a link of the path from being cut, and is dimmed", games.TextOf(p), g.geometry.Label(board.Target(x)))
				default:
					bright++
				}
			}
			if sides != bothSides || links != len(ends)-1 || bright+len(dimmed) != len(v.Pieces) {
				t.Fatalf("%s: sides %d, %d links for %d octagons, %d bright and %d dimmed of %d pieces",
					games.TextOf(p), sides, links, len(ends), bright, len(dimmed), len(v.Pieces))
			}
		}
	}
}

// linked explains what squares are for.
const linked = "You cannot play a square. Two of your octagons on a diagonal fill it."

func TestWhy(t *testing.T) {
	const never, late = "That is not possible now.", "Only Red may swap, in answer to the first turn of Blue."
	middle := Spec.Showcase.Plies // T13
	gametest.Reasons(t, Spec, [][5]string{
		{"", middle, "a1", "", ""},
		{"", middle, "f2", "That octagon is taken.", "cells f2"},
		{"", middle, "square a1", linked, "cells a1"},
		{"", middle, "square d6", linked, "cells d7; line d6 e7"},
		{"", middle, "square e3", linked, "line f3 e4"},
		{"", middle, "edge", "Edges show whose sides they are.", ""},
		{"", middle, "no button", never, ""},
		{"swap=on", "d4 e5", "swap", late, ""},
		{"swap=on", "d4 e5", "nothing", never, ""},
		{"", middle, "no cell", never, ""},
		{"", middle, "a1, b1", "You place one octagon at a time.", ""},
	})
}

// A click on a square has a repair if exactly one octagon links across it and costs nothing. If that would be a cut, or either of two octagons would
// do, they are only pointed out.
func TestSquareRepair(t *testing.T) {
	gametest.Reasons(t, Spec, [][5]string{
		{"", "c3 h8", "square c3", linked, "cells d4 c3; repair Link with d4"},
		{"", "c3 h8", "square b2", linked, "cells b2 b2; repair Link with b2"}, // the other diagonal as well
		{"", "c3 h8", "square f6", linked, "cells f6"},
		{"", "c3 h8", "square g7", linked, "cells g7"},                   // only the opponent is there
		{"", "c3 h8 d4 h7", "square c3", linked, "line c3 d4"},           // already linked
		{"", "c3 d4", "square c3", linked, "cells c3"},                   // the opponent is across
		{"", "c3 h8 c4 h7", "square c3", linked, "cells d3 d4 c3"},       // either of two
		{"", "c3 d3 f8 c4", "square c3", linked, "cells d4; line d3 c4"}, // a cut
	})
}

// TestThreatsSayWhatIsMissing: with the threats, the seats show how many octagons both colours need for a path across.
func TestThreatsSayWhatIsMissing(t *testing.T) {
	p := sized(t, 8).Start().(*position)
	v := viewed(p)
	p.g.AppendThreats(v, p)
	if got, want := textsOf(v), "p1: Needs at least 8 more octagons\np2: Needs at least 8 more octagons"; !strings.Contains(got, want) {
		t.Errorf("the view says\n%s\nwant\n%s", got, want)
	}
}

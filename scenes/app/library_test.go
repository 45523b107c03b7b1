package app_test

import (
	"fmt"
	"testing"
)

// shelf drops two finished games on the program and opens the list of all games.
const shelf = "give " + aRecord + `;give d.txt [game "distrify"]\n[p1 "Rui"]\n[p2 "Machine"]\n[p2-level "2"]\n[result "p2+ resign"]\n1. c3` +
	";key ctrl+t;key l;want scene collection;wait;want text 2 games"

// Games can be found by words, game and result, and open at their end.
func TestAllFinishedGames(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "375 720"} {
		p := newPlayer(t)
		do(t, p, "size "+size+";"+shelf+";want text Ana and Rui;want text Rui and Machine")
		do(t, p, "key /;type ana;want text one game;want absent Rui and Machine;key esc;key /;key end backspace backspace backspace;key enter;want text 2 games")
		if size != "375 720" {
			do(t, p, "press Filter Filter;press The computer won;press Show one game;want text Rui and Machine;want absent Ana and Rui")
			do(t, p, "press The computer won Filter;press Clear;press Show 2 games;press All games Game;press Squex;want text Ana and Rui;want absent Rui and Machine")
		} else {
			do(t, p, "press All games Game;press Squex;want text Ana and Rui;want absent Rui and Machine")
		}
		do(t, p, "press Look again;want scene play;want winners 1;want plies 3;key ctrl+t;want scene collection;want text Ana and Rui;want absent Rui and Machine;key esc;want scene title")
	}
}

// Only the visible part of a long list is drawn, and the keyboard reaches the rest.
func TestScrollLongList(t *testing.T) {
	p := newPlayer(t)
	for i := range 40 {
		do(t, p, fmt.Sprintf(`give g.txt [game "squex"]\n[options "size=6"]\n[p1 "Ana %d"]\n[date "2026-01-%02d"]\n[result "p2+ resign"]\n1. b2`, i, i%28+1))
	}
	do(t, p, "key ctrl+t;key l;wait;want text 40 games;want absent Ana 0 ")
	for range 60 {
		do(t, p, "key down")
	}
	do(t, p, "want nobutton Look again;key end;want button Look again 40;want nobutton Look again;key home;want button Look again")
	do(t, p, "key end;press Look again 38;want scene play;key m;press Library;want scene collection;want button Look again 40;want nobutton Look again 10")
	do(t, p, "key /;type ana 35;wait;press Look again;key ctrl+r;want plies 0;play c3;key ctrl+t;want scene collection;want text Ana 35 and;want absent Ana 8 and")
	do(t, p, "press This game;press Review;want scene review;key p;want scene play;key ctrl+t;want scene collection;want absent Ana 8 and;key esc;want button Continue")
}

// The table and the editor can list the games that reached their position, which open there; without the position all games are listed again.
func TestFindGamesByPosition(t *testing.T) {
	const other = `;give e.txt [game "squex"]\n[options "size=6"]\n[p1 "Eva"]\n[p2 "Rui"]\n[result "p2+ resign"]\n1. e5 d5`
	for _, size := range []string{"1280 800", "640 480", "375 720"} {
		p := newPlayer(t)
		do(t, p, "size "+size+";"+shelf+other+`;give f.txt [game "squex"]\n[options "size=6"]\n1. b2;key m;press Find in library;want scene collection;wait`)
		do(t, p, "want text 2 games;want text Games that reached this position;want text Ana and Rui;want text Eva and Rui;want absent Rui and Machine")
		do(t, p, "press Any position;want text 2 games;want absent Games that reached;press Squex Game;press All games;want text 3 games;key esc;want scene play;want plies 1")
		do(t, p, "key /;wait;press Look again;want scene play;want plies 1")
		do(t, p, `key ctrl+t;give f.txt [game "squex"]\n[options "size=6"]\n1. a1;key /;wait;want text No game reached this position`)
		do(t, p, `give f.txt [game "squ"]\n[options "size=8"]\n1. c3;key m;press Edit the position;key /;want scene collection;wait;want text No game reached;key esc;want scene editor`)
	}
}

// Games can be found by player, and by a period, year or month that is chosen from a list.
func TestFindGamesByPlayerAndDate(t *testing.T) {
	const dated = `give e.txt [game "squex"]\n[options "size=6"]\n[p1 "Eva"]\n[p2 "Rui"]\n[date "2024-02-29"]\n[result "p2+ resign"]\n1. e5;`
	for _, size := range []string{"1280 800", "640 480", "375 720"} {
		p := newPlayer(t)
		do(t, p, "size "+size+";"+dated+shelf[:len(shelf)-len("2 games")]+"3 games")
		do(t, p, "press Filter Filter;press Player;type EVA;key enter;press Show one game;want text one game;want text Eva and Rui;want absent Rui and Machine;want button Filters: 1 Filter")
		do(t, p, "press Filters: 1 Filter;press Clear;press Show 3 games")
		do(t, p, "press Any time Date;press This year;want text 2 games;want absent Eva and Rui;press This year Date;press Today;want text 2 games")
		do(t, p, "press Today Date;press 2024;want text one game;press Feb 2024;want text Eva and Rui;press Feb 2024 Date;press Any time;want text 3 games")
	}
}

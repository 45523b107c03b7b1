// The command "go run ./build test": runs all checks and tests of the program, cheapest first. Add a check to the list steps in the function
// test. Add a package whose goroutines share data to concurrent, the list for the race detector. testTimeout limits the time of each package's
// tests.

package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"quintet/build/browser"
	"quintet/build/display"
	"quintet/games/catalog"
)

// staticcheck is the linter; this is the version known to work.
const staticcheck = "honnef.co/go/tools/cmd/staticcheck@v0.8.2"

// testTimeout ends the tests of a package that hangs. It is far longer than they take, even on a busy machine.
const testTimeout = "-timeout=60m"

// noDebugData leaves out debugging data, which takes a third of the time to link a test.
const noDebugData = "-ldflags=-w"

// test runs all checks, cheapest first, and stops at the first failure. Tests need not run vet, since that is done separately.
func test(args []string) error {
	f := flag.NewFlagSet("test", flag.ContinueOnError)
	long := f.Bool("long", false, "run the long proofs, too: deep counts of positions and small boards played to the end")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return fmt.Errorf("test: %q is not an option; test takes -long or nothing", f.Arg(0))
	}
	// Build everything as for a release, so that everything except the race detector's part is compiled only once, here and in copies.
	for name, value := range map[string]string{"CGO_ENABLED": "0", "GOFLAGS": strings.TrimSpace(os.Getenv("GOFLAGS") + " -trimpath")} {
		if err := os.Setenv(name, value); err != nil {
			return err
		}
	}
	tests, packages := []string{"QUINTET_WINDOW="}, []string{"QUINTET_PACKAGES=needed"}
	if *long {
		const proofs = "QUINTET_LONG=yes"
		tests, packages = append(tests, proofs), append(packages, proofs)
	}
	steps := []struct {
		name string
		do   func() error
	}{
		{"what the tests need", func() error { return install(slices.Concat(toTest, toRelease)) }},
		{"gofmt", formatted},
		{"go vet", func() error { return run(nil, "go", "vet", "./...") }},
		{"staticcheck", func() error { return run(nil, "go", "run", staticcheck, "./...") }},
		{"tests", func() error { return run(tests, "go", "test", "-vet=off", noDebugData, testTimeout, "./...") }},
		{"tests under the race detector", raced},
		{"searches on the thread of a page", testYielding},
		{"the real window", window},
		{"the browser and packages", func() error { return sideBySide(inBrowser, func() error { return testPackages(packages) }) }},
	}
	for _, s := range steps {
		fmt.Printf("== %s\n", s.name)
		start := time.Now()
		if err := s.do(); err != nil {
			return err
		}
		fmt.Printf("   %.0f s\n", time.Since(start).Seconds())
	}
	return nil
}

// sideBySide runs steps in parallel that mostly wait, for a browser or for a system to start, and returns their errors.
func sideBySide(steps ...func() error) error {
	errs := make([]error, len(steps))
	var all sync.WaitGroup
	for i, do := range steps {
		all.Go(func() { errs[i] = do() })
	}
	all.Wait()
	return errors.Join(errs...)
}

// formatted fails if gofmt would change a file.
func formatted() error {
	out, err := exec.Command("gofmt", "-l", ".").Output()
	if err != nil {
		return fmt.Errorf("gofmt: %w", err)
	}
	if len(out) > 0 {
		return fmt.Errorf("gofmt would change: %s", strings.Join(strings.Fields(string(out)), ", "))
	}
	return nil
}

// concurrent lists the packages whose goroutines share data, and those that use them. A test checks that none is missing.
func concurrent() []string {
	return []string{
		"./build/arena", "./games/cli/gtp", "./games/study/judge", "./games/search", "./render/dialog", "./render/fallback", "./render/speaker",
		"./scenes/app", "./scenes/data/instance", "./scenes/data/library", "./scenes/data/store/...",
	}
}

// raced runs tests under the race detector, which needs a C compiler: the short ones where goroutines share data, and the conformance suite of every
// game, in which goroutines share the game. Elsewhere it would find nothing, in ten times the time.
func raced() error {
	if _, err := exec.LookPath("gcc"); err != nil {
		fmt.Println("   left out: there is no gcc")
		return nil
	}
	env := []string{"CGO_ENABLED=1", "QUINTET_WINDOW="}
	short := []string{"test", "-vet=off", noDebugData, "-race", "-short", testTimeout}
	if err := run(env, "go", slices.Concat(short, concurrent())...); err != nil {
		return err
	}
	games := []string{"-run=^TestGame$", "./games/null"} // the others have no such test, and need not be linked
	for _, id := range catalog.IDs() {
		games = append(games, "./games/"+id)
	}
	return run(env, "go", slices.Concat(short, games)...)
}

// testYielding tests under Node that searches let the browser's page run, with which they share its only thread.
func testYielding() error {
	if _, err := exec.LookPath("node"); err != nil {
		fmt.Println("   left out: there is no node")
		return nil
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env: %w", err)
	}
	runner := filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "go_js_wasm_exec")
	return run([]string{"GOOS=js", "GOARCH=wasm"}, "go", "test", testTimeout, "-exec="+runner, "-run=Page|Slice|Turn", "./games/search")
}

// window clicks through the real window, on its own display where the system allows that. The program is built once.
func window() error {
	if runtime.GOOS != "linux" {
		fmt.Println("   left out: it is tested on Linux, under Xvfb")
		return nil
	}
	folder, err := os.MkdirTemp("", "quintet-program-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	program, err := display.Build(folder)
	if err != nil {
		return err
	}
	return run([]string{"QUINTET_WINDOW=needed", "QUINTET_PROGRAM=" + program}, "go", "test", "-count=1", "-p=1", testTimeout, "./build/smoke", "./build/idle", "./build/attacks") // one after the other, so that timed tests run alone
}

// inBrowser clicks through the web build in Chromium, if that is installed.
func inBrowser() error {
	if _, err := browser.Find(); err != nil {
		fmt.Println("   left out:", err)
		return nil
	}
	return run([]string{"QUINTET_BROWSER=needed"}, "go", "test", "-count=1", testTimeout, "./build/browser")
}

// testPackages makes the packages for every system and checks their content. Those that wait for a separate system run in parallel, together with the
// browser no more than the machine has cores.
func testPackages(env []string) error {
	if runtime.GOOS != "linux" {
		fmt.Println("   left out: they are tested on Linux")
		return nil
	}
	parallel := fmt.Sprintf("-parallel=%d", max(1, min(3, runtime.NumCPU()-1)))
	return run(env, "go", "test", "-count=1", parallel, testTimeout, "./build/release")
}

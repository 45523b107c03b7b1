// Reads and writes nets as text: Parse and Net.String. Change the format here.

package net

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// lineLength is the length of the lines of numbers in base64.
const lineLength = 120

// String returns the net as text that Parse reads. Its parts are lists of integers under their names: a byte each in base64, or decimal.
func (n *Net) String() string {
	var b strings.Builder
	bytes := make([]byte, 0, max(len(n.plies), lanes*len(n.inputs)))
	for _, w := range n.plies {
		bytes = append(bytes, byte(w))
	}
	writePart(&b, "plies", bytes)
	bytes = bytes[:0]
	for i := range n.inputs {
		for j := range lanes {
			bytes = append(bytes, byte(laneOf(&n.inputs[i], j)))
		}
	}
	writePart(&b, "positions", bytes)
	fmt.Fprintf(&b, "first %s\n", strings.Trim(fmt.Sprint(n.first), "[]"))
	fmt.Fprintf(&b, "output %s\n", strings.Trim(fmt.Sprint(n.out), "[]"))
	return b.String()
}

func writePart(b *strings.Builder, name string, bytes []byte) {
	fmt.Fprintln(b, name)
	for text := base64.StdEncoding.EncodeToString(bytes); text != ""; {
		k := min(len(text), lineLength)
		fmt.Fprintln(b, text[:k])
		text = text[k:]
	}
}

// Parse reads a net for a game with these numbers of inputs. Empty lines and lines that begin with # are ignored.
func Parse(text string, positions, plies int) (*Net, error) {
	parts := map[string][]string{}
	name := ""
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || words[0][0] == '#':
			continue
		case words[0] == "plies" || words[0] == "positions" || words[0] == "first" || words[0] == "output":
			name = words[0]
			words = words[1:]
		}
		parts[name] = append(parts[name], words...)
	}
	n := &Net{plies: make([]int8, plies), inputs: make([][words]uint64, positions)}
	a, err := bytesOf(parts["plies"], "plies", plies)
	b, err2 := bytesOf(parts["positions"], "positions", positions*lanes)
	if err := errors.Join(err, err2, numbers(parts["first"], "first", n.first[:]), numbers(parts["output"], "output", n.out[:])); err != nil {
		return nil, fmt.Errorf("net: %w", err)
	}
	for i, w := range a {
		n.plies[i] = int8(w)
	}
	for i, w := range b {
		setLane(&n.inputs[i/lanes], i%lanes, int32(int8(w)))
	}
	return n, nil
}

// bytesOf decodes a part of so many bytes.
func bytesOf(lines []string, name string, want int) ([]byte, error) {
	b, err := base64.StdEncoding.DecodeString(strings.Join(lines, ""))
	if err == nil && len(b) != want {
		err = fmt.Errorf("%d bytes, want %d", len(b), want)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return b, nil
}

// numbers parses a part of decimal numbers into dst.
func numbers(ws []string, name string, dst []int32) error {
	if len(ws) != len(dst) {
		return fmt.Errorf("%s: %d numbers, want %d", name, len(ws), len(dst))
	}
	for i, w := range ws {
		x, err := strconv.ParseInt(w, 10, 16)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		dst[i] = int32(x)
	}
	return nil
}

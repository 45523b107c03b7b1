package store_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// A keeper writes to a store and knows what must be there after a power cut.
type keeper struct {
	store.Store
	promised map[string][]byte // synced data by name; nil for data that may be lost
	possible map[string][][]byte
	failed   bool
}

// write replaces the data of name.
func (k *keeper) write(name, text string) {
	if k.failed {
		return
	}
	k.possible[name] = append(k.possible[name], []byte(text))
	if k.failed = k.Write(name, []byte(text)) != nil; !k.failed {
		k.promised[name], k.possible[name] = []byte(text), [][]byte{[]byte(text)}
	}
}

// create starts the journal.
func (k *keeper) create(name, text string) {
	if k.failed {
		return
	}
	k.possible[name] = append(k.possible[name], []byte(text))
	k.failed = k.Create(name, []byte(text)) != nil
}

// add appends a line to the journal, and syncs it.
func (k *keeper) add(name, text string) {
	if k.failed {
		return
	}
	last := k.possible[name][len(k.possible[name])-1]
	whole := append(bytes.Clone(last), text...)
	k.possible[name] = append(k.possible[name], whole)
	if k.failed = k.Append(name, len(last), []byte(text)) != nil; k.failed {
		return
	}
	if k.failed = k.Sync(name) != nil; !k.failed {
		k.promised[name], k.possible[name] = whole, [][]byte{whole}
	}
}

// script does everything that the program does, briefly.
func (k *keeper) script() {
	k.write("settings", "dark: true, and more of that")
	k.create("journal", "table\n")
	k.add("journal", "ply a1\n")
	k.write("settings", "dark: false")
	k.add("journal", "ply a2\n")
	k.write("journal", "table, ply a2\n")
	k.add("journal", "ply a3\n")
	k.write("record", "a1 a2 a3")
	if !k.failed {
		k.promised["journal"] = nil
		k.failed = k.Remove("journal") != nil
	}
}

// keep runs the script on a failing disk.
func keep(d *simdisk.Disk) *keeper {
	k := &keeper{Store: store.DiskOn(d, "/data/tables"), promised: map[string][]byte{}, possible: map[string][][]byte{}}
	k.script()
	return k
}

// The power fails at every disk operation in turn. Whatever else is lost, data that was written or synced is there, and data being written is there
// completely or not at all; only appended data may be there in part.
func TestPowerCutAtEveryOperation(t *testing.T) {
	healthy := simdisk.New()
	keep(healthy)
	all, _ := healthy.Done()
	if all < 30 {
		t.Fatalf("the script has %d operations", all)
	}
	for at := range all + 1 {
		d := simdisk.New()
		d.Fail(simdisk.PowerCut, at)
		k := keep(d)
		for _, loss := range simdisk.Losses() {
			s := store.DiskOn(d.After(loss), "/data/tables")
			for name, want := range k.promised {
				got, err := s.Read(name, 1<<20)
				if want != nil && (err != nil || !bytes.HasPrefix(got, want) && !whole(k.possible[name], got)) {
					t.Fatalf("cut at operation %d, %+v: %s is %q, %v, want %q", at, loss, name, got, err, want)
				}
			}
			for name, possible := range k.possible {
				got, err := s.Read(name, 1<<20)
				if err != nil && !errors.Is(err, store.ErrNotFound) {
					t.Fatal(err)
				}
				if err == nil && name != "journal" && !whole(possible, got) {
					t.Fatalf("cut at operation %d, %+v: %s is %q, want one of %q", at, loss, name, got, possible)
				}
			}
		}
	}
}

// If an operation fails, Write leaves the old data or has written all of the new data, and the store can still be used.
func TestFailureAtEveryOperation(t *testing.T) {
	for _, fault := range []simdisk.Fault{simdisk.Once, simdisk.Torn, simdisk.Always, simdisk.TornOn} {
		for at := range 40 {
			d := simdisk.New()
			d.Fail(fault, at)
			k := keep(d)
			if _, failed := d.Done(); failed > 0 && !k.failed {
				t.Errorf("fault %d at operation %d was not reported", fault, at)
			}
			d.Fail(simdisk.None, 0)
			for name, possible := range k.possible {
				got, err := k.Read(name, 1<<20)
				if len(k.promised[name]) > 0 && err != nil || err == nil && name != "journal" && !whole(possible, got) {
					t.Errorf("fault %d at operation %d: %s is %q, %v, want one of %q", fault, at, name, got, err, possible)
				}
			}
			if err := k.Write("settings", []byte("again")); err != nil {
				t.Errorf("fault %d at operation %d: Write afterwards = %v", fault, at, err)
			}
		}
	}
}

// whole reports whether got is one of all.
func whole(all [][]byte, got []byte) bool {
	return slices.ContainsFunc(all, func(one []byte) bool { return bytes.Equal(one, got) })
}

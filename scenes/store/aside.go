package store

import (
	"bytes"
	"errors"
	"fmt"
)

// damagedEnd is the extension of damaged files that were set aside, before a number where several have one name.
const damagedEnd = ".damaged"

// maxDamaged is the number of files of one name that are set aside.
const maxDamaged = 1000

// SetAside keeps data, which was found under name in s and cannot be used, under another name, and returns that. What was set aside before
// stays; what is there already is not written a second time.
func SetAside(s Store, name string, data []byte) (aside string, err error) {
	for n := range maxDamaged {
		aside = name + damagedEnd
		if n > 0 {
			aside = fmt.Sprintf("%s-%d", aside, n+1)
		}
		var there []byte
		switch there, err = s.Read(aside, len(data)); {
		case errors.Is(err, ErrNotFound):
			return aside, s.Write(aside, data)
		case err == nil && bytes.Equal(there, data):
			return aside, nil
		}
	}
	return aside, fmt.Errorf("%d files called %s%s are there already: %w", maxDamaged, name, damagedEnd, err)
}

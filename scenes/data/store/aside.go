// Setting damaged files aside under another name.

package store

import (
	"bytes"
	"errors"
	"fmt"
)

// DamagedEnd is the usual extension of files that were set aside, before a number where several have one name.
const DamagedEnd = ".damaged"

// maxDamaged is the number of files of one name that are set aside.
const maxDamaged = 1000

// SetAside keeps data, which was found under name in s and cannot be used, under name with the extension end, and returns where. What was set aside
// before stays; what is there already is not written a second time.
func SetAside(s Store, name, end string, data []byte) (aside string, err error) {
	for n := range maxDamaged {
		aside = name + end
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
	return aside, fmt.Errorf("%d files called %s%s are there already: %w", maxDamaged, name, end, err)
}

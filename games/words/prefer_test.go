package words

import (
	"strings"
	"testing"
)

func TestTheFirstLanguageThatIsSpokenIsPreferred(t *testing.T) {
	tests := []struct {
		tags string
		want Language
	}{
		{"", En},
		{"pt-PT", Pt},
		{"pt", Pt},
		{"PT", Pt},
		{"pt-BR", Pt},
		{"pt-BR en-US", Pt},
		{"pt-Latn-AO", Pt},
		{"en-GB pt-PT", En},
		{"en-PT pt-PT", En},
		{"fr-FR pt-PT en", Pt},
		{"fr-FR", En},
		{"de-DE en-US", En},
		{"ja zh-Hans", En},
		{"?! pt-PT", Pt},
		{"C", En},
	}
	for _, tt := range tests {
		if got := Preferred(strings.Fields(tt.tags)); got != tt.want {
			t.Errorf("who prefers %q hears %q, want %q", tt.tags, got, tt.want)
		}
	}
}

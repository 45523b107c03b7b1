// Defines the icons of the interface (iconShapes), as SVG path data on a square of 24 units. Add or change an icon here; the scenes decide which
// button has which icon.

package sprites

// An Icon is a small symbol of the interface.
type Icon uint8

// The icons.
const (
	NoIcon Icon = iota
	IconMenu
	IconMore
	IconUndo
	IconRedo
	IconFirst
	IconPrevious
	IconNext
	IconLast
	IconPlay
	IconPause
	IconStar
	IconFlag
	IconLayers
	IconTurn
	IconLocked
	IconUnlocked
	IconClock
	IconBook
	IconHelp
	IconGear
	IconSun
	IconMoon
	IconCrown
	IconScissors
	IconBroken
	IconSwap
	IconBoard
	IconCheck
	IconClose
	IconPerson
	IconRobot
	IconDown     // opens a list below
	IconUp       // closes it
	IconFullStar // the hint on the board
	IconEye      // shows threats while it is pressed
	IconQuit     // ends the program
	IconSave     // saves or shares a file
	IconCurve    // the course of the chances
	IconTitle    // the title of something
	IconTag      // a tag on something
	IconBin      // deletes something
	IconSearch   // the library
	IconNear     // approximate
	IconFolder   // opens a file
	IconCopy     // puts something on the clipboard
	IconPaste    // takes what is there
	IconPencil   // edits the text before it
	IconComment  // a comment on a move
	IconBranch   // moves other than those played
	IconWarning  // something has failed
	IconFilter   // filters a list
	IconTarget   // exercises
	IconPlus     // adds one more

	icons // number of icons
)

// IconSide is the side of the square on which icons are drawn, starting at its upper left corner.
const IconSide = 24

// stroke is one path of an icon: a line, or an area with a thin line of the same colour that rounds its corners.
type stroke struct {
	data  string
	width float32
	fill  bool
}

const dot = 1.2 // the line that rounds the corners of an area

// iconShapes holds the paths of every icon.
var iconShapes = [icons][]stroke{
	NoIcon:       {},
	IconMenu:     {{"M4 7H20M4 12H20M4 17H20", 2, false}},
	IconMore:     {{"M5 12H5.02M12 12H12.02M19 12H19.02", 3.4, false}},
	IconUndo:     {{"M8.5 5L4 9.5L8.5 14", 2, false}, {"M4.5 9.5H14.5A5 5 0 0 1 14.5 19.5H9", 2, false}},
	IconRedo:     {{"M15.5 5L20 9.5L15.5 14", 2, false}, {"M19.5 9.5H9.5A5 5 0 0 0 9.5 19.5H15", 2, false}},
	IconFirst:    {{"M6 6V18", 2, false}, {"M18 6V18L9.5 12Z", dot, true}},
	IconPrevious: {{"M14.5 5.5L8 12L14.5 18.5", 2, false}},
	IconNext:     {{"M9.5 5.5L16 12L9.5 18.5", 2, false}},
	IconLast:     {{"M18 6V18", 2, false}, {"M6 6V18L14.5 12Z", dot, true}},
	IconPlay:     {{"M8 5L19 12L8 19Z", dot, true}},
	IconPause:    {{"M8 5.5V18.5M16 5.5V18.5", 4, false}},
	IconStar:     {{starData, 2, false}},
	IconFlag:     {{"M6 21V4", 2, false}, {"M6 4.5C10 2.5 13 7 18.5 4.8V13C13 15.2 10 10.7 6 12.7Z", dot, true}},
	IconEye:      {{"M2.5 12C6.5 6 17.5 6 21.5 12C17.5 18 6.5 18 2.5 12Z", 2, false}, {"M9.2 12A2.8 2.8 0 1 1 14.8 12A2.8 2.8 0 1 1 9.2 12Z", dot, true}},
	IconLayers:   {{"M12 3.5L21 8.5L12 13.5L3 8.5Z", 2, false}, {"M3.5 13L12 17.7L20.5 13", 2, false}},
	IconTurn:     {{"M19.2 9A8 8 0 1 0 20 13.5", 2, false}, {"M20 4.2V9.2H15", 2, false}},
	IconLocked:   {{bodyData, 0, true}, {"M8 10V7.5A4 4 0 0 1 16 7.5V10", 2, false}},
	IconUnlocked: {
		{bodyData, 2, false},
		{"M8 10V7.5A4 4 0 0 1 15.6 6.2", 2, false},
	},
	IconClock: {{"M3.5 12A8.5 8.5 0 0 1 20.5 12A8.5 8.5 0 0 1 3.5 12Z", 2, false}, {"M12 7V12L15.5 14", 2, false}},
	IconBook: {{"M12 6.5C9.5 4.5 6.5 4.2 3.5 4.8V18.6C6.5 18 9.5 18.4 12 20.3C14.5 18.4 17.5 18 20.5 18.6V4.8" +
		"C17.5 4.2 14.5 4.5 12 6.5ZM12 6.5V20", 2, false}},
	IconHelp: {{"M8.2 9A3.9 3.9 0 1 1 12 12.9V15", 2, false}, {"M10.5 19A1.5 1.5 0 0 1 13.5 19A1.5 1.5 0 0 1 10.5 19Z", 0, true}},
	IconGear: {
		{"M21.39 10L21.39 14L18.9 14.06L18.34 15.42L20.05 17.22L17.22 20.05L15.42 18.33L14.06 18.9L14 21.39L10 21.39" +
			"L9.94 18.9L8.58 18.34L6.78 20.05L3.95 17.22L5.67 15.42L5.1 14.06L2.61 14L2.61 10L5.1 9.94L5.66 8.58" +
			"L3.95 6.78L6.78 3.95L8.58 5.67L9.94 5.1L10 2.61L14 2.61L14.06 5.1L15.42 5.66L17.22 3.95L20.05 6.78" +
			"L18.33 8.58L18.9 9.94Z", 1.8, false},
		{"M9 12A3 3 0 0 1 15 12A3 3 0 0 1 9 12Z", 1.8, false},
	},
	IconSun: {
		{"M8 12A4 4 0 0 1 16 12A4 4 0 0 1 8 12Z", 2, false},
		{"M19.3 12H21.6M17.16 17.16L18.79 18.79M12 19.3V21.6M6.84 17.16L5.21 18.79" +
			"M4.7 12H2.4M6.84 6.84L5.21 5.21M12 4.7V2.4M17.16 6.84L18.79 5.21", 2, false},
	},
	IconMoon:     {{"M19.5 14.2A8.2 8.2 0 1 1 9.8 4.5A6.6 6.6 0 0 0 19.5 14.2Z", 2, false}},
	IconCrown:    {{"M4 18L3 8L8 12L12 5.5L16 12L21 8L20 18Z", dot, true}},
	IconScissors: {{scissorsData, 2, false}},
	IconBroken:   {{"M12 3L18.6 16L16.2 20.4L12 17L7.8 20.4L5.4 16ZM3.5 6L20.5 18", 1.9, false}},
	IconSwap:     {{"M4 8.5H19M15.5 5L19 8.5L15.5 12M20 15.5H5M8.5 12L5 15.5L8.5 19", 2, false}},
	IconBoard: {
		{"M4 4H20V20H4ZM4 12H20M12 4V20", 2, false},
		{"M13.7 16A2.3 2.3 0 0 1 18.3 16A2.3 2.3 0 0 1 13.7 16Z", dot, true},
	},
	IconCheck: {{"M4.5 12.5L10 18L19.5 6.5", 2, false}},
	IconClose: {{"M6 6L18 18M18 6L6 18", 2, false}},
	IconPerson: {
		{"M8.1 7.8A3.9 3.9 0 0 1 15.9 7.8A3.9 3.9 0 0 1 8.1 7.8Z", 2, false},
		{"M4.5 20.5C5 15.5 8 13.8 12 13.8S19 15.5 19.5 20.5", 2, false},
	},
	IconRobot: {
		{"M8 6.5H16A3 3 0 0 1 19 9.5V14.5A3 3 0 0 1 16 17.5H8A3 3 0 0 1 5 14.5V9.5A3 3 0 0 1 8 6.5Z", 2, false},
		{"M8.1 12A1.3 1.3 0 0 1 10.7 12A1.3 1.3 0 0 1 8.1 12ZM13.3 12A1.3 1.3 0 0 1 15.9 12A1.3 1.3 0 0 1 13.3 12Z", 0, true},
		{"M12 6V3.5M8 20.5H16", 2, false},
	},
	IconDown:     {{"M6 9.5L12 15.5L18 9.5", 2.2, false}},
	IconUp:       {{"M6 15L12 9L18 15", 2.2, false}},
	IconFullStar: {{starData, 2, true}},
	IconFolder:   {{"M3.5 18.5V6.5A1.5 1.5 0 0 1 5 5H9.5L11.5 7.5H19A1.5 1.5 0 0 1 20.5 9V18.5Z", 2, false}},
	IconCopy:     {{"M9 8.5H19.5V20H9Z", 2, false}, {"M5.5 15.5H4.5V4H15V5", 2, false}},
	IconPaste:    {{"M8.5 5.5H5.5V20.5H18.5V5.5H15.5", 2, false}, {"M9 3.8H15V7.2H9Z", 2, false}},
	IconPencil:   {{"M4.5 19.5L5.5 15L15.5 5L19 8.5L9 18.5ZM13 7.5L16.5 11", 2, false}},
	IconComment:  {{"M4 5H20V16H12.5L8 20V16H4Z", 2, false}},
	IconBranch:   {{"M7 20V4M7 15C7 10.5 17 12.5 17 7", 2, false}, {"M15.2 5.5A1.8 1.8 0 0 1 18.8 5.5A1.8 1.8 0 0 1 15.2 5.5Z", dot, true}},
	IconWarning:  {{"M12 4L21 19.5H3Z", 2, false}, {"M12 10V13.5M12 16.6V16.7", 2, false}},
	IconFilter:   {{"M4 5H20L14 12.5V19.5L10 17.5V12.5Z", 2, false}},
	IconTarget: {
		{"M3 12A9 9 0 0 1 21 12A9 9 0 0 1 3 12ZM7.2 12A4.8 4.8 0 0 1 16.8 12A4.8 4.8 0 0 1 7.2 12Z", 1.8, false},
		{"M10.7 12A1.3 1.3 0 0 1 13.3 12A1.3 1.3 0 0 1 10.7 12Z", dot, true},
	},
	IconPlus:   {{"M12 5V19M5 12H19", 2, false}},
	IconSave:   {{"M12 3.5V14.5M7.5 10L12 14.5L16.5 10", 2, false}, {"M4 15.5V20H20V15.5", 2, false}},
	IconCurve:  {{"M4 4V20H20", 2, false}, {"M7.5 15L11 10.5L14.5 13L20 6.5", 2, false}},
	IconTitle:  {{"M5 8V5H19V8M12 5V19.5M9 19.5H15", 2, false}},
	IconTag:    {{"M4 4H12.5L20.5 12L12 20.5L4 12.5Z", 2, false}, {"M7.2 8.4A1.2 1.2 0 0 1 9.6 8.4A1.2 1.2 0 0 1 7.2 8.4Z", 0, true}},
	IconBin:    {{"M4 6.5H20M9 6V3.5H15V6M6 6.5L7 20.5H17L18 6.5M10 10.5V16.5M14 10.5V16.5", 2, false}},
	IconSearch: {{"M4 10.5A6.5 6.5 0 0 1 17 10.5A6.5 6.5 0 0 1 4 10.5ZM15.2 15.2L20.5 20.5", 2, false}},
	IconNear:   {{"M4 10.5C7 6.5 9.5 6.5 12 8.5S17 10.5 20 6.5M4 17.5C7 13.5 9.5 13.5 12 15.5S17 17.5 20 13.5", 2, false}},
	IconQuit:   {{"M7.8 6.2A8 8 0 1 0 16.2 6.2M12 3V11.5", 2, false}},
}

// Outlines used by several icons.
const (
	starData = "M12 3.6L14.41 9.28L20.56 9.82L15.9 13.87L17.29 19.88L12 16.7L6.71 19.88L8.1 13.87L3.44 9.82L9.59 9.28Z"
	bodyData = "M7.5 10.5H16.5A2.5 2.5 0 0 1 19 13V18A2.5 2.5 0 0 1 16.5 20.5H7.5A2.5 2.5 0 0 1 5 18V13A2.5 2.5 0 0 1 7.5 10.5Z"

	scissorsData = "M7.4 16.6L18.5 3.5M16.6 16.6L5.5 3.5" +
		"M3.5 18.4A2.9 2.9 0 0 1 9.3 18.4A2.9 2.9 0 0 1 3.5 18.4ZM14.7 18.4A2.9 2.9 0 0 1 20.5 18.4A2.9 2.9 0 0 1 14.7 18.4Z"
)

// Drawing returns the icon in colour c around the origin, in units of its square of IconSide. Line widths are multiplied by weight.
func (i Icon) Drawing(c Color, weight float32) Drawing {
	var d Drawing
	for _, s := range iconShapes[i] {
		a := mustPath(s.data)
		if s.fill {
			d = d.Fill(a, Solid(c))
		}
		if s.width > 0 {
			d = d.Line(a, s.width*weight, Solid(c))
		}
	}
	return d.Transform(Shift(-IconSide/2, -IconSide/2))
}

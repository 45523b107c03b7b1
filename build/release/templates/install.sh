#!/bin/sh
# Installs Quintet from this folder, or removes it again.
set -eu

usage() {
	cat <<EOF
usage: ./install.sh [--system | --prefix FOLDER] [--uninstall]

Without --system it installs for you alone, below ~/.local.
With --system it installs for everybody, below /usr/local, and must be run as root.
--uninstall removes what it has installed, but no settings and no games.
EOF
}

here=$(cd -- "$(dirname -- "$0")" && pwd)
prefix=
remove=no
while [ $# -gt 0 ]; do
	case $1 in
	--system) prefix=/usr/local ;;
	--prefix)
		[ $# -gt 1 ] && [ -n "$2" ] || { usage >&2; exit 2; }
		prefix=$2
		shift
		;;
	--uninstall) remove=yes ;;
	-h | --help) usage; exit 0 ;;
	*) usage >&2; exit 2 ;;
	esac
	shift
done
[ -n "$prefix" ] || prefix=${HOME:?has no value}/.local
case $prefix in
/*) ;;
*) prefix=$(pwd)/$prefix ;;
esac
newline='
'
case $prefix in
*"$newline"*)
	echo "install.sh: the name of the folder holds a line end, which no menu can start; choose another folder" >&2
	exit 2
	;;
esac

# files prints the names of all files, below the prefix.
files() {
	echo bin/quintet
	(cd "$here" && find share -type f | sort)
	for paper in LICENSE NOTICES.md CHANGELOG.md; do echo "share/doc/quintet/$paper"; done
}

# refresh tells the desktop what has changed, where it can be told.
refresh() {
	if command -v update-desktop-database >/dev/null; then
		update-desktop-database -q "$prefix/share/applications" || :
	fi
	if command -v update-mime-database >/dev/null; then
		update-mime-database "$prefix/share/mime" 2>/dev/null || :
	fi
	if command -v gtk-update-icon-cache >/dev/null; then
		gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor" 2>/dev/null || :
	fi
}

if [ $remove = yes ]; then
	files | while read -r name; do rm -f "$prefix/$name"; done
	rmdir "$prefix/share/doc/quintet" 2>/dev/null || :
	refresh
	printf 'Quintet is removed from %s.\n' "$prefix"
	exit 0
fi

files | while read -r name; do
	from=$here/$name
	case $name in
	bin/quintet) from=$here/quintet ;;
	share/doc/*) from=$here/${name##*/} ;;
	esac
	mkdir -p "$prefix/$(dirname "$name")"
	# A program that runs cannot be written over, but another one can take its place.
	cp "$from" "$prefix/$name.new"
	chmod 644 "$prefix/$name.new"
	mv -f "$prefix/$name.new" "$prefix/$name"
done
chmod 755 "$prefix/bin/quintet"
# The menu starts this program also where its folder is not searched. A menu reads the escapes of the file first, then those of the command.
escaped=$(printf '%s\n' "$prefix/bin/quintet" | sed 's/\\/\\\\/g')
quoted=$(printf '%s\n' "$prefix/bin/quintet" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
while IFS= read -r line; do
	case $line in
	TryExec=*) printf 'TryExec=%s\n' "$escaped" ;;
	Exec=quintet*) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=quintet}" ;;
	*) printf '%s\n' "$line" ;;
	esac
done <"$here/share/applications/quintet.desktop" >"$prefix/share/applications/quintet.desktop"
refresh
printf 'Quintet is installed: %s\n' "$prefix/bin/quintet"

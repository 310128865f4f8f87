#!/bin/sh
# Brings the program in this folder into the menu of whoever runs it, or takes it out: ./menu.sh add, ./menu.sh remove
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/burgundy-qt.desktop

# What other programs remember of menus and kinds of files is written anew, where they are there.
refresh() {
    try update-desktop-database "$share/applications"
    try update-mime-database "$share/mime"
    try gtk-update-icon-cache -q -t "$share/icons/hicolor"
}

try() {
    if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}

# The icons and the kind of file, as paths below a folder for shared files.
parts() {
    (cd "$here/share" && find icons mime -type f)
}

case ${1:-} in
    add)
        parts | while IFS= read -r part; do
            mkdir -p "$(dirname "$share/$part")"
            cp "$here/share/$part" "$share/$part"
        done
        mkdir -p "$share/applications"
        quoted=$(printf '%s' "$here/burgundy-qt" | sed 's/[\\"`$]/\\&/g; s/%/%%/g; s/[&|\\]/\\&/g')
        sed -e "s|^Exec=burgundy-qt|Exec=\"$quoted\"|" -e '/^TryExec=/d' \
            "$here/share/applications/burgundy-qt.desktop" >"$entry"
        refresh
        echo "Burgundy Qt is in the menu now. Leave this folder where it is."
        ;;
    remove)
        rm -f "$entry"
        parts | while IFS= read -r part; do rm -f "$share/$part"; done
        refresh
        echo "Burgundy Qt is out of the menu. Your games stay in $share/burgundy-qt."
        ;;
    *)
        echo "usage: ./menu.sh add|remove" >&2
        exit 2
        ;;
esac

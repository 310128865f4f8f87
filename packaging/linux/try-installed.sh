#!/bin/sh
# Installs a package in a clean Debian or Ubuntu, plays with it as an ordinary person, and takes it away again.
# For a container or a debootstrap only, as root: try-installed.sh PACKAGE.deb GAME.burgundy
set -eu

package=$1
game=$2
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM XDG_DATA_HOME || true

fail() {
    echo "try-installed: $*" >&2
    exit 1
}

# Everything in the system's folders but what the package manager notes; an empty opt counts as none.
system_files() {
    find /opt /usr /etc /var /bin /sbin /lib \( -path /var/lib/apt -o -path /var/lib/dpkg -o -path /var/log \) \
        -prune -o ! -path /opt -print 2>/dev/null | sort
}

as_player() {
    su - player -s /bin/sh -c "export LC_ALL=C.UTF-8; $1"
}

apt-get update -q >/dev/null
apt-get install -qy --no-install-recommends xvfb xauth x11-utils xdg-utils libfile-mimeinfo-perl shared-mime-info \
    desktop-file-utils hicolor-icon-theme >/dev/null
apt-get satisfy -qy --no-install-recommends "$(dpkg-deb -f "$package" Depends)" >/dev/null
useradd --create-home player
cp "$game" /home/player/evening.burgundy
chown player /home/player/evening.burgundy
system_files >/tmp/before
echo "try-installed: all is prepared"

dpkg -i "$package" >/dev/null
echo "installed: $(dpkg-query -W -f='${Package} ${Version}, ${Installed-Size} kB' burgundy-qt)"
as_player 'burgundy-qt --version' | head -1
as_player 'burgundy-qt --self-test' >/tmp/told 2>&1 || fail "the self-test failed: $(cat /tmp/told)"
[ "$(wc -l </tmp/told)" = 1 ] || fail "the self-test said more than one line: $(cat /tmp/told)"
cat /tmp/told

kind=$(as_player 'xdg-mime query filetype evening.burgundy')
[ "$kind" = application/x-burgundy-qt-game ] || fail "a saved game is taken for $kind"
opener=$(as_player "xdg-mime query default $kind")
[ "$opener" = burgundy-qt.desktop ] || fail "saved games are opened by ${opener:-nothing}"

cat >/tmp/open-by-kind <<'SCRIPT'
xdg-open evening.burgundy &
program=
for second in $(seq 60); do
    sleep 1
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/exe" 2>/dev/null)" = /opt/burgundy-qt/burgundy-qt ] && program=${process#/proc/}
    done
    if ls .local/share/burgundy-qt/games/*.burgundy >/dev/null 2>&1 && xwininfo -root -tree | grep -q '"Burgundy'; then
        sleep "${LOOK:-2}"
        kill -TERM "$program"
        wait || true
        exit 0
    fi
done
xwininfo -root -tree
exit 1
SCRIPT
chmod 755 /tmp/open-by-kind
as_player 'xvfb-run -a -s "-screen 0 1280x800x24" sh /tmp/open-by-kind' >/tmp/told 2>&1 ||
    fail "the saved game was not opened by its kind: $(cat /tmp/told)"
# That Qt still wanted to paint when it was told to end is no fault.
grep -v 'QBackingStore::flush() called for .* which does not have a handle' /tmp/told >/tmp/unexpected || true
[ ! -s /tmp/unexpected ] || fail "opening a game said: $(cat /tmp/unexpected)"
echo "a saved game was opened by its kind, in a window under X"
log=/home/player/.local/share/burgundy-qt/burgundy-qt.log
[ ! -s $log ] || fail "the log says: $(cat $log)"

dpkg --purge burgundy-qt >/dev/null
system_files >/tmp/after
diff /tmp/before /tmp/after >/tmp/left || fail "left behind: $(cat /tmp/left)"
[ -z "$(as_player "xdg-mime query default $kind")" ] || fail "saved games are still said to be opened by the program"
ls /home/player/.local/share/burgundy-qt/games/*.burgundy >/dev/null || fail "the person's games are gone"
echo "purged: nothing is left but the person's own games"

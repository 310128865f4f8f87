#!/bin/sh
# Installs what building and testing need on Debian and Ubuntu: prepare.sh; for AppImage and Flatpak: prepare.sh sandboxes
set -eu

root=''
[ "$(id -u)" = 0 ] || root=sudo
export DEBIAN_FRONTEND=noninteractive

install() {
    $root apt-get update -q
    $root apt-get install -qy --no-install-recommends "$@"
}

case ${1:-builds} in
    builds)
        install gcc libc6-dev binutils dpkg-dev lintian appstream desktop-file-utils shared-mime-info debootstrap xz-utils \
            xvfb xauth man-db libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libxcb-cursor0 \
            libxkbcommon-x11-0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 \
            libwayland-cursor0 libwayland-egl1
        ;;
    sandboxes)
        install flatpak flatpak-builder elfutils file libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1
        mkdir -p build
        curl -fsSL -o build/appimagetool \
            https://github.com/AppImage/appimagetool/releases/download/1.9.0/appimagetool-x86_64.AppImage
        chmod 755 build/appimagetool
        flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
        flatpak install --user -y flathub org.freedesktop.Platform//25.08 org.freedesktop.Sdk//25.08
        ;;
    *)
        echo "usage: prepare.sh [builds|sandboxes]" >&2
        exit 2
        ;;
esac

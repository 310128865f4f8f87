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

# fetch URL FILE SHA256: a file from elsewhere is used only if it is the one that was looked at before.
fetch() {
    mkdir -p "$(dirname "$2")"
    curl -fsSL -o "$2.part" "$1"
    echo "$3  $2.part" | sha256sum --check --quiet
    mv "$2.part" "$2"
}

case ${1:-builds} in
    builds)
        install gcc libc6-dev binutils dpkg-dev lintian appstream desktop-file-utils shared-mime-info debootstrap debian-archive-keyring xz-utils \
            xvfb xauth man-db libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libxcb-cursor0 \
            libxkbcommon-x11-0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 \
            libwayland-cursor0 libwayland-egl1
        ;;
    sandboxes)
        install flatpak flatpak-builder elfutils librsvg2-common file libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1
        fetch https://github.com/AppImage/appimagetool/releases/download/1.9.0/appimagetool-x86_64.AppImage \
            build/appimagetool 46fdd785094c7f6e545b61afcfb0f3d98d8eab243f644b4b17698c01d06083d1
        fetch https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64 \
            build/appimage-runtime 2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
        chmod 755 build/appimagetool
        flatpak remote-add --user --if-not-exists flathub https://dl.flathub.org/repo/flathub.flatpakrepo
        flatpak install --user -y flathub org.freedesktop.Platform//25.08 org.freedesktop.Sdk//25.08
        ;;
    *)
        echo "usage: prepare.sh [builds|sandboxes]" >&2
        exit 2
        ;;
esac

#!/bin/sh
# Drafts a release of a tag, with everything that lies in dist/: draft.sh v1.2.0. A person looks it over and publishes it.
set -eu

tag=${1:?usage: draft.sh TAG}
cd "$(dirname "$0")/../../dist"

sha256sum --check --quiet SHA256SUMS
set --
while read -r _ name; do
    set -- "$@" "$name"
done <SHA256SUMS
exec gh release create "$tag" --draft --verify-tag --title "Burgundy Qt ${tag#v}" --notes-file release-notes.md \
    "$@" SHA256SUMS

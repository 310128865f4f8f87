#!/bin/sh
# Brings the certificate that signs, and the account that notarizes, into a keychain of this run; without them the steps
# sign for this Mac only. Tells the later steps by GITHUB_ENV.
set -eu

if [ -z "${MAC_CERTIFICATE:-}" ]; then
    echo "MAC_CERTIFICATE is not set: nothing is signed for others."
    exit 0
fi

folder=$(mktemp -d)
keychain=$folder/burgundy-qt.keychain-db
password=$(uuidgen)
trap 'rm -f "$folder/certificate.p12"' EXIT
printf '%s' "$MAC_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$folder/certificate.p12" -P "$MAC_CERTIFICATE_PASSWORD" -k "$keychain" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(Developer ID Application: .*\)"/\1/p' | head -1)
[ -n "$identity" ] || {
    echo "The certificate holds no \"Developer ID Application\"." >&2
    exit 1
}
echo "MAC_SIGN_IDENTITY=$identity" >>"$GITHUB_ENV"

if [ -n "${MAC_NOTARY_APPLE_ID:-}" ]; then
    xcrun notarytool store-credentials burgundy-qt --keychain "$keychain" --apple-id "$MAC_NOTARY_APPLE_ID" \
        --team-id "$MAC_NOTARY_TEAM" --password "$MAC_NOTARY_PASSWORD"
    echo "MAC_NOTARY_PROFILE=burgundy-qt" >>"$GITHUB_ENV"
    echo "MAC_NOTARY_KEYCHAIN=$keychain" >>"$GITHUB_ENV"
fi

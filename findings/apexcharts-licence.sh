#!/usr/bin/env bash
# apexcharts 5.0.0 calls itself MIT in package.json, which is all that a licence checker reads; its LICENSE grants use to
# organisations below 2 million USD of revenue a year alone. The major before has MIT in both places.
#
# Seen on 30 November 2026: license-checker-rseidelsohn 5.0.1 passes apexcharts 5.0.0 with --onlyAllow MIT. 4.7.0 is the last
# version whose LICENSE is MIT; 5.3.6 says 'SEE LICENSE IN LICENSE' in package.json too.
set -euo pipefail
cd "$(mktemp -d)"

look() {
  mkdir "$1"
  (
    cd "$1"
    npm init -y >/dev/null
    npm pkg set license=MIT >/dev/null
    npm install --silent --no-audit --no-fund --save-exact "apexcharts@$1"
    npm install --silent --no-audit --no-fund --no-save --prefix ../checker license-checker-rseidelsohn@5.0.1
    ../checker/node_modules/.bin/license-checker-rseidelsohn --includePackages "apexcharts@$1" --onlyAllow MIT --csv | tail -1
    head -1 node_modules/apexcharts/LICENSE
  )
}

mkdir checker
old=$(look 4.7.0)
new=$(look 5.0.0)
printf '4.7.0:\n%s\n5.0.0:\n%s\n' "$old" "$new"

grep -q '"MIT"' <<<"$old" && grep -q 'The MIT License' <<<"$old"
grep -q '"MIT"' <<<"$new"
! grep -q 'The MIT License' <<<"$new"
grep -q 'annual revenue' 5.0.0/node_modules/apexcharts/LICENSE
echo 'as seen: the checker says MIT, the LICENSE bounds revenue'

#!/usr/bin/env bash
# A choice that is made while React hydrates in a transition is lost: the click on a checkbox makes React hydrate at once,
# inside the click, when the browser has already checked the box. React takes that for what was rendered, onChange never runs,
# and the next rendering unchecks the box. A click after the hydration has committed runs onChange.
#
# Seen on 30 November 2026 with react and react-dom 19.3.1 and jsdom 26.1.0, Node 20 and 26.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact react@19.3.1 react-dom@19.3.1 jsdom@26.1.0

cat >look.mjs <<'JS'
import { JSDOM } from 'jsdom';
import { createElement, startTransition, useState } from 'react';
import { renderToString } from 'react-dom/server';

const changes = [];
let renderAgain;
function Choice() {
  const [isChosen, setChosen] = useState(false);
  const [nth, setNth] = useState(0);
  renderAgain = () => setNth(nth + 1);
  return createElement('label', { 'data-nth': nth }, [
    createElement('input', {
      key: 'input',
      type: 'checkbox',
      checked: isChosen,
      onChange: (event) => {
        changes.push(event.target.checked);
        setChosen(event.target.checked);
      },
    }),
    'Pellets',
  ]);
}
const settle = () => new Promise((done) => setTimeout(done, 100));

const { window } = new JSDOM(`<div>${renderToString(createElement(Choice))}</div>`, { pretendToBeVisual: true });
for (const name of ['window', 'document', 'navigator'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
const { hydrateRoot } = await import('react-dom/client');
const click = () => input.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }));
const input = window.document.querySelector('input');
const outcome = {};

startTransition(() => void hydrateRoot(window.document.querySelector('div'), createElement(Choice)));
// Before the first slice of the hydration.
click();
await settle();
outcome.whileHydrating = { changes: [...changes], checked: input.checked };
renderAgain();
await settle();
outcome.renderedAgain = { changes: [...changes], checked: input.checked };
click();
await settle();
outcome.hydrated = { changes: [...changes], checked: input.checked };
console.log(JSON.stringify(outcome));
JS
seen=$(node look.mjs)
echo "$seen"
wanted='{"whileHydrating":{"changes":[],"checked":true},"renderedAgain":{"changes":[],"checked":false},"hydrated":{"changes":[true],"checked":true}}'
[ "$seen" = "$wanted" ]

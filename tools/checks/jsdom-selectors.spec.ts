import type * as jsdom from 'jsdom';
import { JSDOM } from 'jsdom';

const { canMatch } = jest.requireActual<{ canMatch: (localName: string, list: string) => boolean }>(
  './jsdom-selectors.cjs',
);

const styleSheet: string = jest.requireActual('jsdom/lib/jsdom/browser/default-stylesheet');
const RULES = [...styleSheet.replace(/@namespace[^;]*;|\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{[^{}]*\}/g)].map(
  ([, selector = '']) => selector.trim(),
);
const TYPES = [...new Set(RULES.flatMap((selector) => selector.match(/[a-z][\w-]*/gi) ?? []))];

describe('canMatch', () => {
  it.each([
    ['p', 'p', true],
    ['p', 'div', false],
    ['p', 'div, p', true],
    ['p', 'p div', false],
    ['p', 'div > p:first-child', true],
    ['p', 'div>p.quiet[title=x]', true],
    ['tr', 'table > tr', true],
    ['table', 'table > tr', false],
    ['foreignObject', 'svg foreignobject', true],
    // These may match anything.
    ['p', '[hidden]', true],
    ['p', '*', true],
    ['p', 'div, :focus', true],
    ['p', 'div:is(p, a)', true],
    ['p', ':not(div)', true],
    ['p', 'svg|p', true],
    ['p', 'div[title="a], p"]', true],
    ['p', 'a[title=a\\]p]', true],
  ])('%s, %s: %s', (name, selector, expected) => expect(canMatch(name, selector)).toBe(expected));

  it('agrees with jsdom about each rule of its style sheet and an element of each type', () => {
    const { document } = new JSDOM('<!doctype html><body>').window;
    expect([RULES.length > 100, TYPES.length > 100]).toEqual([true, true]);
    const elements = TYPES.flatMap((type) =>
      TYPES.slice(0, 40).map((parent) => document.createElement(parent).appendChild(document.createElement(type))),
    );
    const denied = RULES.flatMap((selector) =>
      elements
        .filter((element) => !canMatch(element.localName, selector) && element.matches(selector))
        .map(({ localName }) => `${localName}: ${selector}`),
    );
    expect(denied).toEqual([]);
  });
});

/** Computed styles of every element, by a jsdom of its own. */
function readStyles(html: string, { isChanged }: { isChanged: boolean }): string[] {
  let styles: string[] = [];
  jest.isolateModules(() => {
    if (isChanged) jest.requireActual('./jsdom-selectors.cjs');
    const { window } = new (jest.requireActual<typeof jsdom>('jsdom').JSDOM)(html);
    styles = [...window.document.querySelectorAll('*')].map(
      (element) => `${element.localName} ${window.getComputedStyle(element).cssText}`,
    );
  });
  return styles;
}

describe('styles of a document', () => {
  const SHEET = 'p, .x { color: red } section span { display: none } @media screen { b { visibility: hidden } }';
  const html = `<!doctype html><style>${SHEET}</style><p>a</p><b class="x">b</b><section><span>c</span></section>
    <dialog>d</dialog><dialog open>e</dialog><i hidden>f</i><input type="hidden"><input type="checkbox" disabled>
    <svg><foreignObject></foreignObject></svg>${TYPES.map((type) => `<${type}></${type}>`).join('')}`;

  it('are those of jsdom itself', () => {
    const styles = readStyles(html, { isChanged: true });
    expect(styles).toEqual(readStyles(html, { isChanged: false }));
    const p = styles.find((style) => style.startsWith('p '));
    expect(p).toMatch(/display: block;.*color: rgb\(255, 0, 0\)/);
  });
});

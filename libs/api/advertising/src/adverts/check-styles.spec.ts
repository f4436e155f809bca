import * as fc from 'fast-check';
import { picturePath } from './advert-file-paths';
import { checkStyles } from './check-styles';

const PICTURE = picturePath('ofen.0123456789abcdef.svg');

const GOOD: readonly string[] = [
  '',
  '.box { color: #0f5; padding: 8px 12px; display: flex; gap: 1rem }',
  '/* colours */ .a, .b > p:first-child { background: linear-gradient(90deg, rgba(0, 0, 0, 0.5), #fff); }',
  `.a { background-image: url(${PICTURE}); background-size: cover; }`,
  `.a { background: #fff url("${PICTURE}") no-repeat }`,
  '.a { font-family: "Figtree", sans-serif; width: calc(100% - 2 * 8px); aspect-ratio: 16 / 9 }',
  '@media (min-width: 768px) { .a { grid-template-columns: repeat(2, minmax(0, 1fr)) } .b:hover { opacity: 0.8 } }',
  '@container (width < 500px) { .a { display: none } }',
  '.a:nth-child(2n + 1) { transform: translate(0, -2px) rotate(2deg) }',
];

const BAD: readonly (readonly [string, string])[] = [
  ['@import "https://evil.example/x.css";', 'STYLES_AT_RULE'],
  ['@import url(//evil.example/x.css); .a { color: red }', 'STYLES_AT_RULE'],
  ['@charset "utf-7";', 'STYLES_AT_RULE'],
  ['@namespace svg url(http://www.w3.org/2000/svg);', 'STYLES_AT_RULE'],
  ['@font-face { font-family: x; src: url(https://evil.example/x.woff2) }', 'STYLES_AT_RULE'],
  ['@keyframes x { from { opacity: 0 } to { opacity: 1 } }', 'STYLES_AT_RULE'],
  ['@property --x { syntax: "*"; inherits: false }', 'STYLES_AT_RULE'],
  ['@layer x { .a { color: red } }', 'STYLES_AT_RULE'],
  ['@supports (display: grid) { .a { color: red } }', 'STYLES_AT_RULE'],
  ['@media screen { @media print { .a { color: red } } }', 'STYLES_BROKEN'],
  ['@media url(x) { @import "x"; }', 'STYLES_AT_RULE'],
  ['.a { position: fixed; inset: 0 }', 'STYLES_PROPERTY'],
  ['.a { position: sticky; top: 0 }', 'STYLES_PROPERTY'],
  ['.a { pos\\69tion: fixed }', 'STYLES_BROKEN'],
  ['.a { pos/**/ition: fixed }', 'STYLES_BROKEN'],
  ['.a { z-index: 99999 }', 'STYLES_PROPERTY'],
  ['.a { --x: url(https://evil.example/) }', 'STYLES_PROPERTY'],
  ['.a { content: "Heizplatz empfiehlt" }', 'STYLES_PROPERTY'],
  ['.a { animation: x 1s infinite }', 'STYLES_PROPERTY'],
  ['.a { behavior: url(x.htc) }', 'STYLES_PROPERTY'],
  ['.a { -moz-binding: url(x.xml) }', 'STYLES_PROPERTY'],
  ['.a { cursor: url(https://evil.example/c.cur), auto }', 'STYLES_PROPERTY'],
  ['.a { pointer-events: none }', 'STYLES_PROPERTY'],
  ['.a { width: expression(pwned()) }', 'STYLES_VALUE'],
  ['.a { background: url(https://evil.example/x.png) }', 'STYLES_VALUE'],
  ['.a { background: url("//evil.example/x.png") }', 'STYLES_VALUE'],
  ['.a { background: URL(javascript:pwned()) }', 'STYLES_VALUE'],
  ['.a { background: url(data:image/svg+xml,x) }', 'STYLES_VALUE'],
  ['.a { background: url(/session/renew) }', 'STYLES_VALUE'],
  [`.a { background: url(${PICTURE}), url(https://evil.example/x) }`, 'STYLES_VALUE'],
  [`.a { background: url(${PICTURE}?x=1) }`, 'STYLES_VALUE'],
  ['.a { background: url (https://evil.example/x) }', 'STYLES_VALUE'],
  ['.a { background: image-set("https://evil.example/x" 1x) }', 'STYLES_VALUE'],
  ['.a { background: -webkit-image-set("https://evil.example/x" 1x) }', 'STYLES_VALUE'],
  ['.a { background: cross-fade("https://evil.example/x", "y") }', 'STYLES_VALUE'],
  ['.a { color: var(--page-colour) }', 'STYLES_VALUE'],
  ['.a { width: attr(data-x) }', 'STYLES_VALUE'],
  ['.a { color: red !important }', 'STYLES_BROKEN'],
  ['.a { font-family: "a; position: fixed; b: " }', 'STYLES_VALUE'],
  ['.a { font-family: "/*"; position: fixed; font-family: "*/" }', 'STYLES_PROPERTY'],
  ['.a { font-family: "a\nb" }', 'STYLES_VALUE'],
  ['.a { font-family: "a\'b" }', 'STYLES_VALUE'],
  [':host { display: none }', 'STYLES_SELECTOR'],
  [':host-context(body) { color: red }', 'STYLES_SELECTOR'],
  [':root { color: red }', 'STYLES_SELECTOR'],
  ['::slotted(p) { color: red }', 'STYLES_SELECTOR'],
  ['.a::before { color: red }', 'STYLES_SELECTOR'],
  ['a[href^="https://x"] { color: red }', 'STYLES_SELECTOR'],
  ['.a { color: red } }', 'STYLES_BROKEN'],
  ['.a { color: red', 'STYLES_BROKEN'],
  ['.a { .b { position: fixed } }', 'STYLES_BROKEN'],
  ['</style><script>pwned()</script>', 'STYLES_BROKEN'],
  ['.a { color }', 'STYLES_BROKEN'],
  ['/* open', 'STYLES_BROKEN'],
  ['/*/', 'STYLES_BROKEN'],
  ['.a { color: red } /* open', 'STYLES_BROKEN'],
  ['<!-- .a { color: red } -->', 'STYLES_BROKEN'],
  ['@media (', 'STYLES_AT_RULE'],
  ['@media (width: 1px / 2) and url(x) { .a { color: red } }', 'STYLES_AT_RULE'],
  [`.a { color: red } ${' '.repeat(20_000)}`, 'STYLES_TOO_LONG'],
];

describe("adverts' style sheets", () => {
  it.each(GOOD)('%s is fine', (css) => {
    expect(checkStyles(css)).toEqual([]);
  });

  it.each(BAD)('%s is refused', (css, code) => {
    expect(checkStyles(css).map((error) => error.code)).toContain(code);
  });

  it('says where', () => {
    expect(checkStyles('.a { color: red; top: 0 }')).toEqual([{ code: 'STYLES_PROPERTY', at: 'top: 0' }]);
  });

  it('never lets a foreign address, an import or a fixed position through', () => {
    const pieces = fc.constantFrom(
      ...['url(', 'https://evil.example', ')', '"', "'", '/*', '*/', '{', '}', ';', ':', '.a', 'color', 'background'],
      ...['position', 'fixed', '@import', '@media', '(', ' ', '\n', '\\', 'red', PICTURE, ','],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const css = parts.join('');
        if (checkStyles(css).length > 0) return;
        const bare = css.replaceAll(/\/\*[^]*?\*\//g, ' ');
        expect(bare).not.toMatch(/evil|@import|position\s*:\s*fixed|\\/);
      }),
      { numRuns: 3000 },
    );
  });
});

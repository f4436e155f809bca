import fc from 'fast-check';
import { returnPath } from './return-path.ts';
import { HOSTILE_URLS } from './testing/hostile-urls.ts';

describe('a way back', () => {
  it.each([
    ['/kunde/startseite', '/kunde/startseite'],
    ['/holzpellets-lose/bestellung/adresse?a=1#b', '/holzpellets-lose/bestellung/adresse?a=1#b'],
    ['/', '/'],
    ['/suche?q=https://evil.example', '/suche?q=https://evil.example'],
    ['/mein%20lager', '/mein%20lager'],
    ['/mein lager', '/mein%20lager'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
    [`/${'a'.repeat(2000)}`, null],
    // Browsers drop these signs, wherever they stand.
    ['/kunde\u001f', null],
    ['/ku\tnde', null],
    ['/kunde\n', null],
    ['/\0kunde', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j leads to %j', (text, path) => {
    expect(returnPath(text)).toBe(path);
  });

  it.each(HOSTILE_URLS)('is none that leads away: %j', (text) => {
    const path = returnPath(text);
    expect(path === null || new URL(path, 'http://localhost:4200').origin === 'http://localhost:4200').toBe(true);
    expect(`${path}`).not.toMatch(/^\/[/\\]/);
  });

  it('never leaves this origin', () => {
    const parts = fc.array(
      fc.oneof(fc.constantFrom('/', '\\', '.', '..', '%2e', '@', ':', '\t', 'evil.example'), fc.string()),
    );
    fc.assert(
      fc.property(parts, (tail) => {
        const path = returnPath(`/${tail.join('')}`);
        return path === null || new URL(path, 'http://localhost:4200').origin === 'http://localhost:4200';
      }),
    );
  });
});

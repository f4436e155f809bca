import fc from 'fast-check';
import { returnPath } from './return-path';
import { HOSTILE_URLS } from './testing/hostile-urls';

describe('a way back', () => {
  it.each([
    ['/kunde/startseite', '/kunde/startseite'],
    ['/holzpellets-lose/bestellung/adresse?a=1#b', '/holzpellets-lose/bestellung/adresse?a=1#b'],
    ['/', '/'],
    ['/suche?q=https://evil.example', '/suche?q=https://evil.example'],
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

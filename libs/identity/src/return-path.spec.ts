import fc from 'fast-check';
import { returnPath } from './return-path';

describe('a way back', () => {
  it.each([
    ['/kunde/startseite', '/kunde/startseite'],
    ['/holzpellets-lose/bestellung/adresse?a=1#b', '/holzpellets-lose/bestellung/adresse?a=1#b'],
    ['/', '/'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['/\t/evil.example', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j leads to %j', (text, path) => {
    expect(returnPath(text)).toBe(path);
  });

  it('never leaves this origin', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const path = returnPath(`/${tail}`);
        return path === null || new URL(path, 'http://localhost:4200').origin === 'http://localhost:4200';
      }),
    );
  });
});

import { isSameOrigin } from './is-same-origin';

const HERE = 'https://heizplatz.example';

describe('a form comes from here', () => {
  it.each([
    ['with our own Origin', { origin: HERE }, true],
    ['with another site’s', { origin: 'https://evil.example' }, false],
    ['with our host over another scheme', { origin: 'http://heizplatz.example' }, false],
    ['with a name that begins like ours', { origin: 'https://heizplatz.example.evil.example' }, false],
    [
      'with another’s Origin whatever else it says',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['from a page without referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    ['from a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    ['from nobody who says more', { origin: 'null' }, false],
    ['of the same site but another host', { 'sec-fetch-site': 'same-site' }, false],
    ['with our own Referer alone', { referer: `${HERE}/kunde/stammdaten` }, true],
    ['with another’s Referer', { referer: 'https://evil.example/' }, false],
    ['with a Referer that is none', { referer: 'x' }, false],
    ['with nothing at all', {}, true],
  ])('%s: %j', (_, headers, expected) => {
    expect(isSameOrigin(headers, HERE)).toBe(expected);
  });
});

import type { CookieOptions, Cookies } from './cookies';
import { FIRST_KEY, keyRing } from '../../keys/key-ring';
import { issueCsrf, verifyCsrf } from './csrf';

const getRing = (key: string) => keyRing({ [FIRST_KEY]: key });
const KEYS = getRing('s'.repeat(32));

/** A browser that sends `value` as hp_csrf, and the cookie it was told to store. */
function browser(value?: string) {
  const remaining: { value: string; options: CookieOptions | undefined }[] = [];
  const cookies: Cookies = {
    get: () => value,
    set: (_, input, options) => void remaining.push({ value: input, options }),
    clear: () => undefined,
  };
  return { cookies, kept: remaining };
}

function issued(value?: string, keys = KEYS): string {
  const { cookies, kept: stored } = browser(value);
  issueCsrf(cookies, keys);
  return stored[0]?.value ?? '';
}

describe('the CSRF cookie', () => {
  it('lasts seven days and differs from browser to browser', () => {
    const { cookies, kept: stored } = browser();
    issueCsrf(cookies, KEYS);
    expect(stored[0]?.options).toEqual({ maxAgeSeconds: 604_800 });
    expect(issued()).not.toBe(issued());
  });

  it('keeps a valid value, so that forms in other tabs stay good', () => {
    const value = issued();
    expect(issued(value)).toBe(value);
  });

  it.each(['', 'planted', 'a.b', issued(undefined, getRing('another secret'))])('replaces %j', (value) => {
    expect(issued(value)).not.toBe(value);
  });
});

describe('verifyCsrf', () => {
  const good = issued();
  const other = issued();
  it.each([
    ['both the same and signed', good, good, true],
    ['another signed value in the header', good, other, false],
    ['a shorter header', good, good.slice(0, -1), false],
    ['both planted by somebody else', 'nonce.signature', 'nonce.signature', false],
    ['more parts', `${good}.x`, `${good}.x`, false],
    ['nothing in both', '', '', false],
    ['a dot in both', '.', '.', false],
  ])('%s', (_, cookie, header, expected) => {
    expect(verifyCsrf({ cookie, header, keys: KEYS })).toBe(expected);
  });
});

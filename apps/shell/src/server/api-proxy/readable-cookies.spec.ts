/** @jest-environment node */
import { calculatorCookie } from '@heizplatz/calculator';
import { COOKIES, orderCookie } from '@heizplatz/contract';
import { mayPageSet, readableCookies } from './readable-cookies';

const VALUE = 'geheim';
const OUT_OF_REACH = [
  ...[COOKIES.auth, COOKIES.refresh, COOKIES.registration, COOKIES.loginStep, COOKIES.passkeyChallenge],
  ...[COOKIES.knownBrowser, COOKIES.releaseGroup, orderCookie(3), 'hp_read_after', 'dev_override_tips', 'session'],
];

it.each([
  ['', ''],
  ['hp_token=a.b.c; hp_auth=x; hp_csrf=y', 'hp_token=a.b.c; hp_csrf=y'],
  ['hp_auth=hp_token=x;hp_token=a', 'hp_token=a'],
  ['hp_auth; hp_token', ''],
  [' hp_refresh =x;  hp_locale = de ', 'hp_locale = de'],
  ['hp_AUTH=x; HP_TOKEN=y', ''],
])('of %j pages see %j', (header, readable) => {
  expect(readableCookies(header)).toBe(readable);
});

it('no cookie that scripts cannot read is left, whatever stands beside it', () => {
  const header = OUT_OF_REACH.map((name) => `${name}=${VALUE}`).join('; ');
  expect(readableCookies(header)).toBe('');
  expect(readableCookies(`${header}; ${calculatorCookie(1, 3)}=y`)).toBe('hp_calc_1_3=y');
});

it.each([
  ['hp_csrf=x; Path=/', true],
  ['hp_auth=x; Path=/', false],
  ['hp_auth=x; Max-Age=900', false],
  ['hp_auth=; Max-Age=0', true],
])('a page may set %s: %s', (setCookie, may) => {
  expect(mayPageSet(setCookie)).toBe(may);
});

import { COOKIES, isReadableCookie, orderCookie } from './wire-names.ts';

const READABLE = [COOKIES.token, COOKIES.tokenExpiry, COOKIES.csrf, COOKIES.locale, COOKIES.clientSeed, 'hp_calc_1_3'];

it.each(READABLE)('scripts read %s', (name) => {
  expect(isReadableCookie(name)).toBe(true);
});

it.each([
  ...Object.values(COOKIES).filter((name) => !READABLE.includes(name)),
  ...[orderCookie(3), 'hp_read_after', 'dev_override_tips', 'hp_tokens', 'x_hp_token', 'hp_calc', 'session', ''],
])('scripts do not read %j', (name) => {
  expect(isReadableCookie(name)).toBe(false);
});

import { cookiesAfter } from './cookies-after';

it.each([
  ['a=1; b=2', [], 'a=1; b=2'],
  ['a=1; b=2', ['b=3; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'], 'a=1; b=3'],
  ['a=1; b=2', ['a=; Max-Age=0; Path=/; Secure; SameSite=Lax', 'c=x%20y; Path=/'], 'b=2; c=x%20y'],
  ['a=1', ['a=2; Path=/', 'a=; path=/; max-age=0'], ''],
  ['a=1; a=2', ['b=3; Path=/'], 'a=1; b=3'],
  ['n a=1; ü=%FF', ['b=3; Path=/'], 'n a=1; ü=%25FF; b=3'],
])('%s after %j is %s', (header, setCookies, expected) => {
  expect(cookiesAfter(header, setCookies)).toBe(expected);
});

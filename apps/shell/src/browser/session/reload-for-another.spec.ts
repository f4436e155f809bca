import { sessionAtom, startSession } from '@heizplatz/session';
import { COOKIES } from '@heizplatz/contract';
import { toClaims, type User } from '@heizplatz/identity';
import { createStore } from 'jotai';
import { isOfAnother, reloadForAnother } from './reload-for-another';

const getUser = (id: number, isGuest = false): User => ({
  id,
  title1: '',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest,
  hasAnyOrder: false,
  firstName: 'Anna',
  lastName: 'Thal',
});

it.each([
  ['the same user again', [getUser(7), null, getUser(7)], 0],
  ['another user', [getUser(7), null, getUser(8)], 1],
  ['a guest who logs in', [getUser(7, true), getUser(8)], 0],
  ['a guest who is asked again', [getUser(7, true), null, getUser(9, true)], 0],
  ['the first login', [null, getUser(8)], 0],
  ['a logout', [getUser(7), null], 0],
])('%s', (_, users, reloads) => {
  const store = createStore();
  const reload = jest.fn();
  store.set(sessionAtom, startSession(users[0] ?? null));
  reloadForAnother(store, reload);
  for (const user of users.slice(1)) store.set(sessionAtom, startSession(user ?? null));
  expect(reload).toHaveBeenCalledTimes(reloads);
});

const NOW = new Date('2026-11-22T10:00:00Z');
const getCookies = (user: User) =>
  `${COOKIES.token}=h.${Buffer.from(JSON.stringify(toClaims(user))).toString('base64url')}.s; ` +
  `${COOKIES.tokenExpiry}=${NOW.getTime() / 1000 + 900}`;

it.each([
  ['nobody, as before', null, '', false],
  ['the same user', getUser(7), getCookies(getUser(7)), false],
  ['a user who has logged out', getUser(7), '', true],
  ['a visitor who has logged in', null, getCookies(getUser(7)), true],
  ['another user', getUser(7), getCookies(getUser(8)), true],
])('a page that Back brings from memory was shown to another: %s', (_, viewer, cookies, expected) => {
  const store = createStore();
  store.set(sessionAtom, startSession(viewer));
  expect(isOfAnother(store, cookies, NOW)).toBe(expected);
});

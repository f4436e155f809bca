import { sessionAtom, startSession } from '@heizplatz/session';
import type { User } from '@heizplatz/identity';
import { createStore } from 'jotai';
import { reloadForAnother } from './reload-for-another';

const userOf = (id: number, isGuest = false): User => ({
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
  ['the same user again', [userOf(7), null, userOf(7)], 0],
  ['another user', [userOf(7), null, userOf(8)], 1],
  ['a guest who logs in', [userOf(7, true), userOf(8)], 0],
  ['a guest who is asked again', [userOf(7, true), null, userOf(9, true)], 0],
  ['the first login', [null, userOf(8)], 0],
  ['a logout', [userOf(7), null], 0],
])('%s', (_, users, reloads) => {
  const store = createStore();
  const reload = jest.fn();
  store.set(sessionAtom, startSession(users[0] ?? null));
  reloadForAnother(store, reload);
  for (const user of users.slice(1)) store.set(sessionAtom, startSession(user ?? null));
  expect(reload).toHaveBeenCalledTimes(reloads);
});

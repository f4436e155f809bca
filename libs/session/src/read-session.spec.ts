import type { User } from '@heizplatz/identity';
import { toClaims } from '@heizplatz/identity';
import { createStore } from 'jotai';
import { readSession } from './read-session';
import { sessionAtom } from './session-atom';
import { startSession } from './session-state';

const NOW = new Date('2026-11-21T10:00:00Z');
const NOW_SECONDS = NOW.getTime() / 1000;
const GUEST: User = {
  id: 12,
  title1: '',
  title2: '',
  roles: ['Role_Customer'],
  isImpersonatedS: false,
  isGuest: true,
  hasAnyOrder: false,
  firstName: 'Jörg',
  lastName: 'Thal',
};
const TOKEN = `h.${Buffer.from(JSON.stringify(toClaims(GUEST))).toString('base64url')}.s`;

describe('readSession', () => {
  it.each([
    ['a token a second before its end', { hp_token: TOKEN, hp_token_exp: String(NOW_SECONDS + 1) }, GUEST],
    ['a token at its end', { hp_token: TOKEN, hp_token_exp: String(NOW_SECONDS) }, null],
    ['a token after its end', { hp_token: TOKEN, hp_token_exp: String(NOW_SECONDS - 9) }, null],
    ['a token without expiry', { hp_token: TOKEN }, null],
    ['an expiry that is no number', { hp_token: TOKEN, hp_token_exp: 'soon' }, null],
    ['an expiry without token', { hp_token_exp: String(NOW_SECONDS + 9) }, null],
    ['a token that cannot be read', { hp_token: 'x.y.z', hp_token_exp: String(NOW_SECONDS + 9) }, null],
    ['no cookie', {}, null],
  ])('%s', (_, cookies, user) => {
    expect(readSession(cookies, NOW)).toEqual(user);
  });
});

it('a store starts anonymous, never expired, and takes what a document starts with', () => {
  const store = createStore();
  expect(store.get(sessionAtom)).toEqual({
    user: null,
    isLoggedIn: false,
    hasLeft: false,
    session: { expired: false, notified: false },
  });
  store.set(sessionAtom, startSession(GUEST));
  expect(store.get(sessionAtom)).toMatchObject({ user: GUEST, isLoggedIn: true, session: { expired: false } });
});

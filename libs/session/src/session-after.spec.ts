import { buildUser } from '@heizplatz/testing';
import fc from 'fast-check';
import { due } from './due';
import type { SeenToken } from './seen-token';
import { type SessionAction, sessionAfter } from './session-after';
import { startSession } from './session-state';

const ANNA = buildUser();
const after = (...actions: SessionAction['type'][]) =>
  actions.reduce((state, type) => sessionAfter(state, getAction(type)), startSession(ANNA));
const getAction = (type: SessionAction['type']): SessionAction =>
  type === 'userFound' ? { type, user: ANNA } : { type };

describe("a session's state (rules SESSION-03 and SESSION-04)", () => {
  it.each([
    ['begins neither expired nor notified', [], { expired: false, notified: false }],
    ['is expired, and notified false', ['sessionEnded'], { expired: true, notified: false }],
    ['is not expired when the logout fails', ['sessionEnded', 'logoutFailed'], { expired: false, notified: false }],
    ['resets notified when authentication is lost', ['sessionEnded', 'loggedOut'], { expired: true, notified: false }],
    ['was no expiry after a logout by hand', ['loggedOut'], { expired: false, notified: false }],
    ['is notified', ['sessionEnded', 'loggedOut', 'visitorTold'], { expired: true, notified: true }],
    [
      'begins anew with a login',
      ['sessionEnded', 'loggedOut', 'visitorTold', 'userFound'],
      { expired: false, notified: false },
    ],
  ] as const)('%s', (_, actions, session) => {
    expect(after(...actions).session).toEqual(session);
  });

  it('keeps its user until the logout is done', () => {
    expect(after('sessionEnded')).toMatchObject({ user: ANNA, isLoggedIn: true, hasLeft: false });
    expect(after('sessionEnded', 'loggedOut')).toMatchObject({ user: null, isLoggedIn: false, hasLeft: true });
  });

  it('is told once, however often it ends', () => {
    const notice = after('loggedOut', 'visitorTold');
    expect(sessionAfter(notice, { type: 'loggedOut' })).toBe(notice);
  });
});

const NOW = new Date('2026-11-21T10:00:00Z');
const happenings = fc.array(
  fc.constantFrom<SessionAction>(
    { type: 'sessionEnded' },
    { type: 'loggedOut' },
    { type: 'logoutFailed' },
    { type: 'visitorTold' },
  ),
);
/** Any cookie content except a valid token. */
const uselessTokens: fc.Arbitrary<SeenToken> = fc.record({
  isThere: fc.boolean(),
  user: fc.constantFrom(null, ANNA),
  expiresAt: fc.option(fc.date({ max: NOW, noInvalidDate: true })),
});

it('an anonymous visitor is never expired, whatever happens', () => {
  fc.assert(
    fc.property(happenings, uselessTokens, fc.nat(119), (actions, token, jitterSeconds) => {
      const state = actions.reduce(sessionAfter, startSession(null));
      expect(state.session.expired).toBe(false);
      const watched = { state, token, renewedAt: NOW, isRefreshing: false, isLoggingOut: false };
      const dueActions = due(watched, NOW, jitterSeconds);
      expect(dueActions.filter((action) => action !== 'refresh')).toEqual([]);
    }),
  );
});

it('who was logged in is either still here or told about it', () => {
  fc.assert(
    fc.property(happenings, (actions) => {
      const state = actions.reduce(sessionAfter, startSession(ANNA));
      expect(state.isLoggedIn).toBe(!state.hasLeft);
      expect(state.user).toEqual(state.isLoggedIn ? ANNA : null);
    }),
  );
});

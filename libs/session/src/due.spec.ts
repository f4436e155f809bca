import { buildUser } from '@heizplatz/testing';
import { type DueAction, due, type WatchedSession } from './due';
import { type SessionState, startSession } from './session-state';
import { sessionAfter } from './session-after';
import type { SeenToken } from './seen-token';

const NOW = new Date('2026-11-21T10:00:00Z');
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ANNA = buildUser({ id: 7 });
const BERT = buildUser({ id: 8 });
const tokenFor = (seconds: number | null, user = ANNA): SeenToken => ({
  isThere: true,
  user,
  expiresAt: seconds === null ? null : inSeconds(seconds),
});
const NO_TOKEN: SeenToken = { isThere: false, user: null, expiresAt: null };
const loggedIn = startSession(ANNA);
const expired = sessionAfter(loggedIn, { type: 'sessionEnded' });
const left = sessionAfter(expired, { type: 'loggedOut' });
const notice = sessionAfter(left, { type: 'visitorTold' });
const anonymous = startSession(null);

const JITTER_SECONDS = 60;
const watching = (state: SessionState, token: SeenToken, overrides: Partial<WatchedSession> = {}): WatchedSession => ({
  state,
  token,
  renewedAt: NOW,
  isRefreshing: false,
  isLoggingOut: false,
  ...overrides,
});

const TABLE: [string, WatchedSession, DueAction[]][] = [
  ['a token that is far from its end', watching(loggedIn, tokenFor(361)), []],
  ['a token within 300 s and its jitter of 60 s', watching(loggedIn, tokenFor(360)), ['refresh']],
  ['a token at its end', watching(loggedIn, tokenFor(0)), ['refresh']],
  ['a token long past its end (a machine that slept)', watching(loggedIn, tokenFor(-9999)), ['refresh']],
  ['a token without expiry', watching(loggedIn, tokenFor(null)), ['refresh']],
  ['a refresh under way', watching(loggedIn, tokenFor(10), { isRefreshing: true }), []],
  ['no token any more', watching(loggedIn, NO_TOKEN), ['expiry']],
  ['no token while a refresh runs', watching(loggedIn, NO_TOKEN, { isRefreshing: true }), []],
  ['an expiry without token', watching(loggedIn, { ...NO_TOKEN, expiresAt: inSeconds(900) }), ['expiry']],
  ['an expired session', watching(expired, NO_TOKEN), ['logout']],
  ['an expired session whose token is still there', watching(expired, tokenFor(10)), ['logout']],
  ['an expired session that logs out', watching(expired, NO_TOKEN, { isLoggingOut: true }), []],
  ['a logout under way by hand', watching(loggedIn, NO_TOKEN, { isLoggingOut: true }), []],
  ['authentication that is lost', watching(left, NO_TOKEN), ['signedOut']],
  ['a visitor who was told', watching(notice, NO_TOKEN), []],
  ['a visitor who was told and logs in elsewhere', watching(notice, tokenFor(900)), ['adoption']],
  ['an anonymous visitor', watching(anonymous, NO_TOKEN), []],
  ['an anonymous visitor with a forgotten expiry', watching(anonymous, { ...NO_TOKEN, expiresAt: inSeconds(-9) }), []],
  ['a page drawn for nobody, the token past its end', watching(anonymous, tokenFor(-5)), ['refresh']],
  ['a login in another tab', watching(anonymous, tokenFor(900)), ['adoption']],
  ['another user in another tab', watching(loggedIn, tokenFor(900, BERT)), ['reload']],
  ['another user, past the end', watching(loggedIn, tokenFor(-5, BERT)), ['reload']],
  ['another user after an expiry', watching(expired, tokenFor(900, BERT)), ['reload']],
  ['the same user renewed elsewhere', watching(loggedIn, tokenFor(1800)), []],
  ['a token that cannot be read', watching(loggedIn, { isThere: true, user: null, expiresAt: inSeconds(900) }), []],
  ['300 s since the last renewal', watching(anonymous, NO_TOKEN, { renewedAt: inSeconds(-300) }), ['renewal']],
  ['299 s since the last renewal', watching(anonymous, NO_TOKEN, { renewedAt: inSeconds(-299) }), []],
  ['both', watching(loggedIn, tokenFor(9), { renewedAt: inSeconds(-300) }), ['refresh', 'renewal']],
];

it.each(TABLE)('%s', (_, watched, actions) => {
  expect(due(watched, NOW, JITTER_SECONDS)).toEqual(actions);
});

it.each([
  [0, 300, ['refresh']],
  [0, 301, []],
  [119, 419, ['refresh']],
  [119, 420, []],
])('with a jitter of %i s a token with %i s left: %j', (jitter, seconds, actions) => {
  expect(due(watching(loggedIn, tokenFor(seconds)), NOW, jitter)).toEqual(actions);
});

it('goes by other times where they are configured', () => {
  const timing = { checkSeconds: 1, renewSeconds: 2, windowSeconds: 3, jitterSeconds: 1 };
  expect(due(watching(loggedIn, tokenFor(4), { renewedAt: inSeconds(-2) }), NOW, 0, timing)).toEqual(['renewal']);
  expect(due(watching(loggedIn, tokenFor(3)), NOW, 0, timing)).toEqual(['refresh']);
});

import { ProblemError } from '@heizplatz/api-client';
import { COOKIES } from '@heizplatz/contract';
import { toClaims, ROLES, type User } from '@heizplatz/identity';
import { logOut, refreshFlag, SESSION_TIMING, sessionAfter, sessionAtom, startSession } from '@heizplatz/session';
import { fakeApi } from '@heizplatz/testing';
import { createStore } from 'jotai';
import { watchSession } from './watch-session';

const START = new Date('2026-11-21T10:00:00Z').getTime();
const buildUser = (id: number, overrides: Partial<User> = {}): User => ({
  id,
  title1: '',
  title2: '',
  roles: [ROLES.customer],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Jörg',
  lastName: 'Thal',
  ...overrides,
});
const getToken = (user: User) => `h.${Buffer.from(JSON.stringify(toClaims(user))).toString('base64url')}.s`;
const RENEWED = { success: true, reload: false, token: 'h.p.s' };
const LEFT = { Success: true, UserSwitched: false };

type Responses = Record<string, () => unknown>;

/** A tab with a simulated clock and a cookie jar; `getResponses` may change both. */
function openTab(user: User | null, getResponses: (jar: Map<string, string>) => Responses = () => ({})) {
  let nowMs = START;
  const jar = new Map<string, string>();
  const endsIn = (seconds: number, whose = user) => {
    if (whose) jar.set(COOKIES.token, getToken(whose));
    jar.set(COOKIES.tokenExpiry, String(nowMs / 1000 + seconds));
  };
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const did: string[] = [];
  const { api, calls } = fakeApi({ renewSession: () => ({ success: true }), ...getResponses(jar) });
  const store = createStore();
  store.set(sessionAtom, startSession(user));
  const clock = () => new Date(nowMs);
  const watch = watchSession({
    api,
    store,
    clock,
    timing: SESSION_TIMING,
    random: () => 0.5,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    flag: refreshFlag(storage, clock),
    alone: (action) => action(true),
    page: {
      reload: () => void did.push('reload'),
      reloadAsSupporter: () => void did.push('reload as supporter'),
      revalidate: () => void did.push('revalidate'),
      signedOut: ({ session }) => void did.push(session.expired ? 'expired' : 'logged out'),
    },
  });
  return {
    did,
    jar,
    store,
    watch,
    endsIn,
    session: () => store.get(sessionAtom),
    requests: () => calls.map(({ id }) => id),
    /** Checks every 5 s, as the timer does. */
    async pass(seconds: number) {
      for (const end = nowMs + seconds * 1000; nowMs < end;) {
        nowMs += SESSION_TIMING.checkSeconds * 1000;
        await watch.check();
        // Everything that an action has triggered is done before the next check.
        await jest.advanceTimersByTimeAsync(0);
      }
    },
  };
}

const ANNA = buildUser(7);
const problem = (status: number) => () => {
  throw new ProblemError({ type: 'about:blank', title: 'no', status, code: 'X' });
};
const open: { watch: { stop: () => void } }[] = [];
const getTab: typeof openTab = (...input) => {
  const tab = openTab(...input);
  open.push(tab);
  return tab;
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const { watch } of open.splice(0)) watch.stop();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

describe('the session loop', () => {
  it('takes a logout that is still on its way for no end of the session', async () => {
    const tab = getTab(ANNA);
    tab.endsIn(900);
    const { api } = fakeApi({ logout: () => (tab.jar.clear(), LEFT) });
    // The button's own logout: its cookies are gone before it has received the response.
    const pressed = logOut(api).then(() =>
      tab.store.set(sessionAtom, (state) => sessionAfter(state, { type: 'loggedOut' })),
    );
    tab.jar.clear();
    await tab.watch.check();
    await pressed;
    await tab.pass(10);
    expect(tab.did).toEqual(['logged out']);
    expect(tab.requests()).toEqual([]);
  });

  it('renews the session every 300 s, for strangers too', async () => {
    const tab = getTab(null);
    await tab.pass(295);
    expect(tab.requests()).toEqual([]);
    await tab.pass(610);
    expect(tab.requests()).toEqual(['renewSession', 'renewSession', 'renewSession']);
  });

  it('refreshes a token 300 s and its jitter before the end, once', async () => {
    const tab = getTab(ANNA, () => ({
      getToken: () => {
        tab.endsIn(1800);
        return RENEWED;
      },
    }));
    tab.endsIn(1800);
    await tab.pass(1435);
    expect(tab.requests()).not.toContain('getToken');
    await tab.pass(60);
    expect(tab.requests().filter((id) => id === 'getToken')).toHaveLength(1);
    expect(tab.did).toEqual([]);
  });

  it.each([401, 403, 429])('logs out and leads away when a refresh is answered by %i', async (status) => {
    const tab = getTab(ANNA, () => ({ getToken: problem(status), logout: () => LEFT }));
    tab.endsIn(100);
    await tab.pass(5);
    expect(tab.requests()).toEqual(['getToken', 'logout']);
    expect(tab.did).toEqual(['expired']);
    expect(tab.session()).toMatchObject({ user: null, isLoggedIn: false, session: { expired: true, notified: true } });
  });

  it.each([0, 500, 503])('keeps a session whose refresh fails with %i, and tries again', async (status) => {
    const tab = getTab(ANNA, () => ({ getToken: problem(status) }));
    tab.endsIn(100);
    await tab.pass(15);
    expect(tab.requests()).toEqual(['getToken', 'getToken', 'getToken']);
    expect(tab.did).toEqual([]);
    expect(tab.session()).toEqual(startSession(ANNA));
  });

  it.each([
    ['past', '1763719200'],
    ['missing', ''],
  ])('marks a session expired whose expiration is %s and that is not refreshed', async (_, expiry) => {
    let isUp = false;
    const tab = getTab(ANNA, () => ({ getToken: problem(500), logout: () => (isUp ? LEFT : problem(0)()) }));
    tab.endsIn(0);
    if (expiry) tab.jar.set(COOKIES.tokenExpiry, expiry);
    else tab.jar.delete(COOKIES.tokenExpiry);
    await tab.pass(5);
    expect(tab.requests()).toEqual(['getToken', 'logout']);
    expect(tab.session()).toEqual(startSession(ANNA));
    isUp = true;
    await tab.pass(5);
    expect(tab.did).toEqual(['expired']);
  });

  it('marks a session without token expired, and takes that back while the logout fails', async () => {
    let isUp = false;
    const tab = getTab(ANNA, () => ({ logout: () => (isUp ? LEFT : problem(0)()) }));
    await tab.pass(10);
    expect(tab.session()).toMatchObject({ user: ANNA, isLoggedIn: true, session: { expired: false } });
    expect(tab.requests()).toEqual(['logout', 'logout']);
    expect(tab.did).toEqual([]);
    isUp = true;
    await tab.pass(5);
    expect(tab.did).toEqual(['expired']);
  });

  it('reloads when the refresh says so', async () => {
    const tab = getTab(ANNA, () => ({ getToken: () => ({ ...RENEWED, reload: true }) }));
    tab.endsIn(100);
    await tab.pass(5);
    expect(tab.did).toEqual(['reload']);
  });

  it('reloads when another tab has logged somebody else in', async () => {
    const tab = getTab(ANNA);
    tab.endsIn(1800, buildUser(8));
    await tab.pass(5);
    expect(tab.did).toEqual(['reload']);
    expect(tab.requests()).toEqual([]);
  });

  it('reloads as the supporter when an impersonated session ends', async () => {
    const tab = getTab(buildUser(7, { isImpersonatedS: true }), () => ({
      logout: () => ({ ...LEFT, UserSwitched: true }),
    }));
    await tab.pass(5);
    expect(tab.did).toEqual(['reload as supporter']);
  });

  it('leads away after a logout by hand, without calling it an expiry', async () => {
    const tab = getTab(ANNA);
    tab.store.set(sessionAtom, { ...startSession(null), hasLeft: true });
    expect(tab.did).toEqual(['logged out']);
  });

  it('shows who has logged in beside a page of nobody', async () => {
    const tab = getTab(null);
    tab.endsIn(1800, ANNA);
    await tab.pass(5);
    expect(tab.session()).toEqual(startSession(ANNA));
    expect(tab.did).toEqual(['revalidate']);
  });
});

describe('a page that was drawn for nobody, its token past the end', () => {
  it('gets its user back', async () => {
    const tab = getTab(null, () => ({
      getToken: () => {
        tab.endsIn(1800, ANNA);
        return RENEWED;
      },
    }));
    tab.endsIn(-900, ANNA);
    await tab.watch.check();
    expect(tab.session().user).toEqual(ANNA);
    expect(tab.did).toEqual(['revalidate']);
  });

  it('stays one of nobody, who is told nothing, when the session is over', async () => {
    const tab = getTab(null, () => ({ getToken: problem(401), logout: () => LEFT }));
    tab.endsIn(-900, ANNA);
    await tab.watch.check();
    expect(tab.requests()).toEqual(['getToken', 'logout']);
    expect([tab.did, tab.session()]).toEqual([[], startSession(null)]);
  });
});

it('a page about to load waits for the refresh of a token past its end', async () => {
  const tab = getTab(ANNA, () => ({
    getToken: async () => {
      await Promise.resolve();
      tab.endsIn(1800);
      return RENEWED;
    },
  }));
  tab.endsIn(-5);
  await tab.watch.settle();
  await tab.watch.settle();
  expect(tab.requests()).toEqual(['getToken']);
});

import { ProblemError } from '@heizplatz/api-client';
import { fakeApi } from '@heizplatz/testing';
import fc from 'fast-check';
import { withTabLock } from './tab-lock';
import { FLAG_LASTS_SECONDS, refreshFlag } from './refresh-flag';
import { refreshSession } from './refresh-session';

const NOW = new Date('2026-11-21T10:00:00Z');
const RENEWED = { success: true, reload: false, token: 'h.p.s' };
const stripLocks = withTabLock(undefined);

/** A tab's session storage. */
function createTabStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** The browser's lock manager as far as it is used, one for all tabs. */
function lockManager(): Pick<LockManager, 'request'> {
  let isHeld = false;
  const request = async (_: string, __: unknown, action: (lock: object | null) => Promise<unknown>) => {
    if (isHeld) return action(null);
    isHeld = true;
    return action({}).finally(() => (isHeld = false));
  };
  return { request: request as LockManager['request'] };
}

const problem = (status: number) => () => {
  throw new ProblemError({ type: 'about:blank', title: 'no', status, code: 'X' });
};

describe('a refresh', () => {
  it.each([
    ['a new token', () => RENEWED, 'refreshed'],
    ['reload', () => ({ ...RENEWED, reload: true }), 'reload'],
    ['no success', () => ({ ...RENEWED, success: false, token: null }), 'failed'],
    ['401', problem(401), 'refused'],
    ['403', problem(403), 'refused'],
    ['429', problem(429), 'refused'],
    ['nobody there', problem(0), 'failed'],
    ['500', problem(500), 'failed'],
    ['503', problem(503), 'failed'],
    ['400', problem(400), 'failed'],
  ])('answered by %s', async (_, getToken, outcome) => {
    const flag = refreshFlag(createTabStorage(), () => NOW);
    const { api, calls } = fakeApi({ getToken });
    const refreshing = { api, flag, alone: stripLocks, currentToken: () => 'a.b.c' };
    await expect(refreshSession(refreshing)).resolves.toBe(outcome);
    expect(calls).toEqual([{ id: 'getToken', input: { body: { CurrentToken: 'a.b.c' } } }]);
    expect(flag.isUp()).toBe(false);
  });

  it('asks nothing when another tab has renewed the token meanwhile', async () => {
    const { api, calls } = fakeApi({});
    const flag = refreshFlag(createTabStorage(), () => NOW);
    await expect(refreshSession({ api, flag, alone: stripLocks, currentToken: () => null })).resolves.toBe('refreshed');
    expect(calls).toEqual([]);
  });
});

it('a flag that a page left behind counts for 15 s and no longer', () => {
  const storage = createTabStorage();
  const at = (seconds: number) => refreshFlag(storage, () => new Date(NOW.getTime() + seconds * 1000));
  at(0).raise();
  expect([0, 1, FLAG_LASTS_SECONDS - 1, FLAG_LASTS_SECONDS, -1].map((seconds) => at(seconds).isUp())).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('never two refreshes at once, whatever tabs and answers do', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (scheduler, tabOfTry, hasLocks) => {
        let running = 0;
        let most = 0;
        const { api } = fakeApi({
          getToken: async () => {
            most = Math.max(most, (running += 1));
            await scheduler.schedule(Promise.resolve());
            running -= 1;
            return RENEWED;
          },
        });
        // Without locks one tab is alone by its flag; with them all tabs are.
        const flags = [0, 1, 2].map(() => refreshFlag(createTabStorage(), () => NOW));
        const alone = withTabLock(hasLocks ? lockManager() : undefined);
        const tries = tabOfTry.map((tab) => {
          const flag = flags[hasLocks ? tab : 0];
          if (!flag) throw new Error('no such tab');
          return scheduler
            .schedule(Promise.resolve())
            .then(() => refreshSession({ api, flag, alone, currentToken: () => 'a.b.c' }));
        });
        await scheduler.waitFor(Promise.all(tries));
        expect(most).toBe(1);
      },
    ),
    { numRuns: 60 },
  );
});

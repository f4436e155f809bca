import { afterRefreshes } from './tab-lock';

/** The browser's lock manager as far as a waiting action uses it: one after the other. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, action: () => Promise<unknown>) => {
    const next = last.then(action);
    last = next;
    return next;
  };
  return { request: request as LockManager['request'] };
}

describe('what waits for refreshes', () => {
  it('begins when the refresh that runs has answered', async () => {
    const locks = lockManager();
    const seen: string[] = [];
    let respond: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (respond = resolve));
    void locks.request('hp_refresh', async () => {
      await answered;
      seen.push('refreshed');
    });
    const logout = afterRefreshes(locks, async () => void seen.push('logged out'));
    expect(seen).toEqual([]);
    respond();
    await logout;
    expect(seen).toEqual(['refreshed', 'logged out']);
  });

  it('begins at once where a browser has no locks', async () => {
    await expect(afterRefreshes(undefined, async () => 'done')).resolves.toBe('done');
  });
});

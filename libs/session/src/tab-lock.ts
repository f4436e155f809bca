import type { Alone } from './refresh-session';

const NAME = 'hp_refresh';

/** By the Web Locks API; where a browser has none, every tab acts for itself. */
export const withTabLock =
  (locks: Pick<LockManager, 'request'> | undefined): Alone =>
  async (action) =>
    locks ? await locks.request(NAME, { ifAvailable: true }, (lock) => action(lock !== null)) : action(true);

/** Waits until no tab refreshes: the cookies of a refresh that answers late would replace those of a logout. */
export async function afterRefreshes<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  action: () => Promise<T>,
): Promise<T> {
  return locks ? await locks.request(NAME, action) : action();
}

import type { Alone } from './refresh-session';

const NAME = 'hp_refresh';

/** By the Web Locks API; in browsers without it, every tab runs independently. */
export const withTabLock =
  (locks: Pick<LockManager, 'request'> | undefined): Alone =>
  async (action) =>
    locks ? await locks.request(NAME, { ifAvailable: true }, (lock) => action(lock !== null)) : action(true);

/** Waits until no tab refreshes: the cookies of a late refresh response would replace those of a logout. */
export async function afterRefreshes<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  action: () => Promise<T>,
): Promise<T> {
  return locks ? await locks.request(NAME, action) : action();
}

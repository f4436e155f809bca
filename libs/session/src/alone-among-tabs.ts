import type { Alone } from './refresh-session';

const NAME = 'hp_refresh';

/** By the Web Locks API; where a browser has none, every tab acts for itself. */
export const aloneAmongTabs =
  (locks: Pick<LockManager, 'request'> | undefined): Alone =>
  async (act) =>
    locks ? await locks.request(NAME, { ifAvailable: true }, (lock) => act(lock !== null)) : act(true);

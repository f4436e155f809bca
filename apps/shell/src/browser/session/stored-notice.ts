const KEY = 'hp_notice';

type NoticeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The next document displays 'Erfolgreich abgemeldet': a logout loads one, so that nothing of its user stays in
 * memory.
 */
export const storeLogoutNotice = (storage: NoticeStorage): void => storage.setItem(KEY, 'loggedOut');

/** Whether there is a notice to display; can be read once. */
export function takeLogoutNotice(storage: NoticeStorage): boolean {
  const isStored = storage.getItem(KEY) === 'loggedOut';
  storage.removeItem(KEY);
  return isStored;
}

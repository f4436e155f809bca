const KEY = 'hp_notice';

type NoticeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** 'Erfolgreich abgemeldet' is said by the next document: a logout loads one, so that nothing of its user stays in memory. */
export const storeLogoutNotice = (storage: NoticeStorage): void => storage.setItem(KEY, 'loggedOut');

/** Whether there is something to say; asked once. */
export function takeLogoutNotice(storage: NoticeStorage): boolean {
  const isStored = storage.getItem(KEY) === 'loggedOut';
  storage.removeItem(KEY);
  return isStored;
}

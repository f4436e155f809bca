import { ROLES, hasRole, type User } from '@heizplatz/identity';

const PARAMETER = 'grenzen';
/** Session storage, so that it ends with the tab; the staff's releases page sets it too. */
const KEY = 'hp_grenzen';

interface BordersSource {
  readonly search: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly user: User | null;
}

/**
 * Whether this tab outlines which release drew what: switched by `?grenzen=1` and `?grenzen=0`, for admins. It shows
 * nothing that the document does not contain, so the role decides only who is bothered with it.
 */
export function readBordersMode({ search, storage, user }: BordersSource): boolean {
  const value = new URLSearchParams(search).get(PARAMETER);
  if (value === '0') endBordersMode(storage);
  if (!user || !hasRole(user, ROLES.admin)) return false;
  if (value === '1') storage.setItem(KEY, '1');
  return storage.getItem(KEY) === '1';
}

export const endBordersMode = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(KEY);

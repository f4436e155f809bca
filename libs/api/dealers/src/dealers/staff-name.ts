import { formatUserName, type User } from '@heizplatz/identity';

/** Who of staff did something, as rows keep it: the account may be gone later. */
export const staffName = (user: User | null): string => (user ? formatUserName(user) : '');

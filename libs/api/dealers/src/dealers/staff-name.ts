import { formatUserName, type User } from '@heizplatz/identity';

/** The name of a staff member as stored in rows: the account may be deleted later. */
export const staffName = (user: User | null): string => (user ? formatUserName(user) : '');

import type { User } from '@heizplatz/identity';

/** A member of staff with these roles. */
export const staffPerson = (roles: string[]): User => ({
  ...{ id: 7, title1: '', title2: '', roles, isImpersonatedS: false, isGuest: false, hasAnyOrder: false },
  ...{ firstName: 'Ruth', lastName: 'Petersen' },
});

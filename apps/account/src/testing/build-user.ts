import { ROLES, type User } from '@heizplatz/identity';

/** A customer who is logged in. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    title1: '',
    title2: '',
    roles: [ROLES.customer],
    isImpersonatedS: false,
    isGuest: false,
    hasAnyOrder: false,
    firstName: 'Annegret',
    lastName: 'Köster',
    ...overrides,
  };
}

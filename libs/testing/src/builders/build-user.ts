import { toClaims, ROLES, type User } from '@heizplatz/identity';

export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles: [ROLES.customer],
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Jörg',
  lastName: 'Thal',
  ...overrides,
});

/** A token as cookies contain it; its signature is invalid. */
export const getToken = (user: User): string =>
  `h.${Buffer.from(JSON.stringify(toClaims(user))).toString('base64url')}.s`;

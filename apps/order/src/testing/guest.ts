import { ROLES, type User } from '@heizplatz/identity';

/** Who ordered without an account. */
export const GUEST: User = {
  id: 12,
  title1: '',
  title2: '',
  roles: [ROLES.customer],
  isImpersonatedS: false,
  isGuest: true,
  hasAnyOrder: true,
  firstName: 'Annegret',
  lastName: 'Köster',
};

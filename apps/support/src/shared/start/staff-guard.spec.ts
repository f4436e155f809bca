import { type Role, ROLES, type User } from '@heizplatz/identity';
import { requireRoles, requireStaff } from './staff-guard';

const userWith = (...roles: Role[]): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Clara',
  lastName: 'Sommer',
});

const refusal = expect.objectContaining({ init: { status: 403 } });

it('whoever has one of the roles passes, and so does an admin', () => {
  const support = userWith(ROLES.customerSupport);
  expect(requireRoles(support, [ROLES.customerSupport, ROLES.financial])).toBe(support);
  const admin = userWith(ROLES.admin);
  expect(requireRoles(admin, [ROLES.financial])).toBe(admin);
  expect(requireStaff(support)).toBe(support);
});

it.each([
  ['nobody', null],
  ['a customer', userWith(ROLES.customer)],
  ['other staff', userWith(ROLES.editor)],
])('%s gets 403', (_, user) => {
  const guard = () => requireRoles(user, [ROLES.financial]);
  let thrown: unknown = null;
  try {
    guard();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual(refusal);
});

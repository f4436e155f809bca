import { hasAnyRole, hasAnyRoleOrAdmin, hasRole } from './has-role.ts';
import * as groups from './role-groups.ts';
import { ROLES } from './roles.ts';
import type { User } from './user.ts';

const userWith = (...roles: string[]): User => ({
  id: 7,
  title1: '',
  title2: '',
  roles,
  isImpersonatedS: false,
  isGuest: false,
  hasAnyOrder: false,
  firstName: 'Anke',
  lastName: 'Vogt',
});

const { admin, adManager, customer, editor } = ROLES;

it('roles are spelled as tokens carry them', () => {
  expect(Object.values(ROLES)).toEqual([
    'Role_Customer',
    'Role_Press',
    'Role_AdvertisingPartner',
    'Role_Heizplatz_Admin',
    'Role_Heizplatz_DealerSupport',
    'Role_Heizplatz_CustomerSupport',
    'Role_Heizplatz_Editor',
    'Role_Heizplatz_Financial',
    'Role_Heizplatz_Marketing',
    'Role_Heizplatz_AdManager',
  ]);
});

it.each(Object.entries(groups))('%s names each role once', (_, roles) => {
  expect(new Set(roles).size).toBe(roles.length);
  expect(Object.values<string>(ROLES)).toEqual(expect.arrayContaining([...roles]));
});

it('whatever is granted is anything but a customer', () => {
  expect([...groups.GRANTED_ROLES, ROLES.customer].sort()).toEqual(Object.values(ROLES).sort());
});

it('all of our own people are staff; customers, press and advertising partners are not', () => {
  expect([...groups.STAFF_ROLES].sort()).toEqual([
    'Role_Heizplatz_AdManager',
    'Role_Heizplatz_Admin',
    'Role_Heizplatz_CustomerSupport',
    'Role_Heizplatz_DealerSupport',
    'Role_Heizplatz_Editor',
    'Role_Heizplatz_Financial',
    'Role_Heizplatz_Marketing',
  ]);
});

// who, has the editor's role, has it or is admin, has editor or ad manager
it.each([
  ['nobody', null, false, false, false],
  ['a user without roles', userWith(), false, false, false],
  ['a customer', userWith(customer), false, false, false],
  ['an editor', userWith(editor), true, true, true],
  ['an ad manager', userWith(adManager), false, false, true],
  ['an editor among others', userWith(customer, editor), true, true, true],
  ['an admin', userWith(admin), false, true, false],
  ['a role that only begins alike', userWith(`${editor}2`, 'Role_Heizplatz'), false, false, false],
])('%s', (_, user, has, hasOrAdmin, hasAny) => {
  expect(hasRole(user, editor)).toBe(has);
  expect(hasAnyRoleOrAdmin(user, [editor])).toBe(hasOrAdmin);
  expect(hasAnyRole(user, [editor, adManager])).toBe(hasAny);
  expect(hasAnyRole(user, [])).toBe(false);
});

import { CALLS, type CallResponse, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { declaredColumns } from '../staff-list/declared-columns';
import { defineStaffList } from '../staff-list/define-staff-list';
import { findPeople, PEOPLE, type PersonRow } from './person-repository';
import { secondFactorState } from './present-person';
import { ROLE_NAMES } from './role-names';

type Query = CallRequest<typeof CALLS.staffUsers>['query'];
type Row = CallResponse<typeof CALLS.staffUsers>['Rows'][number];

function present({ user, confirmedAt }: PersonRow): Row {
  return {
    Id: user.id,
    Name: [user.lastName, user.firstName].filter(Boolean).join(', '),
    Email: user.email,
    Roles: user.roles,
    SecondFactor: secondFactorState(user.roles, confirmedAt !== null),
    LastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    IsLocked: user.lockedAt !== null,
    IsInvited: user.passwordHash === null,
    Countries: user.countryIds ?? [],
  };
}

function accessText({ IsLocked, IsInvited }: Row): string {
  if (IsLocked) return 'gesperrt';
  return IsInvited ? 'Einladung offen' : 'aktiv';
}

/** People who work for the marketplace, press and advertising partners (rule STAFF-12). */
export const personList = defineStaffList<Query, Row>({
  call: CALLS.staffUsers,
  exportCall: CALLS.exportStaffUsers,
  ...PEOPLE,
  read: async (db, ids) => (await findPeople(db, ids)).map(present),
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffUsers, {
    roles: ({ Roles }: Row) => Roles.map((role) => ROLE_NAMES[role] ?? role).join(', '),
    countries: ({ Countries }: Row) => Countries.map((id) => siteById(id).iso).join(', '),
    state: accessText,
  }),
});

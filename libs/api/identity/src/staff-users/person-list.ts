import { CALLS, type CallResponse, type CallRequest } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
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

const FACTOR_NAMES: Readonly<Record<Row['SecondFactor'], string>> = {
  none: '',
  missing: 'fehlt',
  set: 'eingerichtet',
  other: 'anderer Stand',
};

function accessText({ IsLocked, IsInvited }: Row): string {
  if (IsLocked) return 'gesperrt';
  return IsInvited ? 'Einladung offen' : 'aktiv';
}

/** People who work for the marketplace, press and advertising partners. */
export const personList = defineStaffList<Query, Row>({
  call: CALLS.staffUsers,
  exportCall: CALLS.exportStaffUsers,
  ...PEOPLE,
  read: async (db, ids) => (await findPeople(db, ids)).map(present),
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Name', kind: 'text', value: ({ Name }) => Name, isPersonal: true },
    { title: 'E-Mail', kind: 'text', value: ({ Email }) => Email, isPersonal: true },
    { title: 'Rollen', kind: 'text', value: ({ Roles }) => Roles.map((role) => ROLE_NAMES[role] ?? role).join(', ') },
    { title: 'Länder', kind: 'text', value: ({ Countries }) => Countries.map((id) => siteById(id).iso).join(', ') },
    { title: 'Zweiter Faktor', kind: 'text', value: ({ SecondFactor }) => FACTOR_NAMES[SecondFactor] },
    { title: 'Letzte Anmeldung', kind: 'time', value: ({ LastLoginAt }) => LastLoginAt },
    { title: 'Zugang', kind: 'text', value: accessText },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
  fileName: 'benutzer',
});

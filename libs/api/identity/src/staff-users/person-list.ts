import { after, type Database } from '@heizplatz/api-platform';
import { CALLS, type CallAnswer, type CallRequest } from '@heizplatz/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { secondFactors, users } from '../users/schema';
import { defineStaffList } from '../staff-list/define-staff-list';
import type { ListContext, RowId } from '../staff-list/staff-list';
import { wordsMatch } from '../staff-list/words-match';
import { IS_PERSON } from './person-repository';
import { secondFactorState } from './present-person';
import { ROLE_NAMES } from './role-names';

type Query = CallRequest<typeof CALLS.staffUsers>['query'];
type Row = CallAnswer<typeof CALLS.staffUsers>['Rows'][number];

/** Who has not logged in for so long is looked at: a login that nobody uses is one that nobody misses. */
const INACTIVE_SECONDS = 90 * 86_400;

const WORDS = sql`staff_words(${users.firstName}, ${users.lastName}, ${users.email}, staff_digits(${users.phone}))`;
const LAST_SEEN = sql`coalesce(${users.lastLoginAt}, ${users.createdAt})`;

function whereOf({ search, role, inactive }: Query, { clock }: ListContext) {
  const since = after(clock(), -INACTIVE_SECONDS).toISOString();
  return [
    IS_PERSON,
    wordsMatch(WORDS, search),
    role === '' ? undefined : sql`${role} = any(${users.roles})`,
    inactive === '' ? undefined : inactive === 'ja' ? sql`${LAST_SEEN} < ${since}` : sql`${LAST_SEEN} >= ${since}`,
  ];
}

async function readPeople(db: Database, ids: readonly RowId[]): Promise<Row[]> {
  const rows = await db
    .select({ user: users, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(inArray(users.id, ids.map(Number)));
  return rows.map(({ user, confirmedAt }) => ({
    Id: user.id,
    Name: [user.lastName, user.firstName].filter(Boolean).join(', '),
    Email: user.email,
    Roles: user.roles,
    SecondFactor: secondFactorState(user.roles, confirmedAt !== null),
    LastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    IsLocked: user.lockedAt !== null,
    IsInvited: user.passwordHash === null,
  }));
}

const FACTOR_NAMES: Readonly<Record<Row['SecondFactor'], string>> = { none: '', missing: 'fehlt', set: 'eingerichtet' };

/** People who work for the marketplace, press and advertising partners; few, so that they are sorted as they are found. */
export const personList = defineStaffList<Query, Row>({
  call: CALLS.staffUsers,
  exportCall: CALLS.exportStaffUsers,
  id: users.id,
  from: sql`${users}`,
  where: whereOf,
  sorts: {
    name: sql`${users.lastName} collate "und-x-icu"`,
    email: users.email,
    lastLogin: users.lastLoginAt,
  },
  defaultSort: 'name',
  read: readPeople,
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Name', kind: 'text', value: ({ Name }) => Name, isPersonal: true },
    { title: 'E-Mail', kind: 'text', value: ({ Email }) => Email, isPersonal: true },
    { title: 'Rollen', kind: 'text', value: ({ Roles }) => Roles.map((role) => ROLE_NAMES[role] ?? role).join(', ') },
    { title: 'Zweiter Faktor', kind: 'text', value: ({ SecondFactor }) => FACTOR_NAMES[SecondFactor] },
    { title: 'Letzte Anmeldung', kind: 'time', value: ({ LastLoginAt }) => LastLoginAt },
    { title: 'Gesperrt', kind: 'boolean', value: ({ IsLocked }) => IsLocked },
    { title: 'Einladung offen', kind: 'boolean', value: ({ IsInvited }) => IsInvited },
  ],
  fileName: 'benutzer',
});

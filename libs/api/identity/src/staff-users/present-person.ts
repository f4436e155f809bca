import type { CallContext, Database } from '@heizplatz/api-platform';
import type { StaffUser } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { newestLink } from '../mailed-links/link-repository';
import { getLinkState } from '../mailed-links/mailed-link';
import type { Account } from '../users/user-repository';
import { hasSecondFactor, openSessionsOf } from './person-repository';

/** none: its roles require none; missing: it must set one up at its next login. */
export const secondFactorState = (roles: readonly string[], isSet: boolean): StaffUser['SecondFactor'] =>
  isSet ? 'set' : isStaffRoles(roles) ? 'missing' : 'none';

/** A person as the staff's form shows it. */
export async function presentPerson(
  db: Database,
  person: Account,
  { clock, user }: Pick<CallContext, 'clock' | 'user'>,
): Promise<StaffUser> {
  const now = clock();
  const sessions = await openSessionsOf(db, person.id, now);
  const link = person.passwordHash === null ? await newestLink(db, person.id, 'password') : null;
  return {
    Id: person.id,
    Version: person.version,
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Roles: person.roles,
    SecondFactor: secondFactorState(person.roles, await hasSecondFactor(db, person.id)),
    CreatedAt: person.createdAt.toISOString(),
    LastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    LockedAt: person.lockedAt?.toISOString() ?? null,
    IsInvited: person.passwordHash === null,
    InvitedUntil: link && getLinkState(link, now) === 'open' ? link.expiresAt.toISOString() : null,
    Sessions: sessions.map(({ createdAt, actingUserId: impersonatorId }) => ({
      Since: createdAt.toISOString(),
      IsActing: impersonatorId === person.id,
    })),
    IsSelf: person.id === user?.id,
    Countries: person.countryIds ?? [],
  };
}

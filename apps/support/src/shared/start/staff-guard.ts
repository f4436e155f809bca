import { type Call, mayCall } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { data } from '@heizplatz/router';

/** What a guard reads of a call: who may make it. */
export type GuardedCall = Pick<Call, 'access'>;

/**
 * For loaders: throws 403 for whom the API would refuse one of the calls. Name those that the page cannot do without: what
 * its loader reads, or what its form sends.
 */
export function requireAccess(user: User | null, ...calls: readonly GuardedCall[]): User {
  if (!user || !mayCall(user, ...calls)) throw data('not for these roles', { status: 403 });
  return user;
}

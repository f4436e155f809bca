import { dealerOfKey } from '@heizplatz/api-dealers';
import { callerOf, findLiveCaller } from '@heizplatz/api-identity';
import type { Callers, CallDependencies } from '@heizplatz/api-platform';

export const callersOf = ({ db, clock, services }: Pick<CallDependencies, 'db' | 'clock' | 'services'>): Callers => ({
  holderOf: (request) => callerOf(request, services, clock()),
  findLive: (holder) => findLiveCaller(db, holder, clock()),
  dealerOfKey: (request) => dealerOfKey(request, { db, clock, services }),
});

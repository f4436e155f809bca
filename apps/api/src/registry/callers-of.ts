import type { CallSurroundings } from '../http/call-surroundings';
import type { Callers } from '../http/callers';
import { callerOf } from '../identity/caller';
import { findLiveCaller } from '../identity/live-login';
import { dealerOfKey } from '../price-import/dealer-key';

export const callersOf = ({ db, clock, services }: Pick<CallSurroundings, 'db' | 'clock' | 'services'>): Callers => ({
  holderOf: (request) => callerOf(request, services, clock()),
  findLive: (holder) => findLiveCaller(db, holder, clock()),
  dealerOfKey: (request) => dealerOfKey(request, { db, clock, services }),
});

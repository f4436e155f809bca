import { OrderEvent, type CountryId } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import * as v from 'valibot';
import type { OrderEventRow } from '../order/order-repository';

/**
 * What an order's dealer may know of what happened: nothing of a former dealer's time, nor who it was and at what price. The
 * order came into being, and came to this dealer.
 */
export function getDealerEvents(events: readonly OrderEventRow[]): OrderEventRow[] {
  const changedAt = events.findLastIndex(({ kind }) => kind === 'dealer-changed');
  const changed = events[changedAt];
  if (!changed) return [...events];
  return [...events.slice(0, 1), { ...changed, note: null }, ...events.slice(changedAt + 1)];
}

/** What happened, the oldest first; throws on a state or author that the contract does not know. */
export const presentTimeline = (events: readonly OrderEventRow[], countryId: CountryId): OrderEvent[] =>
  events.map(({ kind, toState, at, authorKind, note }) =>
    v.parse(OrderEvent, {
      Kind: kind,
      State: toState,
      At: at.toISOString(),
      Author: authorKind,
      Note: note === null ? null : toSiteSpelling(countryId, note),
    }),
  );

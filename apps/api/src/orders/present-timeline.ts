import { OrderEvent, type CountryId } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import * as v from 'valibot';
import type { OrderEventRow } from './order-repository';

/** What happened, the oldest first; throws on a state or author that the contract does not know. */
export const presentTimeline = (events: readonly OrderEventRow[], countryId: CountryId): OrderEvent[] =>
  events.map(({ kind, toState, at, authorKind, note }) =>
    v.parse(OrderEvent, {
      Kind: kind,
      State: toState,
      At: at.toISOString(),
      Author: authorKind,
      Note: note !== null && countryId === 3 ? toSwissSpelling(note) : note,
    }),
  );

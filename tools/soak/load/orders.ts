import { setTimeout as pause } from 'node:timers/promises';
import type { ApiMarket } from '../../bench/api-markets.ts';
import { readyGuests, readyOrders } from '../../bench/ready-orders.ts';
import { type Shopped, shop } from '../../faults/shoppers.ts';
import type { RequestLog } from '../request-log.ts';

/** The kind of request that places an order. */
export const ORDER = 'order: place';

/** An order every two seconds. */
const SHOPPERS = 2;
const SHOPPER_PAUSE_MS = 4000;
const GUESTS = 20;
/** A guest's token ends after 30 minutes (libs/api/identity/src/session/lifetimes.ts). */
const MS_OF_GUESTS = 600_000;
const ORDERS_EACH = Math.ceil((MS_OF_GUESTS * SHOPPERS) / SHOPPER_PAUSE_MS / GUESTS) + 1;
const RETRY_MS = 5000;

interface Ordering {
  readonly market: ApiMarket;
  /** Of the shell. */
  readonly origin: string;
  readonly log: RequestLog;
  readonly closing: AbortSignal;
}

/** What several groups of shoppers met, as one. */
export function mergeShopped(groups: readonly Shopped[]): Shopped {
  const failures = new Map<number, number>();
  for (const group of groups)
    for (const [status, count] of group.failures) failures.set(status, (failures.get(status) ?? 0) + count);
  return {
    acknowledged: groups.flatMap(({ acknowledged }) => acknowledged),
    abandoned: groups.flatMap(({ abandoned }) => abandoned),
    refused: groups.flatMap(({ refused }) => refused),
    endedByProvider: groups.reduce((sum, { endedByProvider }) => sum + endedByProvider, 0),
    failures,
  };
}

/** Guests go the whole way to an order; every ten minutes others come. */
export async function placeOrders({ market, origin, log, closing }: Ordering): Promise<Shopped> {
  const groups: Shopped[] = [];
  while (!closing.aborted) {
    const guests = await log
      .time('order: checkout of 20 guests', () => readyGuests(market, GUESTS))
      .catch(() => undefined);
    if (!guests) {
      await pause(RETRY_MS, undefined, { signal: closing }).catch(() => undefined);
      continue;
    }
    const requests = await readyOrders(market, guests, ORDERS_EACH);
    const group = await shop({
      ...{ origins: [origin], orders: requests.map((request) => ({ request })) },
      ...{ connections: SHOPPERS, pauseMs: SHOPPER_PAUSE_MS },
      closing: AbortSignal.any([closing, AbortSignal.timeout(MS_OF_GUESTS)]),
      onTry: (ms, status) => {
        log.add(ORDER, ms);
        if (status !== 200) log.fail(ORDER, `returned ${status}`);
      },
    });
    groups.push(group);
  }
  return mergeShopped(groups);
}

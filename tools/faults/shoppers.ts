import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from '../bench/send-requests.ts';

/** An acknowledged order: the key of its sender, and the number that the sender received. */
export interface Acknowledged {
  readonly key: string;
  readonly number: string;
}

export interface Shopped {
  readonly acknowledged: readonly Acknowledged[];
  /** Keys of those who closed the page after a first failure: they may have an order, and one at most. */
  readonly abandoned: readonly string[];
  /** Responses that are neither an order nor a transport failure; there should be none. */
  readonly refused: readonly string[];
  /** Orders that ended as they should, by the payment provider. */
  readonly endedByProvider: number;
  /** Attempts that failed, by status; 0: no response. */
  readonly failures: ReadonlyMap<number, number>;
}

/** Of everybody who may have an order. */
export const getKeys = ({ acknowledged, abandoned }: Shopped): string[] => [
  ...acknowledged.map(({ key }) => key),
  ...abandoned,
];

/** What one shopper sends at the last click. */
export interface ShopOrder {
  readonly request: BenchRequest;
  /** The problem's code that ends it: the payment provider rejects this one, or never responds. */
  readonly refusedAs?: string;
}

interface Shopping {
  /** Each try goes to the next one, as behind a load balancer. */
  readonly origins: readonly string[];
  /** One order each. */
  readonly orders: readonly ShopOrder[];
  readonly connections: number;
  readonly pauseMs: number;
  /** No further orders are started once it is aborted; those in progress continue. */
  readonly closing: AbortSignal;
  /** After each attempt; status 0: no response. */
  readonly onTry?: (ms: number, status: number) => void;
}

const RETRY_MS = 250;
const TRY_MS = 40_000;
/** Every so many of those who met a failure do not try again. */
const GIVES_UP = 10;

const getKey = ({ body = '{}' }: BenchRequest): string =>
  String((JSON.parse(body) as { IdempotencyKey: string }).IdempotencyKey);

async function send(origin: string, { method, path, headers, body }: BenchRequest) {
  try {
    const signal = AbortSignal.timeout(TRY_MS);
    const response = await fetch(origin + path, { method, headers, ...(body && { body }), signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

const getCode = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? '';

/**
 * Places the orders over so many connections; each is retried under its key until there is a response, as the page
 * does.
 */
export async function shop({ origins, orders, connections, pauseMs, closing, onTry }: Shopping): Promise<Shopped> {
  const acknowledged: Acknowledged[] = [];
  const abandoned: string[] = [];
  const refused: string[] = [];
  const failures = new Map<number, number>();
  let next = 0;
  let met = 0;
  let requestCount = 0;
  let endedByProvider = 0;

  async function place({ request: order, refusedAs }: ShopOrder): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const from = performance.now();
      const { status, text } = await send(origins[requestCount++ % origins.length] ?? '', order);
      onTry?.(performance.now() - from, status);
      if (status === 200) {
        const { OrderNumber } = JSON.parse(text) as { OrderNumber: string };
        return void acknowledged.push({ key: getKey(order), number: OrderNumber });
      }
      if (refusedAs && getCode(text) === refusedAs) return void (endedByProvider += 1);
      if (status !== 0 && status < 500) return void refused.push(`${status} ${text.slice(0, 200)}`);
      failures.set(status, (failures.get(status) ?? 0) + 1);
      if (tries === 1 && ++met % GIVES_UP === 0) return void abandoned.push(getKey(order));
      await pause(RETRY_MS);
    }
  }

  async function connection(): Promise<void> {
    while (!closing.aborted) {
      const order = orders[next++];
      if (!order) return;
      await place(order);
      await pause(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return { acknowledged, abandoned, refused, failures, endedByProvider };
}

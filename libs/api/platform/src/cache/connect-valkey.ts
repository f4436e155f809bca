import { setTimeout } from 'node:timers/promises';
import { CONTRACT_SEMVER } from '@heizplatz/contract';
import { redisBusDriver, redisDriver } from 'bentocache/drivers/redis';
import { Redis } from 'ioredis';
import type { ErrorLog } from '../database/open-database';

/** What nodes share beside the database: responses, and notifications of flushes. */
export interface SharedCache {
  readonly layer: ReturnType<typeof redisDriver>;
  readonly bus: ReturnType<typeof redisBusDriver>;
}

/** A cache that takes longer than the database is none. */
const COMMAND_MS = 250;

/** A client that logs an outage once, not at each attempt, and whose copies (the bus creates some) do the same. */
class TellingClient extends Redis {
  readonly #url: string;
  readonly #log: ErrorLog;
  readonly #commandMs: number;

  constructor(url: string, log: ErrorLog, commandMs: number) {
    super(url, {
      commandTimeout: commandMs,
      connectTimeout: 1000,
      // A connection that was lost never closes for ioredis: its timer would keep the process alive for two seconds.
      disconnectTimeout: commandMs,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, 5000),
    });
    this.#url = url;
    this.#log = log;
    this.#commandMs = commandMs;
    let isNotified = false;
    this.on('error', (err) => {
      if (!isNotified) log.error({ err }, 'shared cache is away');
      isNotified = true;
    });
    this.on('ready', () => (isNotified = false));
  }

  override duplicate(): Redis {
    const client = new TellingClient(this.#url, this.#log, this.#commandMs);
    return Object.assign(client, { subscribe: subscribePatiently(client) });
  }
}

const SUBSCRIBE_AGAIN_MS = 500;

/**
 * Bentocache awaits no subscription, so one that failed would be a rejection that ends the process, and a node without
 * flushes of others: it is asked for again until it succeeds or the client is closed.
 */
function subscribePatiently(client: Redis): (channel: string) => Promise<void> {
  const subscribe = client.subscribe.bind(client);
  return async (channel) => {
    while (client.status !== 'end') {
      try {
        await subscribe(channel);
        return;
      } catch {
        // The client itself logs that the cache is away.
        await setTimeout(SUBSCRIBE_AGAIN_MS, undefined, { ref: false });
      }
    }
  };
}

/**
 * Valkey or Redis at `url` (redis:// or rediss://) as the second layer of the calls' cache. During an outage each
 * node responds from its own memory and the database. Keys contain the contract's version, so that two releases do
 * not read each other's responses.
 */
export function connectValkey(url: string, log: ErrorLog, commandMs = COMMAND_MS): SharedCache {
  const client = new TellingClient(url, log, commandMs);
  return {
    layer: redisDriver({ connection: client, prefix: `heizplatz-${CONTRACT_SEMVER}` }),
    bus: redisBusDriver({ connection: client }),
  };
}

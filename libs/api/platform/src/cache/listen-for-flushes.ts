import * as v from 'valibot';
import { type ChannelListener, listenToChannel } from '../database/notification-channel';
import type { ErrorLog } from '../database/open-database';
import type { CallCache } from './call-cache';
import { FLUSH_CHANNEL, WARM_UP } from './flush-tags';

const Tags = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Forgets on this node what any node flushes. A connection of its own, opened again when it is lost; what was flushed
 * meanwhile is not known, so everything is forgotten then.
 */
export async function listenForFlushes(parts: {
  readonly databaseUrl: string;
  readonly cache: CallCache;
  readonly log: ErrorLog;
}): Promise<ChannelListener> {
  const { databaseUrl, cache, log } = parts;
  const fail = (err: unknown) => log.error({ err }, 'cache could not be flushed');
  function subscribe(payload: string | undefined): void {
    const tags = v.safeParse(Tags, payload);
    if (payload === WARM_UP) cache.warm().catch(fail);
    else if (tags.success) cache.forget(tags.output).catch(fail);
    else cache.clear().catch(fail);
  }
  const listener = listenToChannel({
    ...{ databaseUrl, log, channel: FLUSH_CHANNEL, connectionName: 'heizplatz-cache', subject: 'cache flushes' },
    onNotification: subscribe,
    onConnected: () => cache.clear(),
  });
  await listener.ready;
  return listener;
}

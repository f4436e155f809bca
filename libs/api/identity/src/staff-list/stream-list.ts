import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { type Database, problem } from '@heizplatz/api-platform';
import type { StaffListRequest } from '@heizplatz/contract';
import type { WriteBytes } from './file-sink';
import type { ListContext, StaffListParts } from './staff-list';
import { type ListFile, writeList } from './write-list';

/** Each holds a connection of the calls' pool. */
const MAX_AT_ONCE = 2;
let running = 0;

function writeInto(stream: PassThrough): WriteBytes {
  const closing = new AbortController();
  stream.once('close', () => closing.abort(new Error('the download was given up')));
  return async (bytes) => {
    closing.signal.throwIfAborted();
    if (!stream.write(bytes)) await once(stream, 'drain', { signal: closing.signal });
  };
}

/**
 * A list's file while it is written (rule STAFF-01). Throws TOO_MANY_REQUESTS while two others are; fails midway by
 * breaking off.
 */
export function streamList<Query extends StaffListRequest, Row>(
  db: Database,
  parts: StaffListParts<Query, Row>,
  file: ListFile<Query>,
  context: ListContext,
): Readable {
  if (running >= MAX_AT_ONCE)
    throw problem('TOO_MANY_REQUESTS', {
      retryAfterSeconds: 10,
      detail: 'Gerade werden schon andere Listen ausgegeben. Bitte versuchen Sie es gleich noch einmal.',
    });
  running += 1;
  const stream = new PassThrough({ highWaterMark: 256 * 1024 });
  writeList(db, parts, file, { context, write: writeInto(stream) })
    .then(
      () => stream.end(),
      (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    .finally(() => {
      running -= 1;
    });
  return stream;
}

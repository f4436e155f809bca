import { get, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { ApiNodes } from '../api-nodes/api-nodes';
import { toFailure } from '../api-nodes/may-try-again';
import type { PageCache } from './page-cache';

/** Events on the API's own port: which tags were flushed, on whatever node (libs/api/platform/src/cache). */
const PATH = '/internal/flushes';
const AGAIN_AFTER_MS = 1000;
/** The API sends a heartbeat every fifteen seconds. */
const SILENCE_MS = 40_000;

/** Another node may be notified a little later than the one that notified us, and return stale data once more. */
const AFTERTHOUGHT_MS = 1000;

const TagsOfLine = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

interface Following {
  /** Each of them is notified of every flush: a connection to any is enough. */
  readonly nodes: Pick<ApiNodes, 'choose' | 'failed'>;
  readonly shellToken: string | null;
  readonly documents: Pick<PageCache, 'flush' | 'setFollowing'>;
  readonly log: { readonly warn: (what: object, text: string) => void };
  /** The release pointer moved, or may have while there was no connection. */
  readonly onPointerMoved?: () => void;
}

/** The API flushes it when the release pointer moves (libs/releases/src/database). */
const POINTER_TAG = 'release-pointer';

/**
 * Subscribes to flushes for as long as the server runs. While the connection is down nothing is cached. Returns a
 * function that ends it.
 */
export function followFlushes({ nodes, shellToken, documents, log, onPointerMoved }: Following): () => void {
  const headers = {
    accept: 'text/event-stream',
    ...(shellToken !== null && { authorization: `Bearer ${shellToken}` }),
  };
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let wasReported = false;

  const fail = (error: Error) => {
    if (!isStopped && !wasReported) log.warn({ err: error }, 'no line to the API: documents are not kept');
    wasReported = true;
    lost();
  };
  const request = () => {
    const node = nodes.choose() ?? '';
    const query = get(new URL(PATH, node), { headers }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return fail(new Error(`status ${response.statusCode}`));
      }
      wasReported = false;
      documents.setFollowing(true);
      onPointerMoved?.();
      subscribe(response, (tags) => {
        if (tags.includes(POINTER_TAG)) onPointerMoved?.();
        documents.flush(tags);
        setTimeout(() => documents.flush(tags), AFTERTHOUGHT_MS).unref();
      });
      response.once('close', lost);
      response.on('error', () => undefined);
    });
    query.setTimeout(SILENCE_MS, () => query.destroy(new Error('silent')));
    query.on('error', (error) => {
      const failure = isStopped ? null : toFailure(error);
      if (failure) nodes.failed(node, failure);
      fail(error);
    });
    return query;
  };
  let current = request();

  function lost(): void {
    documents.setFollowing(false);
    clearTimeout(again);
    if (!isStopped) again = setTimeout(() => (current = request()), AGAIN_AFTER_MS).unref();
  }

  return () => {
    isStopped = true;
    clearTimeout(again);
    current.destroy();
  };
}

/** Server-sent events: lines of `data: [...]`. Ends the connection at a line that names no tags. */
function subscribe(response: IncomingMessage, onFlush: (tags: string[]) => void): void {
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue;
      const tags = v.safeParse(TagsOfLine, line.slice(6));
      if (tags.success) onFlush(tags.output);
      else return void response.destroy();
    }
  });
}

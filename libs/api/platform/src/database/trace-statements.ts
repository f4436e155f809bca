import { endSpan, isTracing, tracer } from '@heizplatz/telemetry';
import { AsyncResource } from 'node:async_hooks';
import { SpanKind, trace } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;

/** The text as it was prepared: values are sent apart from it, and are not looked at. */
function getText(query: unknown): string {
  if (typeof query === 'string') return query;
  const text = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}

/** Ends a span with the result of a query, for both forms of call: a callback, or a promise. */
function traced(query: Query, args: unknown[]): unknown {
  const text = getText(args[0]);
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'sql';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': name,
    'db.query.text': text.slice(0, 2000),
  };
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const last = args.at(-1);
  if (typeof last === 'function') {
    const done: Done = (error, ...rest) => {
      endSpan(span, error ?? undefined);
      (last as Done)(error, ...rest);
    };
    return query(...args.slice(0, -1), done);
  }
  const request = query(...args);
  if (request instanceof Promise)
    request.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    );
  else endSpan(span);
  return request;
}

function traceClient(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  // Outside a request no trace is needed: jobs poll every second.
  const watched: Query = (...args) => (trace.getActiveSpan() ? traced(query, args) : query(...args));
  client.query = watched as PoolClient['query'];
}

/** One span a statement of a pool, at its one door; nothing changes where nothing is traced. */
export function traceStatements(pool: Pool): void {
  if (!isTracing()) return;
  pool.on('connect', traceClient);
  const connect = pool.connect.bind(pool) as Query;
  // A waiting caller is called back when another releases a client, in the context of that other.
  const bound: Query = (done) => (typeof done === 'function' ? connect(AsyncResource.bind(done as never)) : connect());
  pool.connect = bound as Pool['connect'];
}

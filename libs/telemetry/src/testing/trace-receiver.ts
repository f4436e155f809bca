import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';

const Value = v.looseObject({ stringValue: v.optional(v.string()), intValue: v.optional(v.unknown()) });
const SentSpan = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes: v.array(v.object({ key: v.string(), value: Value })),
});
const Batch = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(SentSpan) })) })),
});

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** '' for the root. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface TraceReceiver {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

/** A collector that stores what it receives by OTLP over HTTP as JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const batch = v.parse(Batch, JSON.parse(text));
      for (const { scopeSpans } of batch.resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          const attributes = span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]);
          spans.push({ ...span, attributes: Object.fromEntries(attributes) });
        }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

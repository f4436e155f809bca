import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export const tracer = () => trace.getTracer('heizplatz');

/** What headers say of the trace that a request belongs to (W3C `traceparent`). */
export const getTrace = (headers: object): Context => propagation.extract(ROOT_CONTEXT, headers);

/** The headers that carry a span, by default the active one, to the next server; none where nothing is traced. */
export function traceHeaders(span: Span | undefined = trace.getActiveSpan()): Record<string, string> {
  const headers: Record<string, string> = {};
  if (span) propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
  return headers;
}

/** Ends a span; with the error's type where it failed, since messages may name persons. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    const type = error instanceof Error ? error.name : 'Error';
    span.setStatus({ code: SpanStatusCode.ERROR, message: type });
  }
  span.end();
}

interface CallSpan {
  readonly name: string;
  readonly attributes: Attributes;
  /** The headers of the span above it; absent: the active one. */
  readonly parent?: Readonly<Record<string, string>> | undefined;
}

/** Runs a call of another server in a span of its own; `run` gets the headers that carry it there. */
export async function inCallSpan<T>(
  { name, attributes, parent }: CallSpan,
  run: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const above = parent ? getTrace(parent) : context.active();
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, above);
  try {
    const result = await context.with(trace.setSpan(above, span), () => run(traceHeaders(span)));
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

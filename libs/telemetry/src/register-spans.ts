import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceHeaders, getTrace, tracer } from './spans.ts';
import { isTracing } from './start-tracing.ts';

/** The name of a span once its request has a response: a call's id or a route's pattern, never an address. */
type NameSpan = (request: FastifyRequest, reply: FastifyReply) => string;

const spans = new WeakMap<object, Span>();

/** The headers that carry a request's span on; none where nothing is traced. */
export function getTraceHeaders(request: object): Record<string, string> {
  const span = spans.get(request);
  return span ? traceHeaders(span) : {};
}

/** One span a request, below the one that its `traceparent` names. Nothing is added to a server that does not trace. */
export function registerSpans(server: FastifyInstance, getName: NameSpan): void {
  if (!isTracing()) return;
  server.addHook('onRequest', (request, _reply, next) => {
    const above = getTrace(request.headers);
    const attributes = { 'http.request.method': request.method, 'heizplatz.request_id': request.id };
    const span = tracer().startSpan(request.method, { kind: SpanKind.SERVER, attributes }, above);
    spans.set(request, span);
    context.with(trace.setSpan(above, span), next);
  });
  // A body is read in the connection's context, so what follows it is put back into the request's.
  server.addHook('preValidation', (request, _reply, next) => {
    const span = spans.get(request);
    context.with(span ? trace.setSpan(context.active(), span) : context.active(), next);
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    const name = getName(request, reply);
    span.updateName(name);
    span.setAttributes({ 'http.route': name, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

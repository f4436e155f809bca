import { trace } from '@opentelemetry/api';

/** The id of the trace that what runs now belongs to; undefined outside one, or where nothing is traced. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

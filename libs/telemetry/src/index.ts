export { bringsToken, isAdmitted } from './admitted-machines.ts';
export { logOptions, createLog } from './create-log.ts';
export { drainProcess } from './process/drain-process.ts';
export { defineStallMetrics } from './process/stall-metrics.ts';
export { defineUnhandledMetrics } from './process/unhandled-metrics.ts';
export { registerSpans, getTraceHeaders } from './register-spans.ts';
export { endSpan, inCallSpan, tracer } from './spans.ts';
export { isTracing, startTracing, type Tracing } from './start-tracing.ts';

export { bringsToken, isAdmitted } from './admitted-machines';
export { logOptions, openLog } from './open-log';
export { registerSpans, traceHeadersOf } from './register-spans';
export { endSpan, inCallSpan, tracer } from './spans';
export { isTracing, startTracing, type Tracing } from './start-tracing';

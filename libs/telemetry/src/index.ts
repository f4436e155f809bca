export { activeTraceId } from './active-trace';
export { bringsToken, isAdmitted } from './admitted-machines';
export { logOptions, type LogSettings, openLog } from './open-log';
export { registerSpans, traceHeadersOf } from './register-spans';
export { endSpan, inCallSpan, tracer } from './spans';
export { isTracing, startTracing, type Tracing, type TracingSettings } from './start-tracing';

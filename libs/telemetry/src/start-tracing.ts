import { context, propagation, trace } from '@opentelemetry/api';

export interface Tracing {
  /** Whether tracing is enabled: code that costs more than the no-op API checks this first. */
  readonly isOn: boolean;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface TracingSettings {
  /** Of an OTLP collector (OTEL_EXPORTER_OTLP_ENDPOINT), without '/v1/traces'; null: nothing is loaded and traced. */
  readonly endpoint: string | null;
  readonly service: 'api' | 'shell';
  /** How long spans wait for others before they are sent together. */
  readonly delayMs?: number;
}

/** A collector that does not respond delays a shutdown for no longer than this. */
const EXPORT_MS = 3000;

let isOn = false;

/** Whether `startTracing` found an endpoint in this thread. */
export const isTracing = (): boolean => isOn;

const NOTHING: Tracing = { isOn: false, close: () => Promise.resolve() };

/** Sends this thread's spans to the collector; once a thread, before what is traced is opened. */
export async function startTracing({ endpoint, service, delayMs = 2000 }: TracingSettings): Promise<Tracing> {
  if (endpoint === null) return NOTHING;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, otlp, resources, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const exporter = new otlp.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `heizplatz-${service}` }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  return {
    isOn: true,
    close: async () => {
      isOn = false;
      // A shutdown alone does not wait for the batch that is on its way.
      await provider.forceFlush().catch(() => undefined);
      await provider.shutdown().catch(() => undefined);
    },
  };
}

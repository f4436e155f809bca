import { entriesByIso } from '@heizplatz/country';
import { HttpEnvironment } from '@heizplatz/http-server';
import { TrustedProxies } from '@heizplatz/trusted-proxies';
import * as v from 'valibot';

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port number'), v.transform(Number));

const Seconds = v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d)?$/, 'seconds'), v.transform(Number)));

const Milliseconds = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'milliseconds'), v.transform(Number));
const Count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'a number above zero'), v.transform(Number));

const Host = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, 'a host like heizplatz.de')));

const ApiUrls = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((url) => url.trim().replace(/\/$/, ''))),
  v.array(v.pipe(v.string(), v.url('addresses like http://127.0.0.1:4201, by commas'))),
);

/** The shell's environment; each variable with its default for `npm start`. */
export const Environment = v.object({
  MODE: v.optional(v.picklist(['demo', 'development', 'production', 'test']), 'development'),
  PORT: v.optional(Port, '4200'),
  /** The port of the development sites' addresses, where a machine before this one listens on another one than PORT. */
  PUBLIC_PORT: v.optional(Port),
  /** Absent: every address of this machine in production, else the two of localhost. */
  HOST: v.optional(v.string()),
  /** Load balancers whose X-Forwarded-For and X-Forwarded-Host are believed: addresses, ranges or a number of hops. */
  TRUSTED_PROXIES: v.optional(TrustedProxies, ''),
  /** Origins of the API's nodes, by commas; a name stands for all that it resolves to. */
  API_URL: v.optional(ApiUrls, 'http://127.0.0.1:4201'),
  /**
   * How long a page's call may take before the API's readiness is checked; the page fails if the API is not ready.
   */
  API_PATIENCE_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'milliseconds'), v.transform(Number)), '1000'),
  /** Calls passed on to the API at once, and how long it may think about one; beyond it browsers get 503. */
  PROXY_CALLS: v.optional(Count, '1000'),
  PROXY_TIMEOUT_MS: v.optional(Milliseconds, '30000'),
  ...HttpEnvironment,
  /** Folder of what this system keeps. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Folder of the releases and their pointer; absent: releases under DATA_DIR. */
  RELEASES_DIR: v.optional(v.string()),
  /** Where releases missing in this folder are fetched from: s3://BUCKET/PREFIX?endpoint=URL&region=NAME or file:///FOLDER. */
  RELEASES_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(s3:\/\/|file:\/\/\/|$)/, 'an address like s3://BUCKET/PREFIX or file:///FOLDER')),
  ),
  /** Access to the bucket; region and endpoint where RELEASES_URL does not name them. */
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_REGION: v.optional(v.string()),
  AWS_ENDPOINT_URL_S3: v.optional(v.string()),
  /** Public key (PEM) of the signer of releases; by default the one that the tools created beside the folder. */
  RELEASE_PUBLIC_KEY: v.optional(v.string()),
  /** Whether the API's database says what serves, or the folder of releases alone. */
  RELEASE_POINTER: v.optional(v.picklist(['database', 'folder']), 'database'),
  /** Whether a browser may load remotes from its own machine, by links that teams sign; never in production. */
  RELEASE_OVERRIDES: v.optional(v.picklist(['on', 'off']), 'off'),
  /** The shell's own build. */
  SHELL_DIR: v.optional(v.string(), 'dist/apps/shell'),
  /** When the session is looked after; for browser tests, which shorten it. Defaults: rule SESSION-01. */
  SESSION_CHECK_SECONDS: Seconds,
  SESSION_RENEW_SECONDS: Seconds,
  SESSION_WINDOW_SECONDS: Seconds,
  SESSION_JITTER_SECONDS: Seconds,
  /** Hosts of the three sites in production, in place of those in libs/country. */
  ...entriesByIso('SITE_HOST', Host),
  /** Memory for cached documents that are the same for everybody; 0 caches none. */
  PAGE_CACHE_MB: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'megabytes'), v.transform(Number)), '128'),
  /** Threads that render pages; by default one per core. */
  RENDER_WORKERS: v.optional(Count),
  /** A page that takes longer is cut. */
  RENDER_TIMEOUT_MS: v.optional(Milliseconds, '10000'),
  /** Pages that may wait for a thread, and for how long; beyond it visitors are asked to retry (503). */
  RENDER_QUEUE: v.optional(Count, '200'),
  RENDER_QUEUE_MS: v.optional(Milliseconds, '1500'),
  /** A thread with a larger heap is replaced. */
  RENDER_WORKER_MB: v.optional(Count, '512'),
  /**
   * Where session recordings are sent, with the visitor's consent; absent: nothing is recorded, no consent requested.
   */
  SESSION_REPLAY_URL: v.optional(v.pipe(v.string(), v.url('an address like https://replay.example.com/batches'))),
  /** Where unexpected errors are reported (Sentry's protocol); absent: they are in the log alone. */
  SENTRY_DSN: v.optional(v.pipe(v.string(), v.url('an address like https://key@sentry.example.com/1'))),
  /** An OTLP collector (http://host:4318) that traces go to; absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('an address like http://127.0.0.1:4318'))),
  /** What machines bring that read /metrics. */
  METRICS_TOKEN: v.optional(v.string()),
  /** What this shell sends to the API's /internal: it subscribes to flushes, reads what serves, reports health. */
  SHELL_TOKEN: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** The names of all of them. */
export const SHELL_VARIABLES: readonly string[] = Object.keys(Environment.entries);

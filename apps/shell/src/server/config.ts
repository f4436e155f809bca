import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type CountryId, type SiteOrigins, SITES, siteOrigins } from '@heizplatz/country';
import { getHttpLimits, HttpEnvironment, type HttpLimits } from '@heizplatz/http-server';
import { getReleasesDir, keyBeside } from '@heizplatz/releases';
import { SESSION_TIMING, type SessionTiming } from '@heizplatz/session';
import { type TrustProxy, TrustedProxies } from '@heizplatz/trusted-proxies';
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
const Environment = v.object({
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
  /** A bucket that releases missing in this folder are fetched from: s3://BUCKET/PREFIX?endpoint=URL&region=NAME. */
  RELEASES_URL: v.optional(v.pipe(v.string(), v.regex(/^(s3:\/\/|$)/, 'an address like s3://BUCKET/PREFIX'))),
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
  /** When the session is looked after; for browser tests, which shorten it. Defaults: specification section 9. */
  SESSION_CHECK_SECONDS: Seconds,
  SESSION_RENEW_SECONDS: Seconds,
  SESSION_WINDOW_SECONDS: Seconds,
  SESSION_JITTER_SECONDS: Seconds,
  /** Hosts of the three sites in production, in place of those in libs/country. */
  SITE_HOST_DE: Host,
  SITE_HOST_AT: Host,
  SITE_HOST_CH: Host,
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
  /** The API's own token: this shell sends it to subscribe to cache flushes. */
  METRICS_TOKEN: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** The names of all of them. */
export const SHELL_VARIABLES: readonly string[] = Object.keys(Environment.entries);

export interface ShellConfig {
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  readonly port: number;
  /** Null: localhost, 127.0.0.1 and ::1. */
  readonly host: string | null;
  readonly trustedProxies: TrustProxy;
  /** Without a slash at their ends. */
  readonly apiUrls: readonly string[];
  /** The first of them: what calls name before a node is chosen for them. */
  readonly apiUrl: string;
  readonly apiPatienceMs: number;
  /** Of connections, heads and bodies. */
  readonly http: HttpLimits;
  readonly proxy: { readonly callsAtOnce: number; readonly timeoutMs: number };
  /** Null: the API is open to this machine. */
  readonly metricsToken: string | null;
  /** What is allowed but hardly meant; logged at start. */
  readonly startWarnings: readonly string[];
  readonly releasesDir: string;
  readonly releaseKeyFile: string;
  readonly takesOverrides: boolean;
  /** Whether the API's release pointer is copied into the folder. */
  readonly followsPointer: boolean;
  /** Null: all releases are in the folder. `access`: keys, region and endpoint by the names of AWS's own tools. */
  readonly releaseStore: {
    readonly address: string;
    readonly access: Readonly<Record<string, string | undefined>>;
  } | null;
  /** A smoke load of each release; in development a build serves at once, and its author sees what fails. */
  readonly loadsBeforeServing: boolean;
  readonly shellDir: string;
  readonly productionHosts: Readonly<Record<CountryId, string>>;
  /** The sites' origins, whatever Host a request names; development links to development. */
  readonly origins: SiteOrigins;
  readonly pageCacheMb: number;
  readonly rendering: RenderLimits;
  readonly logLevel: string;
  /** Null: errors are in the log alone. */
  readonly sentryDsn: string | null;
  /** Null: nothing is traced. */
  readonly tracesEndpoint: string | null;
  /** Absent: nothing is recorded. */
  readonly replayUrl?: string;
  /** Absent: as specified. */
  readonly sessionTiming?: SessionTiming;
}

/** Threads that render pages, and their limits. */
export interface RenderLimits {
  readonly workers: number;
  readonly timeoutMs: number;
  readonly queueLimit: number;
  readonly queueMs: number;
  readonly heapMb: number;
}

const NO_PROXIES =
  'TRUSTED_PROXIES is not set: behind a load balancer all visitors count as one address, and its X-Forwarded-Host is not read';

/** Throws with the names of the variables that are wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ShellConfig {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The shell cannot start, these variables are wrong: ${wrong.join('; ')}`);
  }
  const { MODE, PORT, PUBLIC_PORT, HOST, API_URL, SHELL_DIR, PAGE_CACHE_MB, LOG_LEVEL } = parsed.output;
  const isProduction = MODE === 'production';
  const productionHosts = getHosts(parsed.output);
  const { SESSION_REPLAY_URL: replayUrl } = parsed.output;
  return {
    isDemo: MODE === 'demo',
    isProduction,
    productionHosts,
    origins: siteOrigins({ production: isProduction, productionHosts, port: PUBLIC_PORT ?? PORT }),
    port: PORT,
    host: HOST ?? (isProduction ? '0.0.0.0' : null),
    trustedProxies: parsed.output.TRUSTED_PROXIES,
    apiUrls: API_URL,
    apiUrl: API_URL[0] ?? '',
    apiPatienceMs: parsed.output.API_PATIENCE_MS,
    http: getHttpLimits(parsed.output),
    proxy: { callsAtOnce: parsed.output.PROXY_CALLS, timeoutMs: parsed.output.PROXY_TIMEOUT_MS },
    metricsToken: parsed.output.METRICS_TOKEN || null,
    startWarnings: isProduction && !environment['TRUSTED_PROXIES'] ? [NO_PROXIES] : [],
    releasesDir: resolve(getReleasesDir(parsed.output)),
    releaseKeyFile: releaseKeyOf(parsed.output),
    takesOverrides: mayTakeOverrides(parsed.output),
    followsPointer: parsed.output.RELEASE_POINTER === 'database',
    releaseStore: getReleaseStore(parsed.output),
    loadsBeforeServing: MODE !== 'development',
    shellDir: resolve(SHELL_DIR),
    pageCacheMb: PAGE_CACHE_MB,
    rendering: {
      workers: parsed.output.RENDER_WORKERS ?? availableParallelism(),
      timeoutMs: parsed.output.RENDER_TIMEOUT_MS,
      queueLimit: parsed.output.RENDER_QUEUE,
      queueMs: parsed.output.RENDER_QUEUE_MS,
      heapMb: parsed.output.RENDER_WORKER_MB,
    },
    logLevel: LOG_LEVEL,
    tracesEndpoint: parsed.output.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    sentryDsn: parsed.output.SENTRY_DSN ?? null,
    ...(replayUrl && { replayUrl }),
    ...getTiming(parsed.output),
  };
}

function getReleaseStore(environment: v.InferOutput<typeof Environment>): ShellConfig['releaseStore'] {
  const { RELEASES_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3 } = environment;
  if (!RELEASES_URL) return null;
  return {
    address: RELEASES_URL,
    access: { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3 },
  };
}

/** In production the writer of releases must not be able to place a key of its own beside them. */
function releaseKeyOf(environment: v.InferOutput<typeof Environment>): string {
  const { MODE, RELEASE_PUBLIC_KEY } = environment;
  if (RELEASE_PUBLIC_KEY) return resolve(RELEASE_PUBLIC_KEY);
  if (MODE === 'production') {
    throw new Error('The shell cannot start, these variables are wrong: RELEASE_PUBLIC_KEY: needed in production');
  }
  return keyBeside(resolve(getReleasesDir(environment)));
}

/** In production a page with a visitor's login would run what no gate has seen. */
function mayTakeOverrides({ MODE, RELEASE_OVERRIDES }: v.InferOutput<typeof Environment>): boolean {
  if (RELEASE_OVERRIDES === 'on' && MODE === 'production')
    throw new Error('The shell cannot start, these variables are wrong: RELEASE_OVERRIDES: never in production');
  return RELEASE_OVERRIDES === 'on';
}

const getHosts = (input: v.InferOutput<typeof Environment>): Record<CountryId, string> => ({
  1: input.SITE_HOST_DE ?? SITES[1].productionHost,
  2: input.SITE_HOST_AT ?? SITES[2].productionHost,
  3: input.SITE_HOST_CH ?? SITES[3].productionHost,
});

function getTiming(input: v.InferOutput<typeof Environment>): Pick<ShellConfig, 'sessionTiming'> {
  const timing = {
    checkSeconds: input.SESSION_CHECK_SECONDS ?? SESSION_TIMING.checkSeconds,
    renewSeconds: input.SESSION_RENEW_SECONDS ?? SESSION_TIMING.renewSeconds,
    windowSeconds: input.SESSION_WINDOW_SECONDS ?? SESSION_TIMING.windowSeconds,
    jitterSeconds: input.SESSION_JITTER_SECONDS ?? SESSION_TIMING.jitterSeconds,
  };
  return isDeepStrictEqual(timing, SESSION_TIMING) ? {} : { sessionTiming: timing };
}

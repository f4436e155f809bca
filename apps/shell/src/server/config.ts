import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { byCountry, type CountryId, getIso, siteById, type SiteOrigins, siteOrigins } from '@heizplatz/country';
import { getHttpLimits, type HttpLimits } from '@heizplatz/http-server';
import { getReleasesDir, keyBeside } from '@heizplatz/releases';
import { SESSION_TIMING, type SessionTiming } from '@heizplatz/session';
import type { TrustProxy } from '@heizplatz/trusted-proxies';
import * as v from 'valibot';
import { Environment } from './environment';

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
  readonly shellToken: string | null;
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
  readonly productionHosts: Readonly<Partial<Record<CountryId, string>>>;
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
  const productionHosts = byCountry((id) => parsed.output[`SITE_HOST_${getIso(id)}`] ?? siteById(id).productionHost);
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
    shellToken: parsed.output.SHELL_TOKEN || null,
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

function getTiming(input: v.InferOutput<typeof Environment>): Pick<ShellConfig, 'sessionTiming'> {
  const timing = {
    checkSeconds: input.SESSION_CHECK_SECONDS ?? SESSION_TIMING.checkSeconds,
    renewSeconds: input.SESSION_RENEW_SECONDS ?? SESSION_TIMING.renewSeconds,
    windowSeconds: input.SESSION_WINDOW_SECONDS ?? SESSION_TIMING.windowSeconds,
    jitterSeconds: input.SESSION_JITTER_SECONDS ?? SESSION_TIMING.jitterSeconds,
  };
  return isDeepStrictEqual(timing, SESSION_TIMING) ? {} : { sessionTiming: timing };
}

import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SESSION_TIMING, type SessionTiming } from '@heizplatz/session';
import * as v from 'valibot';

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port number'), v.transform(Number));

const Seconds = v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d)?$/, 'seconds'), v.transform(Number)));

/** The shell's environment; each variable with its default for `npm start`. */
const Environment = v.object({
  MODE: v.optional(v.picklist(['demo', 'development', 'production', 'test']), 'development'),
  PORT: v.optional(Port, '4200'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  /** Origin of the API; the shell passes /api and /session on to it. */
  API_URL: v.optional(v.pipe(v.string(), v.url('an address like http://127.0.0.1:4201')), 'http://127.0.0.1:4201'),
  /** Folder of the releases and their pointer. */
  RELEASES_DIR: v.optional(v.string(), '.data/releases'),
  /** The shell's own build. */
  SHELL_DIR: v.optional(v.string(), 'dist/apps/shell'),
  /** When the session is looked after; for browser tests, which shorten it. Defaults: specification section 9. */
  SESSION_CHECK_SECONDS: Seconds,
  SESSION_RENEW_SECONDS: Seconds,
  SESSION_WINDOW_SECONDS: Seconds,
  SESSION_JITTER_SECONDS: Seconds,
  /** Where recordings of visits go, with the visitor's consent; absent: nothing is recorded and nobody is asked. */
  SESSION_REPLAY_URL: v.optional(v.pipe(v.string(), v.url('an address like https://replay.example.com/batches'))),
  /** Where unexpected errors are reported (Sentry's protocol); absent: they are in the log alone. */
  SENTRY_DSN: v.optional(v.pipe(v.string(), v.url('an address like https://key@sentry.example.com/1'))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

export interface ShellConfig {
  readonly isDemo: boolean;
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly releasesDir: string;
  readonly shellDir: string;
  readonly logLevel: string;
  /** Null: errors are in the log alone. */
  readonly sentryDsn: string | null;
  /** Absent: nothing is recorded. */
  readonly replayUrl?: string;
  /** Absent: as specified. */
  readonly sessionTiming?: SessionTiming;
}

/** Throws with the names of the variables that are wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ShellConfig {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The shell cannot start, these variables are wrong: ${wrong.join('; ')}`);
  }
  const { SESSION_REPLAY_URL: replayUrl } = parsed.output;
  const { MODE, PORT, HOST, API_URL, RELEASES_DIR, SHELL_DIR, LOG_LEVEL } = parsed.output;
  return {
    isDemo: MODE === 'demo',
    isProduction: MODE === 'production',
    port: PORT,
    host: HOST,
    apiUrl: API_URL.replace(/\/$/, ''),
    releasesDir: resolve(RELEASES_DIR),
    shellDir: resolve(SHELL_DIR),
    logLevel: LOG_LEVEL,
    sentryDsn: parsed.output.SENTRY_DSN ?? null,
    ...(replayUrl && { replayUrl }),
    ...timingOf(parsed.output),
  };
}

function timingOf(given: v.InferOutput<typeof Environment>): Pick<ShellConfig, 'sessionTiming'> {
  const timing = {
    checkSeconds: given.SESSION_CHECK_SECONDS ?? SESSION_TIMING.checkSeconds,
    renewSeconds: given.SESSION_RENEW_SECONDS ?? SESSION_TIMING.renewSeconds,
    windowSeconds: given.SESSION_WINDOW_SECONDS ?? SESSION_TIMING.windowSeconds,
    jitterSeconds: given.SESSION_JITTER_SECONDS ?? SESSION_TIMING.jitterSeconds,
  };
  return isDeepStrictEqual(timing, SESSION_TIMING) ? {} : { sessionTiming: timing };
}

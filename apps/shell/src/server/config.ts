import { resolve } from 'node:path';
import * as v from 'valibot';

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port number'), v.transform(Number));

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
}

/** Throws with the names of the variables that are wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ShellConfig {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`The shell cannot start, these variables are wrong: ${wrong.join('; ')}`);
  }
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
  };
}

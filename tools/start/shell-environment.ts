import { entriesByIso } from '@heizplatz/country';
import { HttpEnvironment } from '@heizplatz/http-server';

/** What the shell's configuration reads (apps/shell/src/server/environment.ts, which Node cannot load without a build). */
export const SHELL_VARIABLES: readonly string[] = [
  'MODE',
  'PORT',
  'PUBLIC_PORT',
  'HOST',
  'TRUSTED_PROXIES',
  'API_URL',
  'API_PATIENCE_MS',
  'PROXY_CALLS',
  'PROXY_TIMEOUT_MS',
  'DATA_DIR',
  'RELEASES_DIR',
  'RELEASES_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
  'AWS_ENDPOINT_URL_S3',
  'RELEASE_PUBLIC_KEY',
  'RELEASE_POINTER',
  'RELEASE_OVERRIDES',
  'SHELL_DIR',
  'SESSION_CHECK_SECONDS',
  'SESSION_RENEW_SECONDS',
  'SESSION_WINDOW_SECONDS',
  'SESSION_JITTER_SECONDS',
  'PAGE_CACHE_MB',
  'RENDER_WORKERS',
  'RENDER_TIMEOUT_MS',
  'RENDER_QUEUE',
  'RENDER_QUEUE_MS',
  'RENDER_WORKER_MB',
  'SESSION_REPLAY_URL',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'METRICS_TOKEN',
  'SHELL_TOKEN',
  'LOG_LEVEL',
  ...Object.keys(HttpEnvironment),
  ...Object.keys(entriesByIso('SITE_HOST', null)),
];

/** What Node and the system read. */
const SYSTEM_VARIABLES: readonly string[] = [
  ...['PATH', 'HOME', 'USER', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
];

/** The environment of a shell: none of what the API keeps secret. */
export function getShellEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...SHELL_VARIABLES, ...SYSTEM_VARIABLES]);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => names.has(name)));
}

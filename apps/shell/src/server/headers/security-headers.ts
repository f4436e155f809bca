import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityOptions {
  readonly nonce: string;
  readonly isProduction: boolean;
  /** Where recordings of visits go, if anywhere. */
  readonly replayUrl?: string;
  /** Where this browser alone loads remotes from, beside this origin. */
  readonly remoteOrigins?: readonly string[];
  /** The editor's own page shows it in a frame, and its address is a secret. */
  readonly isPreview?: boolean;
}

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=()';

/** Strict from the first page: scripts by nonce and what they load, styles from this origin or by nonce (the chart library writes its own), nothing framed. */
const getPolicy = ({ nonce, isProduction, replayUrl, remoteOrigins = [], isPreview }: SecurityOptions) => ({
  'default-src': ["'self'"],
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  // The service worker of the offline page.
  'worker-src': ["'self'"],
  'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
  'img-src': ["'self'", 'data:', ...remoteOrigins],
  'font-src': ["'self'", ...remoteOrigins],
  'connect-src': ["'self'", ...(replayUrl ? [new URL(replayUrl).origin] : []), ...remoteOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': [isPreview ? "'self'" : "'none'"],
  'upgrade-insecure-requests': isProduction ? [] : null,
});

function helmetOptions(options: SecurityOptions): HelmetOptions {
  const { isProduction, isPreview } = options;
  return {
    contentSecurityPolicy: { useDefaults: false, directives: getPolicy(options) },
    referrerPolicy: { policy: isPreview ? 'no-referrer' : 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: isPreview ? 'sameorigin' : 'deny' },
    // Only in production, so that localhost works.
    strictTransportSecurity: isProduction && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/** Helmet's headers as a record: cached documents are written past Fastify, so they cannot come from its plugin. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(options))(response.req, response, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': PERMISSIONS };
}

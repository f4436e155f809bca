import type { Environment } from './environment';

export interface LeadPartnerConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Beyond it an answer counts as none. */
  readonly timeoutMs: number;
}

/** Null: there is no partner, and so no banner. */
export const leadPartnerConfig = (environment: Environment): LeadPartnerConfig | null =>
  environment.WAERMEPARTNER_URL === undefined
    ? null
    : { url: environment.WAERMEPARTNER_URL.replace(/\/+$/, ''), timeoutMs: environment.WAERMEPARTNER_TIMEOUT_MS };

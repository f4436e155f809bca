import type { Environment } from './environment';

export interface LeadPartnerConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Timeout; a later response is treated as missing. */
  readonly timeoutMs: number;
}

/** Null: there is no partner, and so no banner. */
export const leadPartnerConfig = (environment: Environment): LeadPartnerConfig | null =>
  environment.WAERMEPARTNER_URL === undefined
    ? null
    : {
        url: environment.WAERMEPARTNER_URL.replace(/(?<!\/)\/+$/, ''),
        timeoutMs: environment.WAERMEPARTNER_TIMEOUT_MS,
      };

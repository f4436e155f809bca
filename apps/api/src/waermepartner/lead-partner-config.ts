import type { Environment } from '../environment';
import type { LeadPartnerConfig } from './lead-partner';

/** Null: there is no partner, and so no banner. */
export const leadPartnerConfig = (environment: Environment): LeadPartnerConfig | null =>
  environment.WAERMEPARTNER_URL === undefined
    ? null
    : { url: environment.WAERMEPARTNER_URL.replace(/\/+$/, ''), timeoutMs: environment.WAERMEPARTNER_TIMEOUT_MS };

import type { Environment } from './environment';

export interface RatingServiceConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Timeout; a later response is treated as missing. */
  readonly timeoutMs: number;
}

/** Null: this marketplace has no rating service, and nothing is displayed. */
export const ratingServiceConfig = (environment: Environment): RatingServiceConfig | null =>
  environment.TRUSTED_SHOPS_URL === undefined
    ? null
    : {
        url: environment.TRUSTED_SHOPS_URL.replace(/(?<!\/)\/+$/, ''),
        timeoutMs: environment.TRUSTED_SHOPS_TIMEOUT_MS,
      };

import type { Environment } from './environment';

export interface RatingServiceConfig {
  /** Without a slash at the end. */
  readonly url: string;
  /** Beyond it an answer counts as none. */
  readonly timeoutMs: number;
}

/** Null: nobody rates this marketplace, and nothing is shown. */
export const ratingServiceConfig = (environment: Environment): RatingServiceConfig | null =>
  environment.TRUSTED_SHOPS_URL === undefined
    ? null
    : { url: environment.TRUSTED_SHOPS_URL.replace(/\/+$/, ''), timeoutMs: environment.TRUSTED_SHOPS_TIMEOUT_MS };

import type { Environment } from '../environment';
import type { RatingServiceConfig } from './rating-service';

/** Null: nobody rates this marketplace, and nothing is shown. */
export const ratingServiceConfig = (environment: Environment): RatingServiceConfig | null =>
  environment.TRUSTED_SHOPS_URL === undefined
    ? null
    : { url: environment.TRUSTED_SHOPS_URL.replace(/\/+$/, ''), timeoutMs: environment.TRUSTED_SHOPS_TIMEOUT_MS };

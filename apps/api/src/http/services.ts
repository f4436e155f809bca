import type { Config } from '../config';

/** What outlives a request and is no database; each area adds its own (price book, token keys). */
export interface Services {
  readonly config: Config;
}

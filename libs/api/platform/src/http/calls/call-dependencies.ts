import type { Database } from '../../database/database';
import type { Services } from './services';

/** Dependencies of every call, regardless of the caller. */
export interface CallDependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly services: Services;
}

import type { Database } from '../../database/database';
import type { Services } from './services';

/** What every call is answered with, whoever calls. */
export interface CallDependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly services: Services;
}

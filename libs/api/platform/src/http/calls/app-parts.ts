import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config/config';
import type { Database } from '../../database/database';
import type { ReadReplica } from '../../database/replica/read-replica';
import type { Handler } from './define-handler';
import type { Services } from './services';

/** What the API is put together from. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  /** Of `db`; for readiness and metrics. */
  readonly pool: Pool;
  /** Absent: every read runs on `db`. */
  readonly replica?: ReadReplica;
  readonly services: Services;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: FastifyBaseLogger;
  /** All of them unless a test brings its own. */
  readonly handlers?: readonly Handler[];
  readonly isDraining?: () => boolean;
}

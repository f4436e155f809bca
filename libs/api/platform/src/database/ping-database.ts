import type { Pool } from 'pg';
import { limitResponse } from './limit-response';

/** Whether the database responds within a time. */
export const pingDatabase = (pool: Pick<Pool, 'query'>, timeoutMs: number): Promise<boolean> =>
  limitResponse(pool.query('select 1'), timeoutMs).then(
    () => true,
    () => false,
  );

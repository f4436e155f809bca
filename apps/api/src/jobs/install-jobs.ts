import { PgBoss } from 'pg-boss';
import type { ClientBase } from 'pg';
import type { ErrorLog } from '../database/open-database';
import { ALL_JOBS } from './all-jobs';

/** Creates or updates pg-boss's tables and one queue a job; runs under the migration's lock. */
export async function installJobs(client: ClientBase, log: ErrorLog): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', (err) => log.error({ err }, 'jobs could not be installed'));
  await boss.start();
  for (const { name, retries, timeoutSeconds } of ALL_JOBS) {
    const options = {
      retryLimit: retries.limit,
      retryDelay: retries.delaySeconds,
      retryBackoff: true,
      retryDelayMax: retries.maxDelaySeconds,
      expireInSeconds: timeoutSeconds,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ close: false, graceful: false });
}

import { PgBoss } from 'pg-boss';
import type { ClientBase } from 'pg';
import type { ErrorLog } from '../database/open-database';
import type { JobDefinition } from './define-job';
import { bossDatabase, setQueuePolicy } from './queue-repository';

const isSetTo = (queue: object, options: object): boolean =>
  Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value);

/** Creates or updates pg-boss's tables and one queue a job; runs under the migration's lock. */
export async function installJobs(
  client: ClientBase,
  log: ErrorLog,
  definitions: readonly JobDefinition[],
): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(client),
    supervise: false,
    schedule: false,
  });
  boss.on('error', (err) => log.error({ err }, 'jobs could not be installed'));
  await boss.start();
  const installed = new Map(
    (await boss.getQueues(definitions.map(({ name }) => name))).map((queue) => [queue.name, queue]),
  );
  for (const { name, retries, timeoutSeconds, onePer } of definitions) {
    const options = {
      retryLimit: retries.limit,
      retryDelay: retries.delaySeconds,
      retryBackoff: true,
      retryDelayMax: retries.maxDelaySeconds,
      expireInSeconds: timeoutSeconds,
    };
    const queue = installed.get(name);
    const policy = onePer ? 'exclusive' : 'standard';
    if (!queue) {
      await boss.createQueue(name, { ...options, policy });
      continue;
    }
    if (queue.policy !== policy) await setQueuePolicy(client, name, policy);
    if (!isSetTo(queue, options)) await boss.updateQueue(name, options);
  }
  await boss.stop({ close: false, graceful: false });
}

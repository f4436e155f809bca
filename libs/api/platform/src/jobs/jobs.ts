import type { Pool } from 'pg';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { ErrorLog } from '../database/open-database';
import { violatesUnique } from '../database/violates-unique';
import type { JobContext, JobDefinition } from './define-job';
import { getPolling } from './get-polling';
import type { JobQueue } from './job-queue';
import { bossDatabase, bossTransaction } from './queue-repository';
import { sparseErrors } from './sparse-errors';

/** pg-boss's index of the jobs that are one a key and wait or run. */
const ONE_PER_KEY = 'job_common_i6';

export type JobDependencies = Omit<JobContext, 'isLastAttempt'>;

export interface Jobs extends JobQueue {
  /** Works the queues until `stop`, which may come before the last of them has begun. */
  work(dependencies: JobDependencies): Promise<void>;
  /** Runs what waits now, one after the other, and returns how many succeeded; for tests and commands. */
  runWaiting(dependencies: JobDependencies): Promise<number>;
  /** Lets running jobs finish, 10 s at most. */
  stop(): Promise<void>;
}

const runOne = (
  definition: JobDefinition,
  job: JobWithMetadata<unknown>,
  dependencies: JobDependencies,
): Promise<void> => definition.run(job.data, { ...dependencies, isLastAttempt: job.retryCount >= job.retryLimit });

/** Of a job that serves all, one of those taken together runs. */
const getBatchSize = ({ servesAll }: JobDefinition): number => (servesAll ? 1000 : 1);

async function runWaiting(boss: PgBoss, definition: JobDefinition, dependencies: JobDependencies): Promise<number> {
  let succeeded = 0;
  for (;;) {
    const jobs = await boss.fetch<unknown>(definition.name, {
      includeMetadata: true,
      batchSize: getBatchSize(definition),
    });
    const [first] = jobs;
    if (!first) return succeeded;
    const ids = jobs.map(({ id }) => id);
    try {
      await runOne(definition, first, dependencies);
      await boss.complete(definition.name, ids);
      succeeded += ids.length;
    } catch (error) {
      await boss.fail(definition.name, ids, { message: String(error) });
    }
  }
}

async function workQueue(boss: PgBoss, definition: JobDefinition, dependencies: JobDependencies): Promise<void> {
  if (definition.schedule) await boss.schedule(definition.name, definition.schedule, {}, { tz: 'UTC' });
  const options = {
    includeMetadata: true,
    batchSize: getBatchSize(definition),
    ...getPolling(definition),
  } as const;
  await boss.work<unknown, void, typeof options>(definition.name, options, async (jobs) => {
    const [job] = jobs;
    if (!job) return;
    try {
      await runOne(definition, job, dependencies);
    } catch (err) {
      dependencies.log.error({ err, job: definition.name, jobId: job.id, attempt: job.retryCount + 1 }, 'job failed');
      throw err;
    }
  });
}

interface JobsParts {
  readonly pool: Pool;
  readonly log: ErrorLog;
  readonly definitions: readonly JobDefinition[];
}

/** pg-boss on a pool of its own, so that neither starves the calls. The schema is installed by `migrateDatabase`. */
export async function createJobs({ pool, log, definitions }: JobsParts): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(pool),
    migrate: false,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', sparseErrors(log));
  await boss.start();
  let isStopped = false;
  let beginning: Promise<void> = Promise.resolve();
  /** One after the other: beside calls that come in already, a slow database would let some of them wait too long. */
  async function begin(dependencies: JobDependencies): Promise<void> {
    for (const definition of definitions) if (!isStopped) await workQueue(boss, definition, dependencies);
  }
  return {
    send: async (tx, name, payload, { startAfter } = {}) => {
      const singletonKey = definitions.find((definition) => definition.name === name)?.onePer?.(payload);
      const options = { ...(startAfter && { startAfter }), ...(singletonKey && { singletonKey }) };
      await boss.send(name, payload, { ...options, db: bossTransaction(tx) });
    },
    work: (dependencies) => (beginning = begin(dependencies)),
    runWaiting: async (dependencies) => {
      let succeeded = 0;
      for (const definition of definitions) succeeded += await runWaiting(boss, definition, dependencies);
      return succeeded;
    },
    retry: async (name, id) => {
      if (!definitions.some((definition) => definition.name === name)) return false;
      const [job] = await boss.findJobs(name, { id });
      if (job?.state !== 'failed') return false;
      try {
        await boss.retry(name, id);
      } catch (error) {
        if (violatesUnique(error, ONE_PER_KEY)) return false;
        throw error;
      }
      return true;
    },
    counts: async () => {
      const queues = await boss.getQueues(definitions.map(({ name }) => name));
      return queues.map((queue) => ({
        name: queue.name,
        waiting: queue.queuedCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
    stop: async () => {
      isStopped = true;
      // The caller of `work` is notified of its failure.
      await beginning.catch(() => undefined);
      await boss.stop({ close: false, graceful: true, timeout: 10_000 });
    },
  };
}

import * as v from 'valibot';
import { defineJob, type JobContext } from '../jobs/define-job';

/** A file is written before the row that names it; by then there is one. */
const GRACE_MS = 86_400_000;
const BATCH = 500;

/** Removes those that no row names; gives how many. */
async function removeNameless(keys: readonly string[], { db, services }: JobContext): Promise<number> {
  const named = await services.findNamedFiles(db, keys);
  const nameless = keys.filter((key) => !named.has(key));
  for (const key of nameless) await services.files.remove(key);
  return nameless.length;
}

/** Each night: files that nothing names, since a node stopped between file and row or a transaction failed. */
export const cleanUpFiles = defineJob({
  name: 'sweep-files',
  payload: v.unknown(),
  retries: { limit: 2, delaySeconds: 300, maxDelaySeconds: 600 },
  timeoutSeconds: 1800,
  schedule: '50 3 * * *',
  run: async (_, context) => {
    const before = new Date(context.clock().getTime() - GRACE_MS);
    let removed = 0;
    let batch: string[] = [];
    for await (const key of context.services.files.writtenBefore(before)) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      removed += await removeNameless(batch, context);
      batch = [];
    }
    removed += await removeNameless(batch, context);
    if (removed > 0) context.log.info({ removed }, 'files that nothing named were removed');
  },
});

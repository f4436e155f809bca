import { accountById, openUserById } from '@heizplatz/api-identity';
import { defineJob, type JobContext } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { changeExportJob, deleteExportJob, expiredExportJobs, findExportJob } from './export-job-repository';
import type { ExportJobRow } from './export-job-repository';
import { loggedOrderFile } from './export-orders';
import { openPieces, removePieces } from './export-pieces';

async function write(row: ExportJobRow, { db, clock, services }: JobContext): Promise<void> {
  const context = { clock, user: await openUserById(db, row.userId) };
  const countries = (await accountById(db, row.userId))?.countryIds ?? null;
  const rows = countries ? services.scopedDatabases.get(countries) : db;
  const planned = loggedOrderFile.plan({ params: {}, query: row.query, body: undefined }, row.createdAt);
  await removePieces(services.files, row.id);
  const rowTotal = await planned.count(rows, context);
  await changeExportJob(db, row.id, { state: 'running', rowTotal, rowsDone: 0 });
  const pieces = openPieces(services.files, row.id);
  const rowsDone = await planned.write(rows, {
    context,
    write: pieces.write,
    onRows: (count) => changeExportJob(db, row.id, { rowsDone: count }),
  });
  await pieces.end();
  await changeExportJob(db, row.id, { state: 'done', rowsDone, doneAt: clock() });
}

/** Writes a file of orders that is too long to wait for; a second run begins anew. */
export const writeOrderExport = defineJob({
  name: 'order-export',
  payload: v.object({ exportId: v.pipe(v.string(), v.uuid()) }),
  retries: { limit: 2, delaySeconds: 30, maxDelaySeconds: 120 },
  // Ten million orders take some twenty minutes (decision 91).
  timeoutSeconds: 3600,
  onePer: ({ exportId }) => exportId,
  run: async ({ exportId }, context) => {
    const row = await findExportJob(context.db, exportId);
    if (!row || row.state === 'done') return;
    try {
      await write(row, context);
    } catch (error) {
      await changeExportJob(context.db, exportId, { state: context.isLastAttempt ? 'failed' : 'waiting' });
      throw error;
    }
  },
});

/** Files that can no longer be downloaded are deleted, including the personal data in them. */
export const cleanUpOrderExports = defineJob({
  name: 'sweep-order-exports',
  payload: v.object({}),
  retries: { limit: 2, delaySeconds: 300, maxDelaySeconds: 600 },
  timeoutSeconds: 300,
  schedule: '20 2 * * *',
  run: async (_, { db, clock, services }) => {
    for (const { id } of await expiredExportJobs(db, loggedOrderFile.call.id, clock())) {
      await removePieces(services.files, id);
      await deleteExportJob(db, id);
    }
  },
});

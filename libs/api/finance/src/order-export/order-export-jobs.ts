import {
  after,
  type CallContext,
  type Database,
  defineHandler,
  problem,
  toSeconds,
  StreamResponse,
  TERMS,
} from '@heizplatz/api-platform';
import { CALLS, type OrderExportJob } from '@heizplatz/contract';
import * as v from 'valibot';
import { findExportJobs, findExportJob, insertExportJob, isBeingWritten } from './export-job-repository';
import { loggedOrderFile } from './export-orders';
import { readPieces } from './export-pieces';
import { writeOrderExport } from './write-order-export';

const VISIBLE = 10;
const TTL_SECONDS = toSeconds(TERMS.exportFile);
const DEDUPLICATION_SECONDS = 3600;
const UUID = v.pipe(v.string(), v.uuid());

function getUserId({ user }: Pick<CallContext, 'user'>): number {
  if (!user) throw problem('UNAUTHENTICATED');
  return user.id;
}

const present = async (db: Database, userId: number): Promise<OrderExportJob[]> =>
  (await findExportJobs(db, userId, loggedOrderFile.call.id, VISIBLE)).map((row) => ({
    Id: row.id,
    FileName: row.fileName,
    State: row.state,
    RowsDone: row.rowsDone,
    RowTotal: row.rowTotal,
    CreatedAt: row.createdAt.toISOString(),
    ExpiresAt: row.expiresAt.toISOString(),
  }));

export const orderExportJobs = defineHandler(CALLS.orderExportJobs, (_, context) =>
  present(context.db, getUserId(context)),
);

/** VALIDATION when the file could not be made of the query. */
export const startOrderExport = defineHandler(CALLS.startOrderExport, async ({ body }, context) => {
  const { db, clock, services, audit } = context;
  const userId = getUserId(context);
  const now = clock();
  const query = Object.fromEntries(new URLSearchParams(body.Query));
  const planned = loggedOrderFile.plan({ params: {}, query, body: undefined }, now);
  const { fileName, contentType, personalColumns, reason } = planned;
  const isPersonal = personalColumns.length > 0;
  const callId = loggedOrderFile.call.id;
  await db.transaction(async (tx) => {
    if (await isBeingWritten(tx, { userId, callId, query }, after(now, -DEDUPLICATION_SECONDS))) return;
    const file = { fileName, contentType, isPersonal, createdAt: now, expiresAt: after(now, TTL_SECONDS) };
    const exportId = await insertExportJob(tx, { userId, callId, query, ...file });
    await services.jobs.send(tx, writeOrderExport.name, { exportId });
    audit.note({ before: null, after: { exportId, query }, ...(isPersonal && { reason }) });
  });
  return present(db, userId);
});

/** NOT_FOUND for somebody else's, and before it is written. */
export const orderExportJobFile = defineHandler(CALLS.orderExportJobFile, async ({ params }, context) => {
  const { db, services, clock } = context;
  const row = v.is(UUID, params.id) ? await findExportJob(db, params.id) : undefined;
  if (row?.userId !== getUserId(context) || row.state !== 'done' || row.expiresAt <= clock())
    throw problem('NOT_FOUND');
  const { contentType, fileName } = row;
  return new StreamResponse(readPieces(services.files, row.id), { contentType, fileName });
});

import { type ListContext, noteFile, type PlannedFile, type StaffListFile } from '@heizplatz/api-identity';
import { type Database, type Handler, parseRequest, problem, type RawRequest } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, STAFF_TOTAL_CAP } from '@heizplatz/contract';
import { getColumns } from './order-export-columns';
import { orderExportFile } from './order-export-list';
import { insertExport } from './order-export-repository';

type Query = CallRequest<typeof CALLS.exportOrders>['query'];

/** Before the first byte is sent: an export that cannot be logged is refused. */
async function log(
  db: Database,
  { query, planned, rowCount }: { query: Query; planned: PlannedFile; rowCount: number },
  { user, clock }: ListContext,
): Promise<void> {
  if (!user) throw problem('UNAUTHENTICATED');
  const { dateKind, from, to, country, dealer, search, format } = query;
  const hasPersonalData = planned.personalColumns.length > 0;
  const columns = getColumns(query.columns).filter(({ isPersonal }) => hasPersonalData || !isPersonal);
  await insertExport(db, {
    at: clock(),
    userId: user.id,
    userName: `${user.firstName} ${user.lastName}`.trim(),
    format,
    columns: columns.map(({ title }) => title),
    filters: { dateKind, from, to, country, dealer, search },
    hasPersonalData,
    reason: planned.reason,
    rowCount,
  });
}

const plain = (): StaffListFile => {
  if (!orderExportFile.file) throw new Error('orders have a file');
  return orderExportFile.file;
};

/** The file in the same format as lists, with its author in the log: at once, or by a job. */
export const loggedOrderFile: StaffListFile = {
  call: CALLS.exportOrders,
  plan: (raw, now): PlannedFile => {
    const planned = plain().plan(raw, now);
    const { query } = parseRequest(CALLS.exportOrders, raw);
    return {
      ...planned,
      write: async (db, target) => {
        await log(db, { query, planned, rowCount: await planned.count(db, target.context) }, target.context);
        return planned.write(db, target);
      },
    };
  },
};

/** Up to STAFF_TOTAL_CAP rows at once; more are a job's. */
export const exportOrders: Handler = {
  call: CALLS.exportOrders,
  answer: async (raw: RawRequest, context) => {
    const planned = plain().plan(raw, context.clock());
    const { query } = parseRequest(CALLS.exportOrders, raw);
    const rowCount = await planned.count(context.db, context);
    if (rowCount > STAFF_TOTAL_CAP)
      throw problem('TOO_LARGE', {
        detail: 'Mehr als 10.000 Zeilen werden als Auftrag ausgegeben. Bitte starten Sie ihn auf der Seite.',
      });
    await log(context.db, { query, planned, rowCount }, context);
    noteFile(planned, context);
    return planned.stream(context.db, context);
  },
};

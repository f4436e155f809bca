import { type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import * as v from 'valibot';
import { removeTemplate, saveTemplate, findTemplates } from './order-export-repository';

/** The customers' personal data is requested anew each time, with its reason. */
const NEVER_STORED = ['personal', 'reason', 'page', 'size', 'format'];

const Content = v.object({ Query: v.string() });

function buildStoredQuery(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of NEVER_STORED) params.delete(name);
  return params.toString();
}

const present = async (db: Database): Promise<CallResponse<typeof CALLS.orderExportTemplates>> =>
  (await findTemplates(db)).map(({ id, name, content, createdByName }) => ({
    Id: id,
    Name: name,
    Query: v.parse(Content, content).Query,
    CreatedBy: createdByName,
  }));

export const orderExportTemplates = defineHandler(CALLS.orderExportTemplates, (_, { db }) => present(db));

export const saveOrderExportTemplate = defineHandler(
  CALLS.saveOrderExportTemplate,
  async ({ body }, { db, user, clock, audit }) => {
    if (!user) throw problem('UNAUTHENTICATED');
    const content = { Query: buildStoredQuery(body.Query) };
    const createdByName = `${user.firstName} ${user.lastName}`.trim();
    await saveTemplate(db, { name: body.Name, content, createdByUserId: user.id, createdByName, createdAt: clock() });
    audit.note({ before: null, after: { name: body.Name, ...content } });
    return present(db);
  },
);

/** Removing what is gone is harmless. */
export const removeOrderExportTemplate = defineHandler(
  CALLS.removeOrderExportTemplate,
  async ({ body }, { db, audit }) => {
    const removed = await removeTemplate(db, body.Id);
    audit.note({ before: removed ? { name: removed.name } : null, after: null });
    return present(db);
  },
);

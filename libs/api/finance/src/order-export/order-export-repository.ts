import type { Database } from '@heizplatz/api-platform';
import { asc, desc, eq } from 'drizzle-orm';
import { orderExports, orderExportTemplates } from './schema';

export type TemplateRow = typeof orderExportTemplates.$inferSelect;
export type ExportLine = typeof orderExports.$inferSelect;

export const findTemplates = (db: Database): Promise<TemplateRow[]> =>
  db.select().from(orderExportTemplates).orderBy(asc(orderExportTemplates.name));

/** Of a name that there is already, the newer one stays. */
export async function saveTemplate(
  db: Database,
  { name, ...changed }: typeof orderExportTemplates.$inferInsert,
): Promise<void> {
  await db
    .insert(orderExportTemplates)
    .values({ name, ...changed })
    .onConflictDoUpdate({ target: orderExportTemplates.name, set: changed });
}

/** Undefined: there was none. */
export async function removeTemplate(db: Database, id: number): Promise<TemplateRow | undefined> {
  const [row] = await db.delete(orderExportTemplates).where(eq(orderExportTemplates.id, id)).returning();
  return row;
}

export async function insertExport(db: Database, line: typeof orderExports.$inferInsert): Promise<void> {
  await db.insert(orderExports).values(line);
}

/** The newest first. */
export const newestExports = (db: Database, limit: number): Promise<ExportLine[]> =>
  db.select().from(orderExports).orderBy(desc(orderExports.id)).limit(limit);

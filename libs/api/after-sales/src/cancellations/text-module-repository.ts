import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq, sql } from 'drizzle-orm';
import { textModules } from './schema';

export type TextModuleRow = typeof textModules.$inferSelect;
type Written = Pick<TextModuleRow, 'kind' | 'title' | 'text'>;

export const allTextModules = (db: Database): Promise<TextModuleRow[]> =>
  db.select().from(textModules).orderBy(asc(textModules.kind), asc(textModules.title), asc(textModules.id));

export async function findTextModule(db: Database, id: number): Promise<TextModuleRow | undefined> {
  const [row] = await db.select().from(textModules).where(eq(textModules.id, id));
  return row;
}

export async function insertTextModule(db: Database, written: Written): Promise<TextModuleRow> {
  const [row] = await db.insert(textModules).values(written).returning();
  if (!row) throw new Error('no text module was inserted');
  return row;
}

interface Named {
  readonly id: number;
  readonly version: number;
}
const isThat = ({ id, version }: Named) => and(eq(textModules.id, id), eq(textModules.version, version));

/** Undefined: there is none of this version. */
export async function updateTextModule(
  db: Database,
  named: Named,
  written: Written,
): Promise<TextModuleRow | undefined> {
  const [row] = await db
    .update(textModules)
    .set({ ...written, version: sql`${textModules.version} + 1` })
    .where(isThat(named))
    .returning();
  return row;
}

/** Whether there was one of this version. */
export async function deleteTextModule(db: Database, named: Named): Promise<boolean> {
  return (await db.delete(textModules).where(isThat(named)).returning()).length > 0;
}

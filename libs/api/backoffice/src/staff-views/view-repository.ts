import type { Database } from '@heizplatz/api-platform';
import { and, asc, eq } from 'drizzle-orm';
import { staffViews } from './schema';

/** A longer list of saved views would be too hard to use. */
export const MAX_VIEWS = 30;

export const findViews = (db: Database, userId: number, path: string) =>
  db
    .select({ Id: staffViews.id, Name: staffViews.name, Query: staffViews.query })
    .from(staffViews)
    .where(and(eq(staffViews.userId, userId), eq(staffViews.path, path)))
    .orderBy(asc(staffViews.name))
    .limit(MAX_VIEWS);

export async function upsertView(db: Database, view: typeof staffViews.$inferInsert): Promise<number> {
  const [row] = await db
    .insert(staffViews)
    .values(view)
    .onConflictDoUpdate({
      target: [staffViews.userId, staffViews.path, staffViews.name],
      set: { query: view.query },
    })
    .returning({ id: staffViews.id });
  if (!row) throw new Error('a view was not kept');
  return row.id;
}

/** Whether there was one of this user's. */
export async function deleteView(db: Database, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.userId, userId)))
    .returning({ id: staffViews.id });
  return gone.length > 0;
}

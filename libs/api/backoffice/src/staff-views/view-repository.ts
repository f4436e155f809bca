import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { ROLES, type User } from '@heizplatz/identity';
import { and, arrayOverlaps, asc, eq, ne, or, sql } from 'drizzle-orm';
import { staffViews } from './schema';

/** A longer list of saved views would be too hard to use. */
export const MAX_VIEWS = 30;

export const findViews = (db: Database, userId: number, path: string) =>
  db
    .select({
      Id: staffViews.id,
      Name: staffViews.name,
      Query: staffViews.query,
      IsShared: staffViews.isShared,
      IsDefault: staffViews.isDefault,
    })
    .from(staffViews)
    .where(and(eq(staffViews.userId, userId), eq(staffViews.path, path)))
    .orderBy(asc(staffViews.name))
    .limit(MAX_VIEWS);

/** Views of others that they share with people of one of their roles; an admin is offered all. By name. */
export const findSharedViews = (db: Database, user: Pick<User, 'id' | 'roles'>, path: string) =>
  db
    .select({
      Id: staffViews.id,
      Name: staffViews.name,
      Query: staffViews.query,
      Author: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
    })
    .from(staffViews)
    .innerJoin(users, eq(users.id, staffViews.userId))
    .where(
      and(
        eq(staffViews.path, path),
        eq(staffViews.isShared, true),
        ne(staffViews.userId, user.id),
        user.roles.includes(ROLES.admin) ? undefined : arrayOverlaps(users.roles, [...user.roles]),
      ),
    )
    .orderBy(asc(staffViews.name), asc(staffViews.id))
    .limit(MAX_VIEWS);

/** In a transaction: the list's former default ends with a new one. */
export async function upsertView(db: Database, view: typeof staffViews.$inferInsert): Promise<number> {
  if (view.isDefault)
    await db
      .update(staffViews)
      .set({ isDefault: false })
      .where(and(eq(staffViews.userId, view.userId), eq(staffViews.path, view.path), eq(staffViews.isDefault, true)));
  const [row] = await db
    .insert(staffViews)
    .values(view)
    .onConflictDoUpdate({
      target: [staffViews.userId, staffViews.path, staffViews.name],
      set: { query: view.query, isShared: view.isShared, isDefault: view.isDefault },
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

/** Views that search for a mailbox go with its owner, whoever saved them. */
export async function forgetSearches(tx: Database, { emails }: { readonly emails: readonly string[] }): Promise<void> {
  const spellings = emails
    .filter((email) => email.includes('@'))
    .flatMap((email) => [email, encodeURIComponent(email), new URLSearchParams({ email }).toString().slice(6)]);
  if (spellings.length === 0) return;
  const names = spellings.map((text) => sql`position(lower(${text}) in lower(${staffViews.query})) > 0`);
  await tx.delete(staffViews).where(or(...names));
}

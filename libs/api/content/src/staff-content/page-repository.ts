import { type CallContext, type Database, flushTags, problem } from '@heizplatz/api-platform';
import { and, desc, eq, sql } from 'drizzle-orm';
import { contents, contentVersions } from '../content-pages/schema';

export type ContentRow = typeof contents.$inferSelect;
export type VersionRow = typeof contentVersions.$inferSelect;

/** The page, held until the transaction ends, so that two who change it come one after the other. NOT_FOUND: none. */
export async function lockPage(tx: Database, pageId: number): Promise<ContentRow> {
  const [row] = await tx.select().from(contents).where(eq(contents.id, pageId)).for('no key update');
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** NOT_FOUND: none. */
export async function findPage(db: Database, pageId: number): Promise<ContentRow> {
  const [row] = await db.select().from(contents).where(eq(contents.id, pageId));
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** The newest first; a page has one at least. */
export const versionsOf = (db: Database, pageId: number): Promise<VersionRow[]> =>
  db.select().from(contentVersions).where(eq(contentVersions.contentId, pageId)).orderBy(desc(contentVersions.number));

/** What editors work on. */
export async function newestVersion(db: Database, pageId: number): Promise<VersionRow> {
  const [row] = await versionsOf(db, pageId);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** A planned version whose time has come is live, whether its job has run or not. */
export const stateOf = ({ state, goesLiveAt }: Pick<VersionRow, 'state' | 'goesLiveAt'>, now: Date) =>
  state === 'planned' && goesLiveAt !== null && goesLiveAt <= now ? 'live' : state;

type Words = Partial<Pick<VersionRow, 'title' | 'description' | 'validFrom' | 'pictureKey' | 'blocks'>>;

/** Who writes, as versions name them. */
export const authorOf = ({ user }: Pick<CallContext, 'user'>) => ({
  authorId: user?.id ?? null,
  authorName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
});

/** Adds a version behind all others. */
export async function addVersion(
  tx: Database,
  newest: VersionRow,
  changes: Words & Partial<Pick<VersionRow, 'state' | 'goesLiveAt'>>,
  context: CallContext,
): Promise<void> {
  const { contentId, title, description, validFrom, blocks, pictureKey, path, topic, isFeatured, number } = newest;
  await tx.insert(contentVersions).values({
    ...{ contentId, title, description, validFrom, blocks, pictureKey, number: number + 1 },
    ...{ path, topic, isFeatured },
    ...{ state: 'draft', goesLiveAt: null, ...authorOf(context), createdAt: context.clock(), ...changes },
  });
}

/** Writes into the draft; what is live gets a draft beside it. CONFLICT: a plan is not written into. */
export async function writeDraft(tx: Database, pageId: number, words: Words, context: CallContext): Promise<void> {
  const newest = await newestVersion(tx, pageId);
  refuseWhilePlanned(newest, context.clock());
  if (newest.state !== 'draft') return addVersion(tx, newest, words, context);
  await tx
    .update(contentVersions)
    .set({ ...words, ...authorOf(context), createdAt: context.clock() })
    .where(and(eq(contentVersions.id, newest.id), eq(contentVersions.state, 'draft')));
}

export function refuseWhilePlanned(newest: VersionRow, now: Date): void {
  if (stateOf(newest, now) === 'planned')
    throw problem('CONFLICT', { detail: 'Diese Fassung ist geplant. Heben Sie die Planung zuerst auf.' });
}

/** Changes the page's own row and raises its version. */
export async function touchPage(tx: Database, pageId: number, changes: Partial<ContentRow> = {}): Promise<void> {
  await tx
    .update(contents)
    .set({ ...changes, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, pageId));
}

/** Documents and answers are made anew on every node once the transaction commits. */
export const announcePages = (tx: Database): Promise<void> => flushTags(tx, ['pages', 'news']);

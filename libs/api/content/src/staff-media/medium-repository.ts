import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MediaRow } from '../content-pages/content-repository';
import { media } from '../content-pages/schema';
import { useCount } from './medium-use-repository';

export const PDF = 'application/pdf';

/** Some thousand rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${media.fileName}, ${media.alt}, ${media.authorName})`;

export const MEDIUM_ROWS: StaffListRows<CallRequest<typeof CALLS.staffMedia>['query']> = {
  id: media.key,
  from: sql`${media}`,
  where: ({ key, kind, use, search }) => [
    key === '' ? undefined : eq(media.key, key),
    kind === 'pdf' ? sql`${media.contentType} = ${PDF}` : undefined,
    kind === 'picture' ? sql`${media.contentType} <> ${PDF}` : undefined,
    use === 'used' ? sql`${useCount} > 0` : undefined,
    use === 'unused' ? sql`${useCount} = 0` : undefined,
    matchesText(searchText, search),
  ],
  sorts: {
    name: sql`${media.fileName} collate "und-x-icu"`,
    size: media.byteCount,
    date: media.createdAt,
  } satisfies ListSorts<typeof STAFF_LISTS.staffMedia>,
  defaultSort: STAFF_LISTS.staffMedia.defaultSort,
};

/** Media with the number of pages and articles that use them. */
export const readMedia = async (db: Database, keys: readonly string[]): Promise<{ row: MediaRow; uses: number }[]> =>
  keys.length === 0
    ? []
    : db
        .select({ row: media, uses: useCount })
        .from(media)
        .where(inArray(media.key, [...keys]));

export async function lockMedium(tx: Database, key: string): Promise<MediaRow | undefined> {
  const [row] = await tx.select().from(media).where(eq(media.key, key)).for('update');
  return row;
}

/** Whether it was written; false: the same content is there already. */
export async function insertMedium(db: Database, row: typeof media.$inferInsert): Promise<boolean> {
  const added = await db.insert(media).values(row).onConflictDoNothing().returning({ key: media.key });
  return added.length > 0;
}

/** Whether it was written; false: it has another version by now. */
export async function updateMedium(
  tx: Database,
  { key, version }: Pick<MediaRow, 'key' | 'version'>,
  fields: Pick<MediaRow, 'fileName' | 'alt'>,
): Promise<boolean> {
  const written = await tx
    .update(media)
    .set({ ...fields, version: sql`${media.version} + 1` })
    .where(and(eq(media.key, key), eq(media.version, version)))
    .returning({ key: media.key });
  return written.length > 0;
}

export async function deleteMedium(tx: Database, key: string): Promise<void> {
  await tx.delete(media).where(eq(media.key, key));
}

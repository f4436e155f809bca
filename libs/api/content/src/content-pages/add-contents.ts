import type { Database } from '@heizplatz/api-platform';
import type { StoredBlock } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import { sql } from 'drizzle-orm';
import { contents, contentVersions } from './schema';

/** Names the lock that lets one node add at a time. */
const CONTENT_LOCK = 7_204_302;

export interface NewContent extends Pick<typeof contents.$inferSelect, 'countryId' | 'kind' | 'path'> {
  readonly topic?: string | null;
  readonly sharedKey?: string;
  readonly isFeatured?: boolean;
  readonly title: string;
  readonly description: string;
  readonly pictureKey?: string | null;
  readonly blocks: readonly StoredBlock[];
  readonly goesLiveAt: Date;
  /** ISO day; legal texts alone. */
  readonly validFrom?: string;
}

/** Whoever adds contents waits here for whoever else does. Within a transaction. */
export async function lockContents(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

const placeOf = ({ countryId, path }: Pick<NewContent, 'countryId' | 'path'>): string => `${countryId} ${path}`;

/**
 * Adds contents with a live version each, as the house itself. What is there stays: staff may have changed its words; a
 * legal text gets a further version where none begins on its day.
 */
export async function addContents(db: Database, news: readonly NewContent[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContents(tx);
    const known = new Map((await tx.select().from(contents)).map((row) => [placeOf(row), row.id]));
    const missing = news.filter((content) => !known.has(placeOf(content)));
    if (missing.length > 0) {
      const added = await tx
        .insert(contents)
        .values(
          missing.map(({ countryId, kind, path, topic = null, sharedKey = path, isFeatured = false }) => ({
            ...{ countryId, kind, path, topic, sharedKey, isFeatured },
          })),
        )
        .returning();
      for (const row of added) known.set(placeOf(row), row.id);
    }
    const versions = await tx
      .select({ contentId: contentVersions.contentId, number: contentVersions.number, day: contentVersions.validFrom })
      .from(contentVersions);
    const isNew = new Set<NewContent>(missing);
    const rows = news.flatMap((content) => {
      const contentId = known.get(placeOf(content));
      if (contentId === undefined) return [];
      const own = versions.filter((version) => version.contentId === contentId);
      const isNewText = content.validFrom !== undefined && !own.some(({ day }) => day === content.validFrom);
      if (!isNew.has(content) && !isNewText) return [];
      return [versionOf(content, contentId, 1 + Math.max(0, ...own.map(({ number }) => number)))];
    });
    if (rows.length > 0) await tx.insert(contentVersions).values(rows);
  });
}

function versionOf(content: NewContent, contentId: number, number: number): typeof contentVersions.$inferInsert {
  const { title, description, pictureKey = null, blocks, goesLiveAt, validFrom = null } = content;
  return {
    ...{ contentId, number, title, description, pictureKey, goesLiveAt, validFrom },
    state: 'live',
    blocks: [...blocks],
    authorName: BRAND,
    createdAt: goesLiveAt,
  };
}

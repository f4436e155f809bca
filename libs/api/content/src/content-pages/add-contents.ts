import type { Database } from '@heizplatz/api-platform';
import type { StoredBlock } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import {
  insertContents,
  insertVersions,
  listContents,
  listVersionDays,
  lockContents,
  type NewVersionRow,
} from './new-content-repository';
import type { contents } from './schema';

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

const getPlace = ({ countryId, path }: Pick<NewContent, 'countryId' | 'path'>): string => `${countryId} ${path}`;

/**
 * Adds contents with a live version each, as the system itself. Existing contents are not changed, as staff may have
 * edited them; a legal text gets a further version where none is valid from its day.
 */
export async function addContents(db: Database, news: readonly NewContent[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContents(tx);
    const known = new Map((await listContents(tx)).map((row) => [getPlace(row), row.id]));
    const missing = news.filter((content) => !known.has(getPlace(content)));
    const added = await insertContents(
      tx,
      missing.map(({ countryId, kind, path, topic = null, sharedKey = path, isFeatured = false }) => ({
        ...{ countryId, kind, path, topic, sharedKey, isFeatured },
      })),
    );
    for (const row of added) known.set(getPlace(row), row.id);
    const versions = await listVersionDays(tx);
    const isNew = new Set<NewContent>(missing);
    const rows = news.flatMap((content) => {
      const contentId = known.get(getPlace(content));
      if (contentId === undefined) return [];
      const own = versions.filter((version) => version.contentId === contentId);
      const isNewText = content.validFrom !== undefined && !own.some(({ day }) => day === content.validFrom);
      if (!isNew.has(content) && !isNewText) return [];
      return [getVersion(content, contentId, 1 + Math.max(0, ...own.map(({ number }) => number)))];
    });
    await insertVersions(tx, rows);
  });
}

function getVersion(content: NewContent, contentId: number, number: number): NewVersionRow {
  const { title, description, pictureKey = null, blocks, goesLiveAt, validFrom = null } = content;
  return {
    ...{ contentId, number, title, description, pictureKey, goesLiveAt, validFrom },
    state: 'live',
    blocks: [...blocks],
    authorName: BRAND,
    createdAt: goesLiveAt,
  };
}

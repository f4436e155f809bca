import type { Database } from '@heizplatz/api-platform';
import type { StaffMedium } from '@heizplatz/contract';
import { eq, inArray } from 'drizzle-orm';
import type { MediaRow } from '../content-pages/content-repository';
import { mediaPath } from '../media/media-path';
import { media } from '../content-pages/schema';
import { useCount } from './medium-uses';

/** The narrowest copy of a picture; null: a PDF has none. */
export function thumbSrc({ contentType, key, fileName, sizes }: MediaRow): string | null {
  if (contentType === 'application/pdf') return null;
  const [narrowest] = [...sizes].sort((one, other) => one.width - other.width);
  return mediaPath(narrowest?.key ?? key, narrowest?.fileName ?? fileName);
}

function presented(row: MediaRow, uses: number): StaffMedium {
  return {
    Key: row.key,
    Version: row.version,
    FileName: row.fileName,
    ContentType: row.contentType,
    Src: mediaPath(row.key, row.fileName),
    ThumbSrc: thumbSrc(row),
    Width: row.width,
    Height: row.height,
    ByteCount: row.byteCount,
    Alt: row.alt,
    UseCount: uses,
    AuthorName: row.authorName,
    CreatedAt: row.createdAt.toISOString(),
  };
}

export async function mediaByKeys(db: Database, keys: readonly string[]): Promise<StaffMedium[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ row: media, uses: useCount })
    .from(media)
    .where(inArray(media.key, [...keys]));
  return rows.map(({ row, uses }) => presented(row, uses));
}

export async function findMedium(db: Database, key: string): Promise<StaffMedium | undefined> {
  const [row] = await db.select({ row: media, uses: useCount }).from(media).where(eq(media.key, key));
  return row && presented(row.row, row.uses);
}

import type { Database } from '@heizplatz/api-platform';
import type { StaffMedium } from '@heizplatz/contract';
import type { MediaRow } from '../content-pages/content-repository';
import { mediaPath } from '../media/media-path';
import { readMedia } from './medium-repository';

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

export const mediaByKeys = async (db: Database, keys: readonly string[]): Promise<StaffMedium[]> =>
  (await readMedia(db, keys)).map(({ row, uses }) => presented(row, uses));

export async function findMedium(db: Database, key: string): Promise<StaffMedium | undefined> {
  const [medium] = await mediaByKeys(db, [key]);
  return medium;
}

import { CALLS } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { media } from '../content/schema';
import { defineStaffList } from '../staff-list/define-staff-list';
import { wordsMatch } from '../staff-list/words-match';
import { useCount } from './medium-uses';
import { mediaByKeys } from './present-medium';

/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${media.fileName}, ${media.alt}, ${media.authorName})`;
const PDF = 'application/pdf';

/** /support/cms/media. */
export const mediaList = defineStaffList({
  call: CALLS.staffMedia,
  fileName: 'medien',
  id: media.key,
  from: sql`${media}`,
  where: ({ key, kind, use, search }) => [
    key === '' ? undefined : eq(media.key, key),
    kind === 'pdf' ? sql`${media.contentType} = ${PDF}` : undefined,
    kind === 'picture' ? sql`${media.contentType} <> ${PDF}` : undefined,
    use === 'used' ? sql`${useCount} > 0` : undefined,
    use === 'unused' ? sql`${useCount} = 0` : undefined,
    wordsMatch(words, search),
  ],
  sorts: { name: sql`${media.fileName} collate "und-x-icu"`, size: media.byteCount, date: media.createdAt },
  defaultSort: '-date',
  read: (db, keys) => mediaByKeys(db, keys.map(String)),
  idOf: ({ Key }) => Key,
  columns: [],
});

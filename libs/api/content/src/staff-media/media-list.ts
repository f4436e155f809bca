import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { CALLS } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import { media } from '../content-pages/schema';
import { useCount } from './medium-uses';
import { mediaByKeys } from './present-medium';

/** Some thousand rows at most: read whole, no index would be used. */
const words = sql`staff_words(${media.fileName}, ${media.alt}, ${media.authorName})`;
const PDF = 'application/pdf';

/** /support/cms/media. */
export const mediaList = defineStaffList({
  call: CALLS.staffMedia,
  exportCall: CALLS.exportStaffMedia,
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
  columns: [
    { title: 'Name', kind: 'text', value: ({ FileName }) => FileName },
    { title: 'Art', kind: 'text', value: ({ ContentType }) => (ContentType === PDF ? 'PDF' : 'Bild') },
    { title: 'Adresse', kind: 'text', value: ({ Src }) => Src },
    { title: 'Alternativtext', kind: 'text', value: ({ Alt }) => Alt },
    { title: 'Verwendungen', kind: 'number', value: ({ UseCount }) => UseCount },
    { title: 'Breite', kind: 'number', value: ({ Width }) => (Width === 0 ? null : Width) },
    { title: 'Höhe', kind: 'number', value: ({ Height }) => (Height === 0 ? null : Height) },
    { title: 'Größe in Byte', kind: 'number', value: ({ ByteCount }) => ByteCount },
    { title: 'Von wem', kind: 'text', value: ({ AuthorName }) => AuthorName, isPersonal: true },
    { title: 'Hochgeladen', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
  ],
});

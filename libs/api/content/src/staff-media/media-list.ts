import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS } from '@heizplatz/contract';
import { MEDIUM_ROWS, PDF } from './medium-repository';
import { mediaByKeys } from './present-medium';

/** /support/cms/media. */
export const mediaList = defineStaffList({
  call: CALLS.staffMedia,
  exportCall: CALLS.exportStaffMedia,
  fileName: 'medien',
  ...MEDIUM_ROWS,
  read: (db, keys) => mediaByKeys(db, keys.map(String)),
  getId: ({ Key }) => Key,
  columns: [
    { title: 'Name', kind: 'text', value: ({ FileName }) => FileName },
    { title: 'Alternativtext', kind: 'text', value: ({ Alt }) => Alt },
    { title: 'Verwendet', kind: 'number', value: ({ UseCount }) => UseCount },
    { title: 'Größe in Byte', kind: 'number', value: ({ ByteCount }) => ByteCount },
    { title: 'Hochgeladen', kind: 'time', value: ({ CreatedAt }) => CreatedAt },
    { title: 'Art', kind: 'text', value: ({ ContentType }) => (ContentType === PDF ? 'PDF' : 'Bild') },
    { title: 'Breite', kind: 'number', value: ({ Width }) => (Width === 0 ? null : Width) },
    { title: 'Höhe', kind: 'number', value: ({ Height }) => (Height === 0 ? null : Height) },
    { title: 'Von wem', kind: 'text', value: ({ AuthorName }) => AuthorName, isPersonal: true },
    { title: 'Adresse', kind: 'text', value: ({ Src }) => Src },
  ],
});

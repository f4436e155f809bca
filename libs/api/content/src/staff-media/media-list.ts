import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, type CallRequest, STAFF_LISTS, type StaffMedium } from '@heizplatz/contract';
import { MEDIUM_ROWS, PDF } from './medium-repository';
import { mediaByKeys } from './present-medium';

type Query = CallRequest<typeof CALLS.staffMedia>['query'];

/** /support/cms/media. */
export const mediaList = defineStaffList<Query, StaffMedium>({
  call: CALLS.staffMedia,
  exportCall: CALLS.exportStaffMedia,
  ...MEDIUM_ROWS,
  read: (db, keys) => mediaByKeys(db, keys.map(String)),
  getId: ({ Key }) => Key,
  ...declaredColumns(STAFF_LISTS.staffMedia, {
    kind: ({ ContentType }: StaffMedium) => (ContentType === PDF ? 'PDF' : 'Bild'),
    width: ({ Width }) => (Width === 0 ? null : Width),
    height: ({ Height }) => (Height === 0 ? null : Height),
  }),
});

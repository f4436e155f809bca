import { declaredColumns, defineStaffList } from '@heizplatz/api-identity';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { presentAnnouncement } from './present-announcement';
import { findAnnouncements, ANNOUNCEMENT_ROWS } from './prompt-repository';

/** /support/cms/prompts (rule CONTENT-06). */
export const announcementList = defineStaffList({
  call: CALLS.staffPrompts,
  exportCall: CALLS.exportStaffPrompts,
  ...ANNOUNCEMENT_ROWS,
  read: async (db, ids, { clock }) => {
    const now = clock();
    return (await findAnnouncements(db, ids.map(Number))).map((row) => presentAnnouncement(row, now));
  },
  getId: ({ Id }) => Id,
  ...declaredColumns(STAFF_LISTS.staffPrompts, {}),
});

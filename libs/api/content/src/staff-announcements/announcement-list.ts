import { defineStaffList } from '@heizplatz/api-identity';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { presentAnnouncement } from './present-announcement';
import { findAnnouncements, ANNOUNCEMENT_ROWS } from './prompt-repository';

const PLACE_NAMES = { home: 'Startseite', 'info-center': 'Info-Center', news: 'News', other: 'anderer Ort' } as const;
const STATE_NAMES = {
  draft: 'Entwurf',
  coming: 'kommt noch',
  running: 'läuft',
  over: 'abgelaufen',
  other: 'anderer Stand',
} as const;

/** /support/cms/prompts. */
export const announcementList = defineStaffList({
  call: CALLS.staffPrompts,
  exportCall: CALLS.exportStaffPrompts,
  fileName: 'hinweise',
  ...ANNOUNCEMENT_ROWS,
  read: async (db, ids, { clock }) => {
    const now = clock();
    return (await findAnnouncements(db, ids.map(Number))).map((row) => presentAnnouncement(row, now));
  },
  getId: ({ Id }) => Id,
  columns: [
    { title: 'Titel', kind: 'text', value: ({ Title }) => Title },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Ort', kind: 'text', value: ({ Place }) => PLACE_NAMES[Place] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Von', kind: 'time', value: ({ StartsAt }) => StartsAt },
    { title: 'Bis', kind: 'time', value: ({ EndsAt }) => EndsAt },
    { title: 'Von wem', kind: 'text', value: ({ AuthorName }) => AuthorName, isPersonal: true },
    { title: 'Text', kind: 'text', value: ({ Text }) => Text },
    { title: 'Adresse', kind: 'text', value: ({ Href }) => Href },
    { title: 'Nummer', kind: 'number', value: ({ Id }) => Id },
  ],
});

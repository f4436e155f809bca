import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import { prompts } from '../content-pages/schema';
import { promptsByIds } from './present-prompt';

/** Some hundred rows at most: read whole, no index would be used. */
const words = sql`staff_words(${prompts.title}, ${prompts.text}, ${prompts.authorName})`;
const { isDraft, startsAt, endsAt } = prompts;

const PLACE_NAMES = { home: 'Startseite', 'info-center': 'Info-Center', news: 'News' } as const;
const STATE_NAMES = { draft: 'Entwurf', coming: 'kommt noch', running: 'läuft', over: 'abgelaufen' } as const;

/** By the clock, as visitors see it. */
const isIn: Readonly<Record<string, (now: Date) => SQL>> = {
  draft: () => sql`${isDraft}`,
  coming: (now) => sql`not ${isDraft} and ${startsAt} > ${now.toISOString()}`,
  running: (now) =>
    sql`not ${isDraft} and ${startsAt} <= ${now.toISOString()} and (${endsAt} is null or ${endsAt} > ${now.toISOString()})`,
  over: (now) => sql`not ${isDraft} and ${endsAt} <= ${now.toISOString()}`,
};

/** /support/cms/prompts. */
export const promptList = defineStaffList({
  call: CALLS.staffPrompts,
  exportCall: CALLS.exportStaffPrompts,
  fileName: 'hinweise',
  id: prompts.id,
  from: sql`${prompts}`,
  where: ({ country, place, state, search }, { clock }) => [
    country === '' ? undefined : sql`${prompts.countryId} = ${Number(country)}`,
    place === '' ? undefined : sql`${prompts.place} = ${place}`,
    isIn[state]?.(clock()),
    wordsMatch(words, search),
  ],
  sorts: { title: sql`${prompts.title} collate "und-x-icu"`, starts: startsAt, ends: endsAt },
  defaultSort: '-starts',
  read: (db, ids, { clock }) => promptsByIds(db, ids.map(Number), clock()),
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Titel', kind: 'text', value: ({ Title }) => Title },
    { title: 'Text', kind: 'text', value: ({ Text }) => Text },
    { title: 'Adresse', kind: 'text', value: ({ Href }) => Href },
    { title: 'Ort', kind: 'text', value: ({ Place }) => PLACE_NAMES[Place] },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => siteById(CountryId).iso },
    { title: 'Stand', kind: 'text', value: ({ State }) => STATE_NAMES[State] },
    { title: 'Von', kind: 'time', value: ({ StartsAt }) => StartsAt },
    { title: 'Bis', kind: 'time', value: ({ EndsAt }) => EndsAt },
    { title: 'Von wem', kind: 'text', value: ({ AuthorName }) => AuthorName, isPersonal: true },
  ],
});

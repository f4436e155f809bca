import { CALLS } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { prompts } from '../content/schema';
import { defineStaffList } from '../staff-list/define-staff-list';
import { wordsMatch } from '../staff-list/words-match';
import { promptsByIds } from './present-prompt';

/** Some hundred rows at most: read whole, no index would be used. */
const words = sql`staff_words(${prompts.title}, ${prompts.text}, ${prompts.authorName})`;
const { isDraft, startsAt, endsAt } = prompts;

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
  columns: [],
});

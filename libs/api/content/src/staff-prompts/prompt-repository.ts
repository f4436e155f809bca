import { type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { prompts } from '../content-pages/schema';

export type PromptRow = typeof prompts.$inferSelect;
type PromptFields = Omit<typeof prompts.$inferInsert, 'id' | 'version'>;

/** Some hundred rows at most: read whole, no index would be used. */
const searchText = sql`staff_words(${prompts.title}, ${prompts.text}, ${prompts.authorName})`;
const { isDraft, startsAt, endsAt } = prompts;

/** By the clock, as visitors see it. */
const isIn: Readonly<Record<string, (now: Date) => SQL>> = {
  draft: () => sql`${isDraft}`,
  coming: (now) => sql`not ${isDraft} and ${startsAt} > ${now.toISOString()}`,
  running: (now) =>
    sql`not ${isDraft} and ${startsAt} <= ${now.toISOString()} and (${endsAt} is null or ${endsAt} > ${now.toISOString()})`,
  over: (now) => sql`not ${isDraft} and ${endsAt} <= ${now.toISOString()}`,
};

export const PROMPT_ROWS: StaffListRows<CallRequest<typeof CALLS.staffPrompts>['query']> = {
  id: prompts.id,
  from: sql`${prompts}`,
  where: ({ country, place, state, search }, { clock }) => [
    country === '' ? undefined : sql`${prompts.countryId} = ${Number(country)}`,
    place === '' ? undefined : sql`${prompts.place} = ${place}`,
    isIn[state]?.(clock()),
    matchesText(searchText, search),
  ],
  sorts: { title: sql`${prompts.title} collate "und-x-icu"`, starts: startsAt, ends: endsAt },
  defaultSort: '-starts',
};

export const findPrompts = async (db: Database, ids: readonly number[]): Promise<PromptRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(prompts)
        .where(inArray(prompts.id, [...ids]));

export async function insertPrompt(tx: Database, fields: PromptFields): Promise<PromptRow> {
  const [added] = await tx.insert(prompts).values(fields).returning();
  if (!added) throw new Error('a prompt was not written');
  return added;
}

interface PromptVersion {
  readonly id: number;
  readonly version: number;
}
const isVersion = ({ id, version }: PromptVersion) => and(eq(prompts.id, id), eq(prompts.version, version));

/** Undefined: it has another version by now. */
export async function updatePrompt(
  tx: Database,
  prompt: PromptVersion,
  fields: Partial<PromptFields>,
): Promise<PromptRow | undefined> {
  const [written] = await tx
    .update(prompts)
    .set({ ...fields, version: sql`${prompts.version} + 1` })
    .where(isVersion(prompt))
    .returning();
  return written;
}

/** Whether it was removed; false: it has another version by now. */
export async function deletePrompt(tx: Database, prompt: PromptVersion): Promise<boolean> {
  const removed = await tx.delete(prompts).where(isVersion(prompt)).returning({ id: prompts.id });
  return removed.length > 0;
}

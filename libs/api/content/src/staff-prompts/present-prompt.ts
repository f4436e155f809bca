import type { Database } from '@heizplatz/api-platform';
import { type PromptPlace, PROMPT_PLACES, type StaffPrompt } from '@heizplatz/contract';
import { inArray } from 'drizzle-orm';
import { prompts } from '../content-pages/schema';

export type PromptRow = typeof prompts.$inferSelect;

const placeOf = (place: string): PromptPlace => PROMPT_PLACES.find((known) => known === place) ?? 'home';

function stateOf({ isDraft, startsAt, endsAt }: PromptRow, now: Date): StaffPrompt['State'] {
  if (isDraft) return 'draft';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

export const presentPrompt = (row: PromptRow, now: Date): StaffPrompt => ({
  Id: row.id,
  Version: row.version,
  CountryId: row.countryId,
  Place: placeOf(row.place),
  Tone: row.tone,
  Title: row.title,
  Text: row.text,
  Href: row.href,
  LinkText: row.linkText,
  IsDraft: row.isDraft,
  StartsAt: row.startsAt.toISOString(),
  EndsAt: row.endsAt?.toISOString() ?? null,
  State: stateOf(row, now),
  AuthorName: row.authorName,
});

export async function promptsByIds(db: Database, ids: readonly number[], now: Date): Promise<StaffPrompt[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(prompts)
    .where(inArray(prompts.id, [...ids]));
  return rows.map((row) => presentPrompt(row, now));
}

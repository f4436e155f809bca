import { type PromptPlace, PROMPT_PLACES, type StaffPrompt } from '@heizplatz/contract';
import type { PromptRow } from './prompt-repository';

const getPlace = (place: string): PromptPlace => PROMPT_PLACES.find((known) => known === place) ?? 'home';

function getState({ isDraft, startsAt, endsAt }: PromptRow, now: Date): StaffPrompt['State'] {
  if (isDraft) return 'draft';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'running';
}

export const presentPrompt = (row: PromptRow, now: Date): StaffPrompt => ({
  Id: row.id,
  Version: row.version,
  CountryId: row.countryId,
  Place: getPlace(row.place),
  Tone: row.tone,
  Title: row.title,
  Text: row.text,
  Href: row.href,
  LinkText: row.linkText,
  IsDraft: row.isDraft,
  StartsAt: row.startsAt.toISOString(),
  EndsAt: row.endsAt?.toISOString() ?? null,
  State: getState(row, now),
  AuthorName: row.authorName,
});

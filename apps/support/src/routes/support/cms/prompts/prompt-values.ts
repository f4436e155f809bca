import { StaffPrompt } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';
import { momentOfTyped, typedMoment } from '../../../../shared/staff-form/local-moment';

/** What the form begins with; a new prompt begins now and stands on the German home page. */
export const promptValues = (prompt: StaffPrompt | null, now: string): FormValues => ({
  CountryId: String(prompt?.CountryId ?? 1),
  Place: prompt?.Place ?? 'home',
  Tone: prompt?.Tone ?? 'info',
  Title: prompt?.Title ?? '',
  Text: prompt?.Text ?? '',
  Href: prompt?.Href ?? '',
  LinkText: prompt?.LinkText ?? '',
  IsDraft: prompt?.IsDraft ? 'on' : '',
  StartsAt: typedMoment(prompt?.StartsAt ?? now),
  EndsAt: typedMoment(prompt?.EndsAt ?? null),
});

/** The body, out of the form. */
export const promptBody = (typed: FormValues, promptId: number | null, Version: number) => ({
  PromptId: promptId,
  Version,
  CountryId: Number(typed['CountryId']),
  Place: typed['Place'],
  Tone: typed['Tone'],
  Title: typed['Title'],
  Text: typed['Text'],
  Href: typed['Href'] || null,
  LinkText: typed['LinkText'] || null,
  IsDraft: typed['IsDraft'] === 'on',
  StartsAt: momentOfTyped(typed['StartsAt'] ?? ''),
  EndsAt: typed['EndsAt'] ? momentOfTyped(typed['EndsAt']) : null,
});

/** The form's fields of what somebody else saved. */
export function savedPromptValues(current: unknown): FormValues | null {
  const parsed = v.safeParse(StaffPrompt, current);
  return parsed.success ? promptValues(parsed.output, parsed.output.StartsAt) : null;
}

import { StaffPrompt } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';
import { parseMoment, momentInput } from '../../../../shared/staff-form/local-moment';

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
  StartsAt: momentInput(prompt?.StartsAt ?? now),
  EndsAt: momentInput(prompt?.EndsAt ?? null),
});

/** The body, out of the form. */
export const promptBody = (values: FormValues, promptId: number | null, Version: number) => ({
  PromptId: promptId,
  Version,
  CountryId: Number(values['CountryId']),
  Place: values['Place'],
  Tone: values['Tone'],
  Title: values['Title'],
  Text: values['Text'],
  Href: values['Href'] || null,
  LinkText: values['LinkText'] || null,
  IsDraft: values['IsDraft'] === 'on',
  StartsAt: parseMoment(values['StartsAt'] ?? ''),
  EndsAt: values['EndsAt'] ? parseMoment(values['EndsAt']) : null,
});

/** The form's fields of what somebody else saved. */
export function savedPromptValues(current: unknown): FormValues | null {
  const parsed = v.safeParse(StaffPrompt, current);
  return parsed.success ? promptValues(parsed.output, parsed.output.StartsAt) : null;
}

import { StaffAnnouncement } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';
import { parseMoment, momentInput } from '../../../../shared/staff-form/local-moment';

/** What the form begins with; a new prompt begins now and stands on the German home page. */
export const announcementValues = (announcement: StaffAnnouncement | null, now: string): FormValues => ({
  CountryId: String(announcement?.CountryId ?? 1),
  Place: announcement?.Place ?? 'home',
  Tone: announcement?.Tone ?? 'info',
  Title: announcement?.Title ?? '',
  Text: announcement?.Text ?? '',
  Href: announcement?.Href ?? '',
  LinkText: announcement?.LinkText ?? '',
  IsDraft: announcement?.IsDraft ? 'on' : '',
  StartsAt: momentInput(announcement?.StartsAt ?? now),
  EndsAt: momentInput(announcement?.EndsAt ?? null),
});

/** The body, out of the form. */
export const announcementBody = (values: FormValues, announcementId: number | null, Version: number) => ({
  PromptId: announcementId,
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
export function savedAnnouncementValues(current: unknown): FormValues | null {
  const parsed = v.safeParse(StaffAnnouncement, current);
  return parsed.success ? announcementValues(parsed.output, parsed.output.StartsAt) : null;
}

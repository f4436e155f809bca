import { TIME_ZONE } from '@heizplatz/api-platform';

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO time as people here read the clock: '2026-11-21 12:00'. */
export const localTime = (iso: string): string => FORMAT.format(new Date(iso));

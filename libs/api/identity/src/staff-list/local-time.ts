const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO time as people here read the clock: '2026-11-21 12:00'. */
export const localTime = (iso: string): string => BERLIN.format(new Date(iso));

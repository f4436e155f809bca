import { formatDate, localDate, type Site } from '@heizplatz/country';

/** '21.11.2026 um 12:05 Uhr': an instant in the site's local time, to the minute. */
export function momentText(instant: Date, site: Site): string {
  const iso = instant.toISOString();
  return `${formatDate(iso, site)} um ${localDate(instant).toISOString().slice(11, 16)} Uhr`;
}

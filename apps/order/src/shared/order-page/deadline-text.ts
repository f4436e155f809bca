import { formatLongDate, localDate, type Site } from '@heizplatz/country';

/** 'Di, 24.11.2026, 24:00 Uhr': an end at midnight belongs to the day that ends. */
export function deadlineText(iso: string, site: Site): string {
  const instant = new Date(iso);
  const time = localDate(instant).toISOString().slice(11, 16);
  if (time !== '00:00') return `${formatLongDate(iso, site)}, ${time} Uhr`;
  return `${formatLongDate(new Date(instant.getTime() - 1).toISOString(), site)}, 24:00 Uhr`;
}

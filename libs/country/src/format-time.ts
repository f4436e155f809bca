import { formatDate } from './format-date.ts';
import { localDate } from './local-date.ts';
import type { Site } from './site.ts';

/** '21.11.2026, 11:05 Uhr' from a time with zone, as the site's people read it then; '–' for what is no time. */
export function formatTime(iso: string, site: Site): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '–';
  return `${formatDate(iso, site)}, ${localDate(instant).toISOString().slice(11, 16)} Uhr`;
}

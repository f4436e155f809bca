import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listAnnouncements } from './content-repository';

/** GET /api/site/{countryId}/prompts: what stands at a place now. */
export const sitePrompts = defineHandler(CALLS.sitePrompts, async ({ params, query }, { db, clock }) => {
  const rows = await listAnnouncements(db, { countryId: params.countryId, place: query.place, now: clock() });
  return rows.map(({ id, title, text, tone, href, linkText }) => ({
    Id: id,
    Title: title,
    Text: text,
    Tone: tone,
    Link: href !== null && linkText !== null ? { Href: href, Text: linkText } : null,
  }));
});

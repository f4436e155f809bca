import { CALLS } from '@heizplatz/contract';
import { localDate } from '@heizplatz/country';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { findContentPage } from './content-page-repository';

/** Pages that show another page's text in a form of their own. */
const SAME_TEXT: Readonly<Record<string, string>> = { '/druckansicht/agb': '/agb' };

/** '/AGB/' and '/agb' are one page; '/' stays. */
function textPath(path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  return SAME_TEXT[plain] ?? plain;
}

/** GET /api/site/{countryId}/content-page: 404 where there is no page or none that is valid yet. */
export const contentPage = defineHandler(CALLS.contentPage, async ({ params, query }, { db, clock }) => {
  const page = await findContentPage(db, {
    countryId: params.countryId,
    path: textPath(query.path),
    day: localDate(clock()).toISOString().slice(0, 10),
  });
  if (!page) throw problem('NOT_FOUND');
  const { path, title, description, validFrom, blocks } = page;
  return { Path: path, Title: title, Description: description, ValidFrom: validFrom, Blocks: blocks };
});

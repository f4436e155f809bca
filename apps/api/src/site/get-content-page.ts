import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { findContentPage } from './content-page-repository';
import { siteDay } from './site-day';

/** GET /api/site/{countryId}/content-page: read each time, so that what staff change shows at once. */
export const getContentPage = defineHandler(CALLS.contentPage, async ({ params, query }, { db, clock }) => {
  const path = query.path.replace(/(?<=.)\/+$/, '');
  const page = await findContentPage(db, { countryId: params.countryId, path, day: siteDay(clock()) });
  if (!page) throw problem('NOT_FOUND');
  return {
    Path: page.path,
    Title: page.title,
    Description: page.description,
    ValidFrom: page.validFrom,
    Blocks: page.blocks,
  };
});

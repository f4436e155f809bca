import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import type { Database } from '../database/database';
import { findDealerDocument } from '../orders/find-dealer-document';
import { findContentPage } from './content-page-repository';
import { siteDay } from './site-day';

/** GET /api/site/{countryId}/content-page: read each time, so that what staff change shows at once. */
export const getContentPage = defineHandler(CALLS.contentPage, async ({ params, query }, { db, clock }) => {
  const path = query.path.replace(/(?<=.)\/+$/, '');
  if (query.haendler)
    return dealerPage(db, { countryId: params.countryId, path, slug: query.haendler }, siteDay(clock()));
  const page = await findContentPage(db, { countryId: params.countryId, path, day: siteDay(clock()) });
  if (!page) throw problem('NOT_FOUND');
  return {
    Path: page.path,
    Kind: 'legal' as const,
    Topic: null,
    Picture: null,
    Title: page.title,
    Description: page.description,
    ValidFrom: page.validFrom,
    Blocks: page.blocks,
  };
});

/** Terms and withdrawal notice are the dealer's where a dealer is named; no such dealer, no page. */
async function dealerPage(db: Database, asked: Parameters<typeof findDealerDocument>[1], day: string) {
  const document = await findDealerDocument(db, asked);
  if (!document) throw problem('NOT_FOUND');
  const { title, blocks } = document;
  return {
    Path: asked.path,
    Kind: 'legal' as const,
    Topic: null,
    Picture: null,
    Title: title,
    Description: title,
    ValidFrom: day,
    Blocks: [...blocks],
  };
}

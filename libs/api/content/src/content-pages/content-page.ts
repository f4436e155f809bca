import { findDealerDocument } from '@heizplatz/api-ordering';
import { type Database, defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cleanPath } from './clean-path';
import { findMedia, findVisiblePage, listAlternates, listLegalVersions } from './content-repository';
import { presentBlocks } from '../content-blocks/present-blocks';
import { presentPicture } from '../content-blocks/present-picture';
import { topicName } from './topics';

/** GET /api/site/{countryId}/content-page: read each time, so that what staff change shows at once. */
export const contentPage = defineHandler(CALLS.contentPage, async ({ params, query }, { db, clock }) => {
  const { countryId } = params;
  const path = cleanPath(query.path);
  const now = clock();
  if (query.haendler) return dealerPage(db, { countryId, path, slug: query.haendler, now });
  const view = await findVisiblePage(db, { countryId, path, now });
  if (!view || view.kind === 'news') throw problem('NOT_FOUND');
  const versions = view.kind === 'legal' ? await listLegalVersions(db, view.id, now) : [];
  const former = query.fassung && versions.find(({ validFrom }) => validFrom === query.fassung);
  if (query.fassung && !former) throw problem('NOT_FOUND');
  const page = { ...view, kind: view.kind, ...former };
  const picture = page.pictureKey && (await findMedia(db, [page.pictureKey])).get(page.pictureKey);
  return {
    Path: page.path,
    Kind: page.kind,
    Topic: page.topic === null ? null : { Key: page.topic, Name: topicName(page.topic, countryId) },
    Title: page.title,
    Description: page.description,
    Picture: picture ? presentPicture(picture, countryId) : null,
    ValidFrom: page.validFrom ?? siteDay(page.goesLiveAt),
    Blocks: await presentBlocks(db, page.blocks, countryId),
    Alternates: await listAlternates(db, page, now),
    Versions: versions.flatMap(({ validFrom }) => validFrom ?? []),
  };
});

/** Terms and withdrawal notice are the dealer's where a dealer is named; no such dealer, no page. */
async function dealerPage(db: Database, query: Parameters<typeof findDealerDocument>[1]) {
  const document = await findDealerDocument(db, query);
  if (!document) throw problem('NOT_FOUND');
  const { title, blocks } = document;
  return {
    Path: query.path,
    Kind: 'legal' as const,
    Topic: null,
    Title: title,
    Description: title,
    Picture: null,
    ValidFrom: siteDay(query.now),
    Blocks: [...blocks],
    Alternates: [],
    Versions: [],
  };
}

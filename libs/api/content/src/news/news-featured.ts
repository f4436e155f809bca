import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findFeatured } from './news-repository';
import { presentArticles } from './present-articles';

/** GET /api/site/{countryId}/news-articles/featured: one article or none. */
export const newsFeatured = defineHandler(CALLS.newsFeatured, async ({ params }, { db, clock, services }) => {
  const now = clock();
  const featured = await findFeatured(db, { countryId: params.countryId, now });
  return presentArticles(db, featured ? [featured] : [], { config: services.config, now });
});

import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listAlternates } from '../content-pages/content-repository';
import { presentBlocks } from '../content-blocks/present-blocks';
import { findArticle, listRelated } from './news-repository';
import { presentArticles } from './present-articles';

const RELATED = 3;

/** GET /api/site/{countryId}/news-articles/detail: the article with its Content, then related ones. */
export const newsDetail = defineHandler(
  CALLS.newsDetail,
  async ({ params: { countryId }, query }, { db, clock, services }) => {
    const now = clock();
    const row = await findArticle(db, { countryId, now, articleString: query.articleString });
    if (!row) throw problem('NOT_FOUND');
    const rows = [row, ...(await listRelated(db, row, { now, size: RELATED }))];
    const [main, ...related] = await presentArticles(db, rows, { config: services.config, now });
    if (!main) throw problem('NOT_FOUND');
    const article = {
      ...main,
      Content: await presentBlocks(db, row.blocks, countryId),
      Alternates: await listAlternates(db, row, now),
    };
    return [article, ...related];
  },
);

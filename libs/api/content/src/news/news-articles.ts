import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { presentBlocks } from '../content-blocks/present-blocks';
import { listNews } from './news-repository';
import { presentArticles } from './present-articles';

/** GET /api/site/{countryId}/news-articles: a page after the last is 404. Content only when requested. */
export const newsArticles = defineHandler(
  CALLS.newsArticles,
  async ({ params: { countryId }, query }, { db, clock, services }) => {
    const now = clock();
    const rows = await listNews(db, { ...query, countryId, now });
    if (rows.length === 0 && query.page > 1) throw problem('NOT_FOUND');
    const articles = await presentArticles(db, rows, { config: services.config, now });
    if (query.content === '0') return articles;
    const contents = await Promise.all(rows.map(({ blocks }) => presentBlocks(db, blocks, countryId)));
    return articles.map((article, index) => ({ ...article, Content: contents[index] ?? [] }));
  },
);

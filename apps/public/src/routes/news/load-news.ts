import { loadAdverts } from '@heizplatz/advert-ui';
import { notFound, type PageRequest, redirect } from '@heizplatz/router';
import { newsListPath } from './news-cards/news-paths';
import { NEWS_CALLS, NEWS_PAGE_SIZE } from './news-calls';
import type { NewsList } from './news-list';

const SMALL_NUMBER = /^[1-9]\d{0,3}$/;

/** The page of the list that an address requests; an impossible one is 404. */
export async function loadNews(request: PageRequest): Promise<NewsList> {
  const { api, site, url } = request;
  const { list, featured, topics, announcements } = NEWS_CALLS(site.countryId);
  const query = url.searchParams.get('seite') ?? '1';
  const topic = url.searchParams.get('thema') ?? '';
  if (!SMALL_NUMBER.test(query)) notFound();
  const page = Number(query);
  if (page === 1 && url.searchParams.has('seite')) throw redirect(newsListPath({ topic }), 301);
  const { call, input } = list({ topic, page });
  const isFront = page === 1 && topic === '';
  const [known, articles, leads] = await Promise.all([
    api(topics.call, topics.input),
    api(call, input),
    isFront ? api(featured.call, featured.input) : [],
    loadAdverts(request),
    api(announcements.call, announcements.input),
  ]);
  const chosen = known.find(({ Key }) => Key === topic);
  if (topic !== '' && !chosen) notFound();
  const articleCount = chosen?.ArticleCount ?? known.reduce((sum, { ArticleCount }) => sum + ArticleCount, 0);
  if (articles.length === 0 && page > 1) notFound();
  return {
    ...{ articles, page, topic: chosen ?? null, topics: known, articleCount },
    lead: leads[0] ?? null,
    pageCount: Math.ceil(articleCount / NEWS_PAGE_SIZE),
  };
}

import { CALLS, type CountryId } from '@heizplatz/contract';

/** With the featured article above it the first page fills three columns. */
export const NEWS_PAGE_SIZE = 10;

interface View {
  readonly topic: string;
  readonly page: number;
}

/** The list's calls, sent by its loader and read again by its view with the same input. */
export const NEWS_CALLS = (countryId: CountryId) => {
  const params = { countryId: String(countryId) };
  return {
    list: ({ topic, page }: View) =>
      ({
        call: CALLS.newsArticles,
        input: { params, query: { page: String(page), size: String(NEWS_PAGE_SIZE), topic } },
      }) as const,
    featured: { call: CALLS.newsFeatured, input: { params } },
    topics: { call: CALLS.newsTopics, input: { params } },
    announcements: { call: CALLS.sitePrompts, input: { params, query: { place: 'news' } } },
    detail: (articleString: string) =>
      ({ call: CALLS.newsDetail, input: { params, query: { articleString } } }) as const,
  };
};

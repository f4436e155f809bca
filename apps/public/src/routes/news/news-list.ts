import type { CALLS, CallResponse, NewsArticle } from '@heizplatz/contract';

type Topics = CallResponse<typeof CALLS.newsTopics>;

/** One page of the news as its loader gives it. */
export interface NewsList {
  readonly articles: readonly NewsArticle[];
  /** The featured article, on the first page of all topics. */
  readonly lead: NewsArticle | null;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly articleCount: number;
  /** The requested topic. */
  readonly topic: Topics[number] | null;
  readonly topics: Topics;
}

import type { Handler } from '@heizplatz/api-platform';
import { getNewsArticles } from './get-news-articles';
import { getNewsDetail } from './get-news-detail';
import { getNewsFeatured } from './get-news-featured';
import { getNewsTopics } from './get-news-topics';

export const newsHandlers: readonly Handler[] = [getNewsArticles, getNewsDetail, getNewsFeatured, getNewsTopics];

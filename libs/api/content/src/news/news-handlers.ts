import type { Handler } from '@heizplatz/api-platform';
import { newsArticles } from './news-articles';
import { newsDetail } from './news-detail';
import { newsFeatured } from './news-featured';
import { newsTopics } from './news-topics';

export const newsHandlers: readonly Handler[] = [newsArticles, newsDetail, newsFeatured, newsTopics];

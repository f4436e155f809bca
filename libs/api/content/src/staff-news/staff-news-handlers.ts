import type { Handler } from '@heizplatz/api-platform';
import { staffArticle, staffNewsTopics, saveArticle } from './answer-news';
import { newsList } from './news-list';

export const staffNewsHandlers: readonly Handler[] = [...newsList.handlers, staffArticle, staffNewsTopics, saveArticle];

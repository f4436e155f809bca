import type { Handler } from '@heizplatz/api-platform';
import { getArticle, getTopics, saveArticle } from './answer-news';
import { newsList } from './news-list';

export const staffNewsHandlers: readonly Handler[] = [...newsList.handlers, getArticle, getTopics, saveArticle];

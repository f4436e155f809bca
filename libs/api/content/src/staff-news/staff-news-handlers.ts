import type { Handler } from '@heizplatz/api-platform';
import { actOnArticle, removeArticle } from './act-on-article';
import { staffArticle, staffNewsTopics, saveArticle } from './answer-news';
import { newsList } from './news-list';

export const staffNewsHandlers: readonly Handler[] = [
  ...newsList.handlers,
  actOnArticle,
  removeArticle,
  staffArticle,
  staffNewsTopics,
  saveArticle,
];

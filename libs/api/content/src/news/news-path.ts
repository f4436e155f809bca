import { newsArticlePath } from '@heizplatz/routes';

const BASE = newsArticlePath('');

export const newsPath = (articleString: string): string => `${BASE}${articleString}`;

export const getArticleString = (path: string): string => path.slice(BASE.length);

import { STAFF_NEWS_PATH } from '@heizplatz/routes';

export const NEW_ARTICLE = 'neu';
export const staffArticlePath = (id: number | typeof NEW_ARTICLE): string => `${STAFF_NEWS_PATH}/${id}`;

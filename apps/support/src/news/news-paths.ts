import { ROLES } from '@heizplatz/identity';

/** News are Editor's and Marketing's (product.md section 6). */
export const NEWS_ROLES = [ROLES.editor, ROLES.marketing];

export const STAFF_NEWS_PATH = '/support/cms/news';
export const NEW_ARTICLE = 'neu';
export const staffArticlePath = (id: number | typeof NEW_ARTICLE): string => `${STAFF_NEWS_PATH}/${id}`;

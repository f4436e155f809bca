import { ROLES } from '@heizplatz/identity';
import { STAFF_NEWS_PATH } from '@heizplatz/routes';

/** News are Editor's and Marketing's (product.md section 6). */
export const NEWS_ROLES = [ROLES.editor, ROLES.marketing];
export const NEW_ARTICLE = 'neu';
export const staffArticlePath = (id: number | typeof NEW_ARTICLE): string => `${STAFF_NEWS_PATH}/${id}`;

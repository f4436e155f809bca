import { ROLES } from '@heizplatz/identity';
import { CONTENT_PATH, LANDING_PATH } from '@heizplatz/routes';

/** Pages are the Editor's (product.md section 6). */
export const CMS_ROLES = [ROLES.editor];

export const contentPath = (id: number): string => `${CONTENT_PATH}?id=${id}`;
export const landingPath = (id: number): string => `${LANDING_PATH}?id=${id}`;

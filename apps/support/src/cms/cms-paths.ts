import { ROLES } from '@heizplatz/identity';
import { CMS_PREVIEW_PATH, CONTENT_PATH, LANDING_PATH } from '@heizplatz/routes';

export { CMS_LIST_PATH, NEW_PAGE_PATH } from '@heizplatz/routes';

export { CONTENT_PATH, LANDING_PATH };

/** Pages are the Editor's (product.md section 6). */
export const CMS_ROLES = [ROLES.editor];
export const PREVIEW_PATH = CMS_PREVIEW_PATH;

export const pagePreviewPath = (id: number): string => `/support/cms/${id}/preview`;
export const contentPath = (id: number): string => `${CONTENT_PATH}?id=${id}`;
export const landingPath = (id: number): string => `${LANDING_PATH}?id=${id}`;

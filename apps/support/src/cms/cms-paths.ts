import { ROLES } from '@heizplatz/identity';

/** Pages are the Editor's (product.md section 6). */
export const CMS_ROLES = [ROLES.editor];

export const CMS_LIST_PATH = '/support/cms/list';
export const NEW_PAGE_PATH = '/support/cms/edit';
export const PREVIEW_PATH = '/support/cms/preview';
export const CONTENT_PATH = '/support/cms/content/edit';
export const LANDING_PATH = '/support/cms/content/landingpage-edit';

export const pagePreviewPath = (id: number): string => `/support/cms/${id}/preview`;
export const contentPath = (id: number): string => `${CONTENT_PATH}?id=${id}`;
export const landingPath = (id: number): string => `${LANDING_PATH}?id=${id}`;

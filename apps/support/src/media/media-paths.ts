import { ROLES } from '@heizplatz/identity';

/** Media are the Editor's (product.md section 6). */
export const MEDIA_ROLES = [ROLES.editor];

export const MEDIA_PATH = '/support/cms/media';
export const mediumPath = (key: string): string => `${MEDIA_PATH}/${key}`;

import { ROLES } from '@heizplatz/identity';
import { MEDIA_PATH } from '@heizplatz/routes';

/** Media are the Editor's (product.md section 6). */
export const MEDIA_ROLES = [ROLES.editor];
export const mediumPath = (key: string): string => `${MEDIA_PATH}/${key}`;

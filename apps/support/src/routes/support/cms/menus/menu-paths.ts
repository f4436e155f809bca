import { ROLES } from '@heizplatz/identity';

/** Menus are the Editor's (product.md section 6). */
export const MENU_ROLES = [ROLES.editor];

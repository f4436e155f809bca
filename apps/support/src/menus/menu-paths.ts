import { ROLES } from '@heizplatz/identity';

export { MENUS_PATH } from '@heizplatz/routes';

/** Menus are the Editor's (product.md section 6). */
export const MENU_ROLES = [ROLES.editor];

import type { Handler } from '@heizplatz/api-platform';
import { getChromeMenus, getMenus, saveMenu } from './answer-menus';

export const staffMenusHandlers: readonly Handler[] = [getChromeMenus, getMenus, saveMenu];

import type { Handler } from '@heizplatz/api-platform';
import { chromeMenus, staffMenus, saveMenu } from './answer-menus';

export const staffMenusHandlers: readonly Handler[] = [chromeMenus, staffMenus, saveMenu];

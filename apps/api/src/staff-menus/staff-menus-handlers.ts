import type { Handler } from '../http/define-handler';
import { getChromeMenus, getMenus, saveMenu } from './answer-menus';

export const staffMenusHandlers: readonly Handler[] = [getChromeMenus, getMenus, saveMenu];

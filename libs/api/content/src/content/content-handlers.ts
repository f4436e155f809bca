import type { Handler } from '@heizplatz/api-platform';
import { getContentPage } from './get-content-page';
import { getContentPaths } from './get-content-paths';
import { getContentRedirect } from './get-content-redirect';
import { getInfoPages } from './get-info-pages';
import { getSiteMenu } from './get-site-menu';
import { getSitePrompts } from './get-site-prompts';

export const contentHandlers: readonly Handler[] = [
  getContentPage,
  getContentPaths,
  getContentRedirect,
  getInfoPages,
  getSiteMenu,
  getSitePrompts,
];

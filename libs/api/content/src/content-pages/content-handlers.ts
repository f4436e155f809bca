import type { Handler } from '@heizplatz/api-platform';
import { contentPage } from './content-page';
import { contentPaths } from './content-paths';
import { contentRedirect } from './content-redirect';
import { infoPages } from './info-pages';
import { siteMenu } from './site-menu';
import { sitePrompts } from './site-prompts';

export const contentHandlers: readonly Handler[] = [
  contentPage,
  contentPaths,
  contentRedirect,
  infoPages,
  siteMenu,
  sitePrompts,
];

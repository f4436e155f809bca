import { msg } from '@lingui/core/macro';
import type { ChromeLink } from './chrome-link';
import { PATHS } from './paths';

/** The header's links, in their order. A page that comes later adds its line here. */
export const NAVIGATION: readonly ChromeLink[] = [
  { href: PATHS.home, text: msg`Holzpellets` },
  { href: PATHS.prices, text: msg`Pelletpreise` },
  { href: PATHS.dealers, text: msg`Händler` },
  { href: PATHS.infoCenter, text: msg`Ratgeber` },
  { href: PATHS.news, text: msg`News` },
];

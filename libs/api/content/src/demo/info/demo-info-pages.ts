import type { DemoInfoPage } from '../demo-text';
import { BUYING_PAGES } from './buying-pages';
import { HEATING_PAGES } from './heating-pages';
import { STORE_PAGES } from './store-pages';

/** The pages of /info-center, in the order in which they are listed within their topic. */
export const DEMO_INFO_PAGES: readonly DemoInfoPage[] = [...BUYING_PAGES, ...STORE_PAGES, ...HEATING_PAGES];

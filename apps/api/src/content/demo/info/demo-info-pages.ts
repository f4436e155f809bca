import type { DemoInfoPage } from '../demo-text';
import { STORE_PAGES } from './store-pages';

/** The pages of /info-center, in the order in which they are listed within their topic. */
export const DEMO_INFO_PAGES: readonly DemoInfoPage[] = [...STORE_PAGES];

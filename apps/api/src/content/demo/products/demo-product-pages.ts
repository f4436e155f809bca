import type { DemoProductPage } from '../demo-text';
import { briquettesPage } from './briquettes-page';
import { chipsPage } from './chips-page';
import { pelletsPage } from './pellets-page';

/** What the product landing pages say. */
export const DEMO_PRODUCT_PAGES: readonly DemoProductPage[] = [chipsPage, briquettesPage, pelletsPage];

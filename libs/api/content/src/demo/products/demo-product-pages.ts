import type { DemoProductPage } from '../demo-text';
import { adBluePage } from './adblue-page';
import { bagsPage } from './bags-page';
import { bigBagsPage } from './big-bags-page';
import { briquettesPage } from './briquettes-page';
import { chipsPage } from './chips-page';
import { dieselPage } from './diesel-page';
import { firewoodPage } from './firewood-page';
import { heatingOilPage } from './heating-oil-page';
import { industrialPelletsPage } from './industrial-pellets-page';
import { pelletsPage } from './pellets-page';

/** What the product landing pages say. */
export const DEMO_PRODUCT_PAGES: readonly DemoProductPage[] = [
  chipsPage,
  briquettesPage,
  pelletsPage,
  bagsPage,
  bigBagsPage,
  firewoodPage,
  heatingOilPage,
  dieselPage,
  adBluePage,
  industrialPelletsPage,
];

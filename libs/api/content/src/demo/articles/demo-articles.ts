import type { DemoArticle } from '../demo-text';
import { DELIVERY_ARTICLES } from './delivery-articles';
import { HEATING_ARTICLES } from './heating-articles';
import { HOUSE_ARTICLES } from './house-articles';
import { MARKET_ARTICLES } from './market-articles';
import { STORE_ARTICLES } from './store-articles';

/** Twenty articles per country, shared ones in the country's own wording. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...DELIVERY_ARTICLES,
  ...HEATING_ARTICLES,
  ...HOUSE_ARTICLES,
  ...MARKET_ARTICLES,
  ...STORE_ARTICLES,
];

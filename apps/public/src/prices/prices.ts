import type { PriceView } from '../price-data/price-view';

/** What the loader hands to the page. */
export interface Prices extends PriceView {
  /** A place that was looked for and that nobody knows; null: none was. */
  readonly sought: string | null;
}

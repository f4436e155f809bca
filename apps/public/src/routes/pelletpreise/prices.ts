import type { SoughtPlace } from '../../shared/place-search/sought-place';
import type { PriceView } from '../../shared/price-data/price-view';

/** What the loader hands to the page. */
export interface Prices extends PriceView {
  /** A place that was looked for and that leads to no page; null: none was. */
  readonly sought: SoughtPlace | null;
}

import type { PricePlace } from '@heizplatz/contract';
import type { WantedPlace } from '../price-data/price-calls';
import type { PriceView } from '../price-data/price-view';

/** What the loader hands to the page. */
export interface LocalPrices extends PriceView {
  readonly place: PricePlace;
  readonly wanted: WantedPlace;
  /** What a state's places begin with, as asked for; '' asks for none. */
  readonly townsFrom: string;
}

/** The state that a place lies in. */
export const stateOf = ({ State }: PricePlace): WantedPlace => ({ stateName: State?.FriendlyName ?? '', zipCode: '' });

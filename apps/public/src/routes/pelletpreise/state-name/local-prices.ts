import type { PricePlace } from '@heizplatz/contract';
import { COUNTRY_PLACE, type RequestedPlace } from '../../../shared/price-data/price-calls';
import type { PriceView } from '../../../shared/price-data/price-view';

/** What the loader hands to the page. */
export interface LocalPrices extends PriceView {
  readonly place: PricePlace;
  readonly target: RequestedPlace;
  /** The requested prefix of a state's places; '' requests none. */
  readonly townsFrom: string;
}

/** The next larger region: a place's state, a state's country. */
export const getRegion = ({ Kind, State }: PricePlace): RequestedPlace =>
  Kind === 'place' && State ? { stateName: State.FriendlyName, zipCode: '' } : COUNTRY_PLACE;

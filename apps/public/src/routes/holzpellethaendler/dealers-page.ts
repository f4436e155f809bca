import type { PlaceMatch } from '@heizplatz/contract';
import type { SoughtPlace } from '../../shared/place-search/sought-place';
import type { ListPlace } from './dealer-paths';
import type { DealerSort } from './dealer-list/list-query';
import type { ReviewQuery } from './reviews/review-query';

/**
 * Input for a postcode or place that leads to no list: e.g. a postcode that is malformed, or not in the country.
 */
export interface RefusedPlace {
  readonly input: string;
  readonly code: 'ZIPCODE_INV' | 'ZIPCODE_NXT' | SoughtPlace['outcome'];
  /** What may be meant. */
  readonly places: readonly PlaceMatch[];
}

/** The result of the loader of /holzpellethaendler/…; views read the responses themselves. */
export type DealersPage =
  | {
      readonly kind: 'list';
      readonly place: ListPlace;
      readonly sort: DealerSort;
      readonly page: number;
      readonly refused: RefusedPlace | null;
    }
  | { readonly kind: 'dealer'; readonly dealer: string; readonly reviews: ReviewQuery }
  | { readonly kind: 'branch'; readonly identity: string };

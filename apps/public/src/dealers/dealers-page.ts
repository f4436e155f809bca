import type { ListPlace } from './dealer-paths';
import type { DealerSort } from './list-query';
import type { ReviewQuery } from './review-query';

/** What was typed as a postcode and leads nowhere: of the wrong form, or none of the country. */
export interface RefusedZipCode {
  readonly typed: string;
  readonly code: 'ZIPCODE_INV' | 'ZIPCODE_NXT';
}

/** What the loader of /holzpellethaendler/… found; views read the answers themselves. */
export type DealersPage =
  | {
      readonly kind: 'list';
      readonly place: ListPlace;
      readonly sort: DealerSort;
      readonly page: number;
      readonly refused: RefusedZipCode | null;
    }
  | { readonly kind: 'dealer'; readonly dealer: string; readonly reviews: ReviewQuery }
  | { readonly kind: 'branch'; readonly identity: string };

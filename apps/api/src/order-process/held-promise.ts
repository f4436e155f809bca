import type { HeldOffer } from '../pricing/held-offer';

/** A price that a mail promised. */
export interface HeldPrice {
  readonly offer: HeldOffer;
  readonly until: Date;
}

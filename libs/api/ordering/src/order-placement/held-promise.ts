import type { HeldOffer } from '@heizplatz/api-pricing';

/** A price that a mail promised. */
export interface HeldPrice {
  readonly offer: HeldOffer;
  readonly until: Date;
}

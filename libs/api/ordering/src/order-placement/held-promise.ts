import type { HeldOffer } from '@heizplatz/api-pricing';

/** A price that a mail promised. */
export interface HeldPrice {
  /** Of the notification whose mail it was. */
  readonly id: number;
  readonly offer: HeldOffer;
  readonly until: Date;
}

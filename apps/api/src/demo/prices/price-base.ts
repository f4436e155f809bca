import type { DemoBranch } from '../dealers/make-branches';

export interface PriceVariant {
  /** Null: without a certificate. */
  readonly certificationId: number | null;
  readonly factor: number;
}

/** A branch's base price of one product, before certificates, customer groups and weeks are applied to it. */
export interface PriceBase {
  readonly branch: DemoBranch;
  readonly productId: number;
  readonly productGroupId: number;
  /** Net cents per unit at the reference amount, not rounded. */
  readonly unitNet: number;
  readonly scaleFactors: number[];
  readonly zoneNetCents: number[];
  readonly stationNetCents: number;
  readonly palletWeightKg: number | null;
  readonly depositCents: number;
  readonly variants: readonly PriceVariant[];
}

import type { Order } from '@heizplatz/api-ordering';
import { roundHalfUp } from '@heizplatz/api-pricing';
import type { OfferVariant } from '@heizplatz/contract';
import { weightOf } from '../statistics/weight-of';

/** What a commission needs of an order. */
export type CountedOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'state'
  | 'dealerId'
  | 'countryId'
  | 'productGroupId'
  | 'amount'
  | 'deliveredAmount'
  | 'settledCents'
  | 'settledVatBasisPoints'
> & {
  readonly offer: Pick<OfferVariant, 'PalletWeightKg'> & {
    readonly Split: Pick<OfferVariant['Split'], 'Net' | 'VatRate'>;
  };
};

/** What a commission is reckoned from; deposit is no price. */
export interface CommissionBasis {
  readonly netCents: number;
  /** 0 for goods without a weight. */
  readonly weightKg: number;
}

const cents = (money: number): number => Math.round(money * 100);

/** The order's net price: as delivered and settled, else as ordered. */
export function commissionBasis(order: CountedOrder): CommissionBasis {
  const { offer, amount, deliveredAmount, settledCents, productGroupId, settledVatBasisPoints } = order;
  const vatBasisPoints = settledVatBasisPoints ?? cents(offer.Split.VatRate);
  const netCents =
    settledCents === null
      ? cents(offer.Split.Net)
      : settledCents - roundHalfUp(settledCents * vatBasisPoints, 10_000 + vatBasisPoints);
  const weightKg = weightOf({
    productGroupId,
    amount: deliveredAmount ?? amount,
    palletWeightKg: offer.PalletWeightKg,
  });
  return { netCents, weightKg: Math.round(weightKg ?? 0) };
}

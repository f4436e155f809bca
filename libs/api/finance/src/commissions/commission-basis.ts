import { chargedCents, type Order, vatWithin } from '@heizplatz/api-ordering';
import type { OfferVariant } from '@heizplatz/contract';
import { getWeight } from '../statistics/get-weight';

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
  | 'withdrawnCents'
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

/** The order's net price: what is charged for the delivery, else as ordered. Goods of a withdrawn part were delivered, so the weight stays. */
export function commissionBasis(order: CountedOrder): CommissionBasis {
  const { offer, amount, deliveredAmount, productGroupId, settledVatBasisPoints } = order;
  const charged = chargedCents(order);
  const vatBasisPoints = settledVatBasisPoints ?? cents(offer.Split.VatRate);
  const netCents = charged === null ? cents(offer.Split.Net) : charged - vatWithin(charged, vatBasisPoints);
  const weightKg = getWeight({
    productGroupId,
    amount: deliveredAmount ?? amount,
    palletWeightKg: offer.PalletWeightKg,
  });
  return { netCents, weightKg: Math.round(weightKg ?? 0) };
}

import { Address, ProductGroupId } from '@heizplatz/contract';
import * as v from 'valibot';

/** What a statistic reads of an order; money in cents, amounts in the group's unit. */
export interface CountedOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly productGroupId: ProductGroupId;
  readonly productId: number;
  readonly productName: string;
  readonly palletWeightKg: number | null;
  readonly amount: number;
  readonly totalCents: number;
  /** As weighed; null before. */
  readonly deliveredAmount: number | null;
  readonly settledCents: number | null;
  readonly withdrawnCents: number | null;
  readonly isRatePay: boolean;
  readonly deliveryPoints: readonly { readonly zipCode: string; readonly place: string; readonly amount: number }[];
}

/** The stored columns and the parts of the snapshots that count. */
export const CountedOrderRow = v.object({
  id: v.string(),
  placedAt: v.date(),
  productGroupId: ProductGroupId,
  amount: v.number(),
  totalCents: v.number(),
  deliveredAmount: v.nullable(v.number()),
  settledCents: v.nullable(v.number()),
  withdrawnCents: v.nullable(v.number()),
  offer: v.object({ ProductId: v.number(), ProductName: v.string(), PalletWeightKg: v.nullable(v.number()) }),
  payment: v.object({ IsRatePayPayment: v.boolean() }),
  deliveryAddresses: v.array(
    v.object({
      StationAmount: v.number(),
      Address: v.pick(Address, ['Street', 'HouseNumber', 'ZipCode', 'City']),
    }),
  ),
});

/** 'Lindenweg 12, 10115 Berlin'. */
export const placeText = ({
  Street,
  HouseNumber,
  ZipCode,
  City,
}: Pick<Address, 'Street' | 'HouseNumber' | 'ZipCode' | 'City'>) => `${Street} ${HouseNumber}, ${ZipCode} ${City}`;

/** Throws when what was stored does not fit any more. */
export function getCountedOrder(row: unknown): CountedOrder {
  const { offer, payment, deliveryAddresses, ...columns } = v.parse(CountedOrderRow, row);
  return {
    ...columns,
    productId: offer.ProductId,
    productName: offer.ProductName,
    palletWeightKg: offer.PalletWeightKg,
    isRatePay: payment.IsRatePayPayment,
    deliveryPoints: deliveryAddresses.map(({ StationAmount, Address: address }) => ({
      zipCode: address.ZipCode,
      place: placeText(address),
      amount: StationAmount,
    })),
  };
}

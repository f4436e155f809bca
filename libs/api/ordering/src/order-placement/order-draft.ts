import type { OrderableOffer } from '@heizplatz/api-pricing';
import {
  Address,
  type AccessConditions,
  type CalculationConfiguration,
  type SelectedPayment,
} from '@heizplatz/contract';
import * as v from 'valibot';
import type { Buyer } from '../order/buyer-repository';
import type { Seller } from '../order/seller-repository';

/** Where a part of the order goes (an entry of rule WIRE-08); amounts in the group's unit. */
export const DeliveryPoint = v.object({ StationNumber: v.number(), StationAmount: v.number(), Address });
export type DeliveryPoint = v.InferOutput<typeof DeliveryPoint>;

/** A complete order about to be placed. */
export interface OrderDraft {
  readonly processId: string;
  readonly configuration: CalculationConfiguration;
  readonly offer: OrderableOffer;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly accessConditions: AccessConditions;
  readonly deliveryPoints: readonly [DeliveryPoint, ...DeliveryPoint[]];
  readonly invoiceAddress: Address | null;
  readonly payment: SelectedPayment;
  readonly debit: {
    readonly ibanEncrypted: string;
    readonly accountHolder: string;
    readonly mandateReference: string;
    readonly mandateAcceptedAt: Date;
  } | null;
  /** Staff who took it on the phone; absent: the customer places it. */
  readonly takenBy?: { readonly id: number; readonly name: string };
  readonly placedAt: Date;
  readonly answerDueAt: Date;
  /** The dealer is notified once the mailbox is verified, by this time at the latest; absent or null: at once. */
  readonly confirmUntil?: Date | null;
}

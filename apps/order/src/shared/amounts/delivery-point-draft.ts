import type { Address, OrderProcess } from '@heizplatz/contract';
import type { DeliveryPointsInput } from './amount-drafts';
import { distributeEvenly } from './distribute-evenly';

/** One delivery point as in the form; null: not entered yet. Amount in the group's unit. */
export interface DeliveryPointDraft {
  readonly amount: number | null;
  readonly addressId: number | null;
}

/** The saved amounts, else equal ones; the address of delivery point 1 is the address step's. */
export function deliveryPointDrafts({ Stations, Configuration, DeliveryAddress }: OrderProcess): DeliveryPointDraft[] {
  const isDistributed = Stations.every(({ StationAmount }) => StationAmount !== null && StationAmount > 0);
  const equal = distributeEvenly(Configuration.Amount, Stations.length);
  return Stations.map(({ StationAmount, Address }, index) => ({
    amount: isDistributed ? StationAmount : (equal[index] ?? null),
    addressId: Address?.Id ?? (index === 0 ? (DeliveryAddress?.Id ?? null) : null),
  }));
}

/** The process's data, merged with the input; an address that is not among the given ones (any more) is ignored. */
export function deliveryPointsInput(
  start: readonly DeliveryPointDraft[],
  input: DeliveryPointsInput,
  addresses: readonly Address[],
): DeliveryPointDraft[] {
  const isKnown = (id: number | null | undefined) => addresses.some(({ Id }) => Id === id);
  return start.map((deliveryPoint, index) => {
    const { amount = deliveryPoint.amount, addressId } = input[index] ?? {};
    return { amount, addressId: [addressId, deliveryPoint.addressId].find(isKnown) ?? null };
  });
}

/** Adds an input value for a delivery point, counted from 0. */
export const inputAt = (
  input: DeliveryPointsInput,
  index: number,
  part: Partial<DeliveryPointDraft>,
): DeliveryPointsInput =>
  Array.from({ length: Math.max(input.length, index + 1) }, (_, at) => ({
    ...input[at],
    ...(at === index && part),
  }));

/** With the amounts of all stations. */
export const amountsInput = (input: DeliveryPointsInput, amounts: readonly number[]): DeliveryPointsInput =>
  amounts.map((amount, index) => ({ ...input[index], amount }));

/** As it is sent; called with complete stations alone. */
export const toDeliveryPoint = ({ amount, addressId }: DeliveryPointDraft, index: number) => ({
  StationNumber: index + 1,
  AddressId: addressId ?? 0,
  Amount: amount ?? 0,
});

/** The undistributed rest of the order's amount; below zero: too much is distributed. */
export const remainingAmount = (
  deliveryPoints: readonly DeliveryPointDraft[],
  { Configuration }: Pick<OrderProcess, 'Configuration'>,
) => Configuration.Amount - deliveryPoints.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

import type { SelectedAddress } from '@heizplatz/contract';
import { checkSelectedAddresses, getDeliveries, type SelectionCheck } from './check-selected-addresses';

/**
 * The address step sets delivery point 1 and the invoice address again; the mengenverteilung data of the others is
 * retained as long as it is still valid, so that going back loses nothing. An invoice address that is no longer given
 * is removed.
 */
export function mergeSelection(
  input: readonly SelectedAddress[],
  { selected: before, ...check }: SelectionCheck,
): SelectedAddress[] {
  const deliveries = getDeliveries(input);
  const hasAmount = deliveries.some(({ Amount }) => Amount > 0);
  const deliveriesValue = getDeliveries(before);
  const named = new Set(deliveries.map(({ AddressIndex }) => AddressIndex));
  const merged = [
    ...deliveries.map((one) => {
      const amount = deliveriesValue.find(({ AddressIndex }) => AddressIndex === one.AddressIndex)?.Amount ?? 0;
      return hasAmount ? one : { ...one, Amount: amount };
    }),
    ...deliveriesValue.filter(({ AddressIndex }) => !named.has(AddressIndex)),
    ...input.filter(({ AddressType }) => AddressType !== 1),
  ];
  const fits = checkSelectedAddresses({ selected: merged, ...check }).length === 0;
  return fits ? merged : [...input];
}

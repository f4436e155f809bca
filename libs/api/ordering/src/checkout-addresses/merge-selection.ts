import type { SelectedAddress } from '@heizplatz/contract';
import { checkSelectedAddresses, getDeliveries, type SelectionCheck } from './check-selected-addresses';

/**
 * The address step names station 1 and the invoice again; what mengenverteilung had said of the others stays as long as it
 * still fits, so that walking back loses nothing. An invoice address that is not named any more goes.
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

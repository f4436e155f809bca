import type { ApiClient } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { saveDefaultPayment } from '../checkout/default-payment';
import { selectedAddresses } from './selected-addresses';

interface AddressStep {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

interface ChosenIds {
  readonly deliveryId: number;
  /** Null: the invoice goes to the delivery address. */
  readonly invoiceId: number | null;
}

/** Saves the order's addresses, and with one delivery point the payment that leaves nothing to decide. Throws ProblemError. */
export async function chooseAddresses(
  api: ApiClient,
  { process, group }: AddressStep,
  { deliveryId, invoiceId }: ChosenIds,
): Promise<void> {
  const SelectedAddresses = selectedAddresses(process, deliveryId, invoiceId);
  await api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } });
  await saveDefaultPayment(api, { process, group }, 'adresse');
}

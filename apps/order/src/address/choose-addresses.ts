import type { ApiClient } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { defaultPayment } from '../checkout/default-payment';
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

/** Saves the order's addresses, and its payment where the default leaves nothing to decide. Throws ProblemError. */
export async function chooseAddresses(
  api: ApiClient,
  { process, group }: AddressStep,
  { deliveryId, invoiceId }: ChosenIds,
): Promise<void> {
  const SelectedAddresses = selectedAddresses(process, deliveryId, invoiceId);
  await api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } });
  const payment = defaultPayment(process);
  if (!payment) return;
  const { Id: PaymentId, IsRatePayPayment } = payment;
  await api(CALLS.savePayment, { body: { ProductGroupId: group.id, PaymentId, IsRatePayPayment } });
}

import type { OrderStep } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { loadOrderAddresses, loadTitles } from '../../address-form/load-order-addresses';
import {
  type CheckoutPage,
  enterCheckout,
  getGroupByPath,
  loadOrderProcess,
  loadStep,
} from '../order-process/load-order-process';

export { checkAddressForm } from '../../address-form/check-address-form';
export { loadSummary } from '../../summary/load-summary';
export { enterCheckout } from '../order-process/load-order-process';

/** The access check precedes the identification. */
export const loadAccess = async (page: PageRequest): Promise<CheckoutPage> => ({
  groupId: (await loadOrderProcess(page)).group.id,
});

/** A step that needs the order alone. */
export const loadCheckoutPage = async (
  page: PageRequest,
  path: OrderStep['Path'],
  variant: string | null = null,
): Promise<CheckoutPage> => ({ groupId: (await loadStep(page, path, variant)).group.id });

/** The first step of all: open to anyone with an active process, who also enters here what precedes the address. */
export async function loadAddressPage(page: PageRequest): Promise<CheckoutPage> {
  const { group, process } = await loadOrderProcess(page);
  await (process.IsIdentified ? loadOrderAddresses(page, process, group) : loadTitles(page));
  return { groupId: group.id };
}

/** The amounts of several delivery points need the caller's addresses too. */
export async function loadAmountsPage(page: PageRequest): Promise<CheckoutPage> {
  const { group, process } = await loadStep(page, 'mengenverteilung');
  await loadOrderAddresses(page, process, group);
  return { groupId: group.id };
}

/** The choice of payment kinds: the kind's own loader requests the order, under the same key. */
export const loadPaymentKinds = (page: PageRequest): CheckoutPage => ({ groupId: getGroupByPath(page).id });

/** Payment without a kind in the path: the kind that may be opened, or the page that says why there is none. */
export async function enterPayment(page: PageRequest): Promise<CheckoutPage> {
  const { process } = await loadOrderProcess(page);
  if (process.PaymentData.Choices.length > 0) return enterCheckout(page, 'bezahlung');
  return loadCheckoutPage(page, 'bezahlung');
}

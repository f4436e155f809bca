import { CALLS, type OrderProcess } from '@heizplatz/contract';
import type { ProductGroup } from '@heizplatz/calculator';
import { NEW_ADDRESS, sentAddress } from '@heizplatz/order-ui';
import { FORM_FIELDS, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { atPlaceOf } from '../address-form/at-place-of';
import { deliverable } from '../address-form/deliverable';
import { ELSEWHERE_NAME, FORM_NAMES } from '../address-form/form-names';
import { isBusiness } from '../address-form/is-business';
import { newAddress } from '../address-form/new-address';
import { orderAddressesInput } from '../address-form/order-addresses-input';
import { orderAddressIssues } from '../address-form/order-address-issues';
import { addressFormPath } from '../checkout/checkout-paths';
import { loadStep } from '../checkout/load-order-process';
import { nextPath } from '../checkout/next-path';
import { selectedAddresses } from './selected-addresses';

interface Step {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

/** The address step without script: the first address of all, or a choice among those that are there. */
export async function sendAddressStep(sent: SentForm): Promise<Response> {
  const step = await loadStep(sent, 'adresse');
  return sent.form.get(FORM_FIELDS.form) === FORM_NAMES.first ? sendFirst(sent, step) : sendChoice(sent, step);
}

async function sendFirst(sent: SentForm, step: Step): Promise<Response> {
  const { api, form, site } = sent;
  const initial = newAddress(site.countryId, step.process);
  const Address = atPlaceOf(initial, sentAddress(Object.fromEntries(form), initial));
  refuseInvalid(orderAddressIssues(Address, isBusiness(step.process)));
  const saved = await api(CALLS.saveAddress, { body: { Id: null, AddressType: 1, Address } });
  const next = await choose(sent, step, { deliveryId: saved.Address.Id, invoiceId: null });
  const isElsewhere = step.process.AllowInvoiceAddress && form.has(ELSEWHERE_NAME);
  return isElsewhere ? redirect(addressFormPath(step.group, 'rechnungsadresse', NEW_ADDRESS), 303) : next;
}

async function sendChoice(sent: SentForm, step: Step): Promise<Response> {
  const { api, form, site } = sent;
  const { process, group } = step;
  const lists = await api(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  const delivery = deliverable(lists, process).find(({ Id }) => String(Id) === form.get('lieferadresse'));
  if (!delivery) return redirect(addressFormPath(group, 'lieferadresse', NEW_ADDRESS), 303);
  const isElsewhere = process.AllowInvoiceAddress && form.has(ELSEWHERE_NAME);
  const invoices = isElsewhere ? lists.InvoiceAddressList : [];
  if (isElsewhere && invoices.length === 0)
    return redirect(addressFormPath(group, 'rechnungsadresse', NEW_ADDRESS), 303);
  const invoice = invoices.find(({ Id }) => String(Id) === form.get('rechnungsadresse'));
  // Its list stands there only once it is known that the invoice goes elsewhere.
  refuseInvalid({ rechnungsadresse: isElsewhere && !invoice ? 'REQUIRED' : undefined });
  if (isBusiness(process) && !delivery.CompanyName)
    return redirect(addressFormPath(group, 'lieferadresse', delivery.Id), 303);
  return choose(sent, step, { deliveryId: delivery.Id, invoiceId: invoice?.Id ?? null });
}

interface Chosen {
  readonly deliveryId: number;
  readonly invoiceId: number | null;
}

async function choose(
  { api }: SentForm,
  { process, group }: Step,
  { deliveryId, invoiceId }: Chosen,
): Promise<Response> {
  const SelectedAddresses = selectedAddresses(process, deliveryId, invoiceId);
  await api(CALLS.saveOrderAddresses, { body: { ProductGroupId: group.id, SelectedAddresses } });
  return redirect(nextPath(process, 'adresse', group), 303);
}

import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import type { ProductGroup } from '@heizplatz/calculator';
import { NEW_ADDRESS, registerGuest, sentAddress } from '@heizplatz/order-ui';
import { FORM_FIELDS, redirect, refuseInvalid, type SentForm } from '@heizplatz/router';
import { parametersPath } from '@heizplatz/routes';
import { applyPlace } from '../address-form/apply-place';
import { deliverable } from '../address-form/deliverable';
import { ELSEWHERE_NAME, FORM_NAMES } from '../address-form/form-names';
import { isBusiness } from '../address-form/is-business';
import { newAddress } from '../address-form/new-address';
import { orderAddressesInput } from '../address-form/order-addresses-input';
import { orderAddressIssues } from '../address-form/order-address-issues';
import { addressFormPath, registrationWithReturn } from '../checkout/checkout-paths';
import { getStepAfter } from '../checkout/default-payment';
import { loadOrderProcess } from '../checkout/order-process/load-order-process';
import { nextPath } from '../checkout/steps/next-path';
import {
  PREREQUISITE_FIELDS,
  type Prerequisites,
  prerequisiteIssues,
  getPrerequisites,
  saveConfirmedAccess,
} from '../prerequisites/prerequisites';
import { chooseAddresses } from './choose-addresses';

interface Step {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  readonly prerequisites: Prerequisites;
}

/** The address step without script, with what comes before it: the first address of all, or a choice among those that are there. */
export async function sendAddressStep(sent: SentForm): Promise<Response> {
  const { process, group } = await loadOrderProcess(sent);
  const step = { process, group, prerequisites: getPrerequisites(process, group) };
  return sent.form.get(FORM_FIELDS.form) === FORM_NAMES.first ? sendFirst(sent, step) : sendChoice(sent, step);
}

async function sendFirst(sent: SentForm, step: Step): Promise<Response> {
  const { api, form, site } = sent;
  const initial = newAddress(site.countryId, step.process);
  const Address = applyPlace(initial, sentAddress(Object.fromEntries(form), initial));
  const { email, issues } = prerequisiteAnswers(form, step);
  refuseInvalid({ ...issues, ...orderAddressIssues(Address, isBusiness(step.process)) });
  if (step.prerequisites.needsEmail) await registerGuest(api, email);
  if (!(await hasSavedAccess(sent, step))) return redirect(parametersPath(step.group), 303);
  const saved = await api(CALLS.saveAddress, { body: { Id: null, AddressType: 1, Address } });
  const next = await choose(sent, step, { deliveryId: saved.Address.Id, invoiceId: null });
  const isElsewhere = step.process.AllowInvoiceAddress && form.has(ELSEWHERE_NAME);
  return isElsewhere ? redirect(addressFormPath(step.group, 'rechnungsadresse', NEW_ADDRESS), 303) : next;
}

async function sendChoice(sent: SentForm, step: Step): Promise<Response> {
  const { api, form, site } = sent;
  const { process, group, prerequisites } = step;
  // This form stands on no page for who is not known: the session has ended since.
  if (prerequisites.needsEmail) return redirect(registrationWithReturn(group, sent.url), 303);
  const lists = await api(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  const delivery = deliverable(lists, process).find(({ Id }) => String(Id) === form.get('lieferadresse'));
  if (!delivery) return redirect(addressFormPath(group, 'lieferadresse', NEW_ADDRESS), 303);
  const isElsewhere = process.AllowInvoiceAddress && form.has(ELSEWHERE_NAME);
  const invoices = isElsewhere ? lists.InvoiceAddressList : [];
  if (isElsewhere && invoices.length === 0)
    return redirect(addressFormPath(group, 'rechnungsadresse', NEW_ADDRESS), 303);
  const invoice = invoices.find(({ Id }) => String(Id) === form.get('rechnungsadresse'));
  refuseInvalid({
    ...prerequisiteAnswers(form, step).issues,
    rechnungsadresse: isElsewhere && !invoice ? 'REQUIRED' : undefined,
  });
  if (!(await hasSavedAccess(sent, step))) return redirect(parametersPath(group), 303);
  if (isBusiness(process) && !delivery.CompanyName)
    return redirect(addressFormPath(group, 'lieferadresse', delivery.Id), 303);
  return choose(sent, step, { deliveryId: delivery.Id, invoiceId: invoice?.Id ?? null });
}

interface Chosen {
  readonly deliveryId: number;
  readonly invoiceId: number | null;
}

async function choose({ api }: SentForm, { process, group }: Step, chosen: Chosen): Promise<Response> {
  await chooseAddresses(api, { process, group }, chosen);
  return redirect(nextPath(getStepAfter(process, 'adresse'), 'adresse', group), 303);
}

function prerequisiteAnswers(form: URLSearchParams, { prerequisites }: Step) {
  const email = (form.get(PREREQUISITE_FIELDS.email) ?? '').trim();
  const isConfirmed = form.has(PREREQUISITE_FIELDS.access);
  return { email, issues: prerequisiteIssues(prerequisites, { email, isConfirmed }) };
}

/**
 * False if the answers require more than the offer has: the access check's own page displays what, and at which
 * price.
 */
async function hasSavedAccess({ api }: SentForm, { process, group, prerequisites }: Step): Promise<boolean> {
  if (!prerequisites.needsAccess) return true;
  try {
    await saveConfirmedAccess(api, { process, group });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'ACCESS_OPTIONS') return false;
    throw error;
  }
}

import { CALLS } from '@heizplatz/contract';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { CUSTOMER_HOME_PATH, customerPath, CUSTOMERS_PATH } from '@heizplatz/routes';
import { toBody } from '@heizplatz/form-ui';
import { parsedForm } from '../../../../shared/staff-form/parsed-form';
import { customerInput } from './customer-input';

async function saveProfile({ api, form }: SentForm, id: number): Promise<void> {
  const values = Object.fromEntries(form);
  const numbers = { Salutation: Number(form.get('Salutation')), Version: Number(form.get('Version')) };
  const body = parsedForm(toBody(CALLS.saveStaffCustomer), { ...values, ...numbers });
  await api(CALLS.saveStaffCustomer, { ...customerInput(id), body });
}

async function changeLock({ api, form }: SentForm, id: number): Promise<void> {
  const customer = await api(CALLS.staffCustomer, customerInput(id));
  if (!customer) notFound();
  const { Version, LockedAt, LoginLimitedUntil } = customer;
  const IsLocked = LockedAt === null && LoginLimitedUntil === null;
  const body = parsedForm(toBody(CALLS.setCustomerLock), { Version, IsLocked, Reason: form.get('Reason') });
  await api(CALLS.setCustomerLock, { ...customerInput(id), body });
}

async function merge({ api, form, url }: SentForm, id: number): Promise<void> {
  const input = { ...customerInput(id), query: { other: url.searchParams.get('mit') ?? '' } };
  const { Stays, Goes } = await api(CALLS.mergePreview, input);
  const versions = { Version: Stays.Version, OtherNumber: Goes.CustomerId, OtherVersion: Goes.Version };
  const body = parsedForm(toBody(CALLS.mergeCustomers), { ...versions, Reason: form.get('Reason') });
  await api(CALLS.mergeCustomers, { ...customerInput(id), body });
}

async function correctEmail({ api, form }: SentForm, id: number): Promise<void> {
  const fields = { NewEmailAddress: form.get('NewEmailAddress'), Reason: form.get('Reason') };
  const body = parsedForm(toBody(CALLS.correctCustomerEmail), { ...fields, Version: Number(form.get('Version')) });
  await api(CALLS.correctCustomerEmail, { ...customerInput(id), body });
}

async function remove({ api, form }: SentForm, id: number): Promise<void> {
  const numbers = { CustomerNumber: Number(form.get('CustomerNumber')), Version: Number(form.get('Version')) };
  const body = parsedForm(toBody(CALLS.deleteStaffCustomer), { ...numbers, Reason: form.get('Reason') });
  await api(CALLS.deleteStaffCustomer, { ...customerInput(id), body });
}

/** Where a form leads that does not lead back to the customer. */
const TARGETS: Readonly<Record<string, string>> = { handeln: CUSTOMER_HOME_PATH, loeschen: CUSTOMERS_PATH };

/** Forms of a customer's page where no script runs, or not yet; addresses are changed with it alone. */
const ACTIONS: Readonly<Record<string, (sent: SentForm, id: number) => Promise<void>>> = {
  stammdaten: saveProfile,
  sperre: changeLock,
  zusammenfuehren: merge,
  email: correctEmail,
  loeschen: remove,
  notiz: async ({ api, form }, id) => {
    const body = parsedForm(toBody(CALLS.addCustomerNote), {
      Text: form.get('Text'),
      Kind: form.get('Kind') ?? undefined,
    });
    await api(CALLS.addCustomerNote, { ...customerInput(id), body });
  },
};

/** What the page shows after it; nothing else sends forms of this page without script. */
export interface BegunImpersonation {
  /** On the site of the customer's country, for a minute. */
  readonly continueAt: string;
}

/** No form may lead to another origin (the policy's form-action): the page shows the link to the customer's own site. */
async function actAsCustomer({ api, form }: SentForm, UserId: number): Promise<Response | BegunImpersonation> {
  const fields = { UserId, Reason: form.get('Reason'), Path: CUSTOMER_HOME_PATH };
  const { ContinueAt } = await api(CALLS.impersonate, { body: parsedForm(toBody(CALLS.impersonate), fields) });
  return ContinueAt === undefined ? redirect(CUSTOMER_HOME_PATH, 303) : { continueAt: ContinueAt };
}

export async function takeCustomerForm(sent: SentForm): Promise<Response | BegunImpersonation> {
  const name = sent.form.get(FORM_FIELDS.form) ?? '';
  const id = Number(sent.url.searchParams.get('id'));
  if (!Number.isInteger(id)) notFound();
  if (name === 'handeln') return actAsCustomer(sent, id);
  const action = ACTIONS[name];
  if (!action) notFound();
  await action(sent, id);
  return redirect(TARGETS[name] ?? customerPath(id), 303);
}

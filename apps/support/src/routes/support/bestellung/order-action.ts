import { type ApiClient } from '@heizplatz/api-client';
import { CALLS, type StaffOrder } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { sentAddress } from '@heizplatz/order-ui';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { parsedForm } from '../../../shared/staff-form/parsed-form';
import { addressFieldPrefix, getAddressFields } from './forms/order-address';
import { staffOrderInput } from './staff-order-input';

interface OrderForm {
  readonly api: ApiClient;
  readonly form: URLSearchParams;
  readonly order: StaffOrder;
}

/** The version that the form was made for: a newer one is refused with both. */
const getEdited = ({ form, order }: OrderForm) => ({ OrderId: order.OrderId, Version: Number(form.get('Version')) });

async function addNote({ api, form, order }: OrderForm): Promise<void> {
  const input = { OrderId: order.OrderId, Text: form.get('Text') };
  await api(CALLS.staffNoteOrder, { body: parsedForm(toBody(CALLS.staffNoteOrder), input) });
}

async function cancelOrder(sent: OrderForm): Promise<void> {
  const input = { ...getEdited(sent), Kind: sent.form.get('Kind'), Reason: sent.form.get('Reason') };
  await sent.api(CALLS.staffCancelOrder, { body: parsedForm(toBody(CALLS.staffCancelOrder), input) });
}

async function correctAddress(sent: OrderForm, StationNumber: number | null): Promise<void> {
  const { api, form, order } = sent;
  const before = getAddressFields(order, StationNumber);
  if (!before) return notFound();
  const prefix = addressFieldPrefix(form.get(FORM_FIELDS.form) ?? '');
  const Address = sentAddress(Object.fromEntries(form), before, prefix);
  const input = { ...getEdited(sent), StationNumber, Address, Reason: form.get(`${prefix}Reason`) };
  await api(CALLS.staffCorrectAddress, { body: parsedForm(toBody(CALLS.staffCorrectAddress), input) });
}

/** 'lieferung2' of the second delivery point. */
const DELIVERY_FORM = /^lieferung([1-9])$/;

function execute(sent: OrderForm): Promise<void> {
  const name = sent.form.get(FORM_FIELDS.form) ?? '';
  const [, deliveryPoint] = DELIVERY_FORM.exec(name) ?? [];
  if (deliveryPoint !== undefined) return correctAddress(sent, Number(deliveryPoint));
  if (name === 'rechnung') return correctAddress(sent, null);
  if (name === 'storno') return cancelOrder(sent);
  if (name === 'notiz') return addNote(sent);
  return notFound();
}

/** Forms of an order's page where no script runs, or not yet: note, addresses, cancellation. The others need script. */
export async function takeOrderForm({ api, form, params }: SentForm): Promise<Response> {
  const orderId = params['orderId'] ?? '';
  const order = await api(CALLS.staffOrder, staffOrderInput(orderId));
  if (!order) return notFound();
  await execute({ api, form, order });
  return redirect(staffOrderPath(orderId), 303);
}

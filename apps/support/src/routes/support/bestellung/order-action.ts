import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { FORM_FIELDS, notFound, redirect, type SentForm } from '@heizplatz/router';
import { staffOrderPath } from '@heizplatz/routes';
import { parsedForm } from '../../../shared/staff-form/parsed-form';
import { staffOrderInput } from './staff-order-input';

/** Forms of an order's page where no script runs, or not yet: a note. The others need script. */
export async function takeOrderForm({ api, form, params }: SentForm): Promise<Response> {
  if (form.get(FORM_FIELDS.form) !== 'notiz') notFound();
  const orderId = params['orderId'] ?? '';
  const order = await api(CALLS.staffOrder, staffOrderInput(orderId));
  if (!order) return notFound();
  const body = parsedForm(toBody(CALLS.staffNoteOrder), { OrderId: order.OrderId, Text: form.get('Text') });
  await api(CALLS.staffNoteOrder, { body });
  return redirect(staffOrderPath(orderId), 303);
}

import { sentAddress } from '@heizplatz/order-ui';
import { NEW_PASSWORD_NAME } from '../password/new-password-name';
import type { RegistrationDraft } from './registration-draft';

/** Identifies it among a page's forms when there is no JavaScript. */
export const REGISTER_FORM = 'konto-anlegen';

/** Whether the invoice goes elsewhere. */
export const INVOICE_ELSEWHERE = 'rechnung-woanders';

/** The values of the registration form without JavaScript; values that it did not contain stay unchanged. */
export const sentRegistration = (
  sent: Readonly<Record<string, string>>,
  before: RegistrationDraft,
): RegistrationDraft => ({
  email: sent['email'] ?? before.email,
  password: sent[NEW_PASSWORD_NAME] ?? '',
  newsletterWanted: 'newsletter' in sent,
  delivery: sentAddress(sent, before.delivery),
  usesInvoiceAddress: INVOICE_ELSEWHERE in sent,
  invoice: sentAddress(sent, before.invoice, 'Invoice-'),
});

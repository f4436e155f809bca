import { sentAddress } from '@heizplatz/order-ui';
import { NEW_PASSWORD_NAME } from '../password/new-password-name';
import type { RegistrationDraft } from './registration-draft';

/** Among a page's forms, for whoever has no script. */
export const REGISTER_FORM = 'konto-anlegen';

/** Whether the invoice goes elsewhere. */
export const INVOICE_ELSEWHERE = 'rechnung-woanders';

/** What the registration's form said without script; what it did not ask stays as it was. */
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

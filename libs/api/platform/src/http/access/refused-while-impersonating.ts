import type { CALLS, Call } from '@heizplatz/contract';
import type { CallContext } from '../calls/define-handler';
import { problem } from '../problems/problem';

type Refusal = 'always' | ((body: unknown) => boolean);

const has = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && Boolean(Reflect.get(body, field));

/**
 * Calls that are refused during impersonation (rule ROLE-05: mandate, consent, password, e-mail, export of data,
 * deletion). A review must be the customer's own as well. Handlers refuse what depends on stored data: a changed
 * newsletter, a credit at finalise, a consent to more weight.
 */
export const REFUSED_WHILE_IMPERSONATING: Readonly<Partial<Record<keyof typeof CALLS, Refusal>>> = {
  // Mandate and consent
  savePayment: (body) => ['MandateAccepted', 'CreditConsent', 'Iban'].some((field) => has(body, field)),
  addNotification: 'always',
  confirmNotification: 'always',
  rateOrder: 'always',
  // An account of one's own
  register: 'always',
  confirmRegistration: 'always',
  becomeCustomer: 'always',
  // Password
  requestPasswordLink: 'always',
  setPassword: 'always',
  changePassword: 'always',
  // Passkeys
  beginPasskeyEnrolment: 'always',
  addPasskey: 'always',
  removePasskey: 'always',
  // E-mail
  requestEmailChange: 'always',
  dropEmailChange: 'always',
  confirmEmailChange: 'always',
  // Data
  exportOwnData: 'always',
  deleteAccount: 'always',
};

const BY_CALL: ReadonlyMap<string, Refusal> = new Map(Object.entries(REFUSED_WHILE_IMPERSONATING));

/** Throws FORBIDDEN when staff impersonates the caller and only the customer may do this. */
export function checkImpersonation({ id }: Call, body: unknown, { user }: Pick<CallContext, 'user'>): void {
  if (!user?.isImpersonatedS) return;
  const refusal = BY_CALL.get(id);
  if (refusal === 'always' || refusal?.(body))
    throw problem('FORBIDDEN', { detail: 'Das kann nur der Kunde selbst tun.' });
}

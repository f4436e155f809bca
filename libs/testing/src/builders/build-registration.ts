import type { CallResponse, CALLS } from '@heizplatz/contract';

type Registration = CallResponse<typeof CALLS.registrationData>;

/** The registration data that a browser has collected: only the e-mail, unless a test overrides it. */
export const buildRegistration = (overrides: Partial<Registration> = {}): Registration => ({
  AuthData: { EmailAddress: 'a.koester@example.com', IsGuest: false, NewsletterWanted: false },
  UseInvoiceAddress: false,
  DeliveryAddress: null,
  InvoiceAddress: null,
  ...overrides,
});

import type { CallResponse, CALLS } from '@heizplatz/contract';

type Registration = CallResponse<typeof CALLS.registrationData>;

/** What a browser has gathered of a registration: the e-mail alone, unless a test says more. */
export const buildRegistration = (overrides: Partial<Registration> = {}): Registration => ({
  AuthData: { EmailAddress: 'a.koester@example.com', IsGuest: false, NewsletterWanted: false },
  UseInvoiceAddress: false,
  DeliveryAddress: null,
  InvoiceAddress: null,
  ...overrides,
});

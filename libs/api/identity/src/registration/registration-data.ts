import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { hashToken } from '../session/opaque-token';
import { findRegistration } from './registration-repository';

/** Only for the browser whose cookie names it. */
export const registrationData = defineHandler(CALLS.registrationData, async (_, { db, cookies, clock }) => {
  const token = cookies.get(COOKIES.registration);
  const stored = token ? await findRegistration(db, hashToken(token), clock()) : null;
  if (!stored) throw problem('NOT_FOUND');
  const { EmailAddress, IsGuest, NewsletterWanted, UseInvoiceAddress, DeliveryAddress, InvoiceAddress } = stored;
  return {
    AuthData: { EmailAddress, IsGuest, NewsletterWanted },
    UseInvoiceAddress,
    DeliveryAddress,
    InvoiceAddress,
  };
});

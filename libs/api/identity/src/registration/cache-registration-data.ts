import { after, defineHandler, getNetwork, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { checkAddress } from '../addresses/check-address';
import { checkPassword } from '../password/check-password';
import { REGISTRATION_TTL_SECONDS } from '../session/lifetimes';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { hashPassword } from '../password/password';
import { deleteRegistration, insertRegistration } from './registration-repository';

/** Each send gets a new cookie: a value that somebody else planted never names what was entered here. */
export const cacheRegistrationData = defineHandler(
  CALLS.cacheRegistrationData,
  async ({ body }, { db, cookies, clock, services, ip }) => {
    const now = clock();
    if (
      !services.limits.allows(
        `${CALLS.cacheRegistrationData.id} ${getNetwork(ip)}`,
        services.config.limits.addressFailures,
        now,
      )
    )
      throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const { AuthData, UseInvoiceAddress, DeliveryAddress, InvoiceAddress } = body;
    const { EmailAddress, IsGuest, NewsletterWanted, Password } = AuthData;
    const wrongPassword = Password === undefined ? null : checkPassword(Password, EmailAddress);
    const errors = [
      ...(wrongPassword ? [{ path: 'body.AuthData.Password', code: wrongPassword }] : []),
      ...(DeliveryAddress ? checkAddress(DeliveryAddress, 'body.DeliveryAddress') : []),
      ...(InvoiceAddress ? checkAddress(InvoiceAddress, 'body.InvoiceAddress') : []),
    ];
    if (errors.length > 0) throw problem('VALIDATION', { errors });

    const passwordHash = Password === undefined || IsGuest ? null : await hashPassword(Password);
    const content = {
      EmailAddress,
      IsGuest,
      NewsletterWanted,
      UseInvoiceAddress,
      DeliveryAddress,
      InvoiceAddress,
      IsAsked: false,
    };
    const token = newOpaqueToken();
    const previous = cookies.get(COOKIES.registration);
    await db.transaction(async (tx) => {
      if (previous) await deleteRegistration(tx, hashToken(previous));
      const expiresAt = after(now, REGISTRATION_TTL_SECONDS);
      await insertRegistration(tx, { tokenHash: hashToken(token), content, passwordHash, expiresAt });
    });
    cookies.set(COOKIES.registration, token, { maxAgeSeconds: REGISTRATION_TTL_SECONDS });
    return { success: true };
  },
);

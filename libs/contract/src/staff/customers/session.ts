import { SUPPORT } from '../../staff-access.ts';
import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE, IDENTIFIED } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { CustomerText, Id, Reference, Secret, StaffText, requiredText, shortText } from '../../fields/fields.ts';

const tokenResponse = v.object({ success: v.boolean(), token: v.nullable(Secret) });

/**
 * Staff: the second step of a login (login returned secondFactor 'required'); the first step is stored for five
 * minutes under an HttpOnly cookie. Code: six digits of TOTP (RFC 6238), or a recovery code.
 */
export const submitSecondFactor = defineCall({
  id: 'submitSecondFactor',
  summary: 'The second factor of a staff login',
  method: 'POST',
  path: '/api/account/jwt/zweiter-faktor',
  body: v.object({ Code: personal('secret', requiredText(20)) }),
  response: tokenResponse,
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/** A new secret, active once submitSecondFactor has received a code of it (login returned 'enrol'). */
export const enrolSecondFactor = defineCall({
  id: 'enrolSecondFactor',
  summary: 'A secret for an authenticator',
  method: 'POST',
  path: '/api/account/zweiter-faktor/einrichten',
  body: v.object({}),
  response: v.object({
    Secret: Secret,
    /** otpauth://totp/… */
    Uri: Secret,
    /** The Uri as a QR code, an SVG document. */
    QrSvg: Secret,
    RecoveryCodes: v.array(Secret),
  }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/**
 * The shell's server calls it before it renders a page: hp_auth identifies the session that the browser should have,
 * hp_refresh the one that it has. success false: there is none, the response deletes the cookies.
 */
export const cookieLogin = defineCall({
  id: 'cookieLogin',
  summary: 'Logs in again by the auth cookie',
  method: 'POST',
  path: '/api/account/anmelden-cookie',
  body: v.object({ Type: v.literal('v4'), AuthCookieValue: personal('secret', requiredText(200)) }),
  response: tokenResponse,
  access: ANYONE,
  reveals: 'login',
  csrf: false,
});

/** Customers only, never staff or dealers: others are 404. Logged with the reason. The supporter's own session rests meanwhile. */
export const impersonate = defineCall({
  id: 'impersonate',
  summary: 'Acts as a customer',
  method: 'POST',
  path: '/api/account/als-kunde',
  body: v.object({
    UserId: Id,
    Reason: personal('staff', requiredText(300)),
    /** Where it goes on as the customer; for one of another country alone. */
    Path: v.optional(impersonal('reference', shortText(600)), ''),
  }),
  response: v.object({
    ...tokenResponse.entries,
    /** A customer of another country: the address on that country's site, good once and for a minute; nothing changed here. */
    ContinueAt: v.optional(Secret),
  }),
  access: SUPPORT,
  csrf: true,
});

/** On the customer's own site, by the token of ContinueAt. success false: it was used, is too old, or another site's. */
export const continueImpersonation = defineCall({
  id: 'continueImpersonation',
  summary: 'Goes on as a customer on the site of its country',
  method: 'POST',
  path: '/api/account/als-kunde/fortsetzen',
  body: v.object({ Token: personal('secret', requiredText(200)) }),
  response: tokenResponse,
  access: ANYONE,
  reveals: 'login',
  csrf: false,
});

/** What the bar of an impersonated session and the support info show. */
export const supportInfo = defineCall({
  id: 'supportInfo',
  summary: 'Who acts as whom',
  method: 'GET',
  path: '/api/account/support-info',
  response: v.object({
    LoggedIn: v.boolean(),
    ShowSupportInfo: v.boolean(),
    AllowSupportInfo: v.boolean(),
    /** Null unless a user is being impersonated. */
    OperatingSupportData: v.nullable(
      v.object({ SupportUserId: Id, SupportUserName: StaffText, CustomerId: Id, CustomerName: CustomerText }),
    ),
    /** An impersonation that was begun on another country's site: where it goes back to when it ends. */
    ReturnUrl: v.optional(Reference),
  }),
  access: IDENTIFIED,
  csrf: false,
});

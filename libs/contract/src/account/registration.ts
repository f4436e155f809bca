import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { AddressFields } from '../fields/address.ts';
import { ACCOUNTS, ANYONE, IDENTIFIED } from '../access.ts';
import { defineCall } from '../call.ts';
import { CurrentPassword, CustomerText, EmailAddress, Reference, Secret, requiredText } from '../fields/fields.ts';
import { openPicklist } from '../fields/open-picklist.ts';

/** 10–128 characters; that it is not common and not the e-mail is judged by the server (PASSWORD_COMMON, PASSWORD_EMAIL). */
export const NewPassword = personal(
  'secret',
  v.pipe(v.string(), v.minLength(10, 'PASSWORD_SHORT'), v.maxLength(128, 'TOO_LONG')),
);

/** What a mailed link is for. */
export const LinkPurpose = v.picklist(['registration', 'password', 'email-change', 'notification']);
export type LinkPurpose = v.InferOutput<typeof LinkPurpose>;

/** 'unknown': forged, mistyped or forgotten by now. */
export const LinkState = v.picklist(['open', 'used', 'expired', 'unknown']);
export type LinkState = v.InferOutput<typeof LinkState>;

/**
 * The links that a page may read: links that are consumed once, and the unsubscribe link of a notification's mail,
 * which never expires.
 */
export const ReadablePurpose = v.picklist([...LinkPurpose.options, 'notification-end']);
export type ReadablePurpose = v.InferOutput<typeof ReadablePurpose>;

export const LinkToken = personal('secret', requiredText(200));
const done = v.object({ success: v.boolean() });

/**
 * Creates an account from the data that cacheRegistrationData stored (hp_reg), or from a guest's order session with a
 * password. The response does not reveal whether the e-mail is taken: a mail explains the next step, and its link's
 * button completes the registration. During an order the caller continues as a guest meanwhile (registerGuest).
 */
export const register = defineCall({
  id: 'register',
  summary: 'Asks for an account; completed by a mailed link',
  method: 'POST',
  path: '/api/account/registrieren',
  body: v.object({}),
  response: done,
  access: ANYONE,
  csrf: true,
});

/**
 * What cacheRegistrationData stored under this browser's hp_reg, so that a reloaded form is filled in; never a
 * password.
 */
export const registrationData = defineCall({
  id: 'registrationData',
  summary: 'What a registration has gathered so far',
  method: 'GET',
  path: '/api/account/reg-data',
  response: v.object({
    AuthData: v.object({ EmailAddress: CustomerText, IsGuest: v.boolean(), NewsletterWanted: v.boolean() }),
    UseInvoiceAddress: v.boolean(),
    DeliveryAddress: v.nullable(AddressFields),
    InvoiceAddress: v.nullable(AddressFields),
  }),
  access: ANYONE,
  reveals: 'own',
  csrf: false,
  onNotFound: null,
});

/** One password field after the order; the orders of this guest go with it once the mailed link is pressed. */
export const becomeCustomer = defineCall({
  id: 'becomeCustomer',
  summary: 'A guest asks for an account with the e-mail of its order',
  method: 'POST',
  path: '/api/account/konto-anlegen',
  body: v.object({ Password: NewPassword }),
  response: done,
  access: IDENTIFIED,
  csrf: true,
});

/** Looking spends nothing: mail scanners open links. */
export const readLink = defineCall({
  id: 'readLink',
  summary: 'What a mailed link is for, and whether it still can be used',
  method: 'POST',
  path: '/api/account/link',
  body: v.object({ Purpose: ReadablePurpose, Token: LinkToken }),
  response: v.object({
    State: openPicklist(LinkState),
    /** Whose: 'a…a@example.com'; null when unknown, and of 'notification-end'. */
    MaskedEmail: v.nullable(CustomerText),
    /**
     * An open registration that was requested in another browser: its page asks the mailbox's owner for a password.
     */
    NeedsPassword: v.optional(v.boolean(), false),
  }),
  access: ANYONE,
  reveals: 'mailed-link',
  csrf: false,
});

/**
 * Consumes the token and logs in on this browser (token and cookies as login). The password that was entered with the
 * registration is valid only in the browser that sent it; elsewhere the mailbox's owner sets one with the link
 * (VALIDATION with REQUIRED without it). On failure: TOKEN_EXPIRED with context State.
 */
export const confirmRegistration = defineCall({
  id: 'confirmRegistration',
  summary: 'Completes a registration by its mailed link',
  method: 'POST',
  path: '/api/account/registrierung-bestaetigen',
  body: v.object({ Token: LinkToken, Password: v.optional(NewPassword) }),
  response: v.object({ success: v.boolean(), token: v.nullable(Secret) }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/**
 * Always success: only the mail reveals whether the e-mail is known. ReturnUrl, the visitor's destination, is stored
 * with the link and not in the mail; anything but a path of this site is dropped.
 */
export const requestPasswordLink = defineCall({
  id: 'requestPasswordLink',
  summary: 'Sends a link to set a new password',
  method: 'POST',
  path: '/api/account/kennwort-vergessen',
  body: v.object({
    EmailAddress,
    ReturnUrl: v.optional(v.nullable(impersonal('reference', v.pipe(v.string(), v.maxLength(2000, 'TOO_LONG')))), null),
  }),
  response: done,
  access: ANYONE,
  csrf: true,
});

/**
 * Consumes the token, ends every session of the account. ReturnUrl: the path of this site from which the link was
 * requested, else null. On failure: TOKEN_EXPIRED with context State; VALIDATION for the password.
 */
export const setPassword = defineCall({
  id: 'setPassword',
  summary: 'Sets a new password by a mailed link',
  method: 'POST',
  path: '/api/account/kennwort-setzen',
  body: v.object({ Token: LinkToken, Password: NewPassword }),
  response: v.object({ success: v.boolean(), ReturnUrl: v.nullable(Reference) }),
  access: ANYONE,
  csrf: true,
});

/** Ends the account's other sessions. A wrong CurrentPassword is VALIDATION with PASSWORD_WRONG. Refused while impersonating. */
export const changePassword = defineCall({
  id: 'changePassword',
  summary: 'A logged-in user changes its password',
  method: 'POST',
  path: '/api/account/kennwort-aendern',
  body: v.object({ CurrentPassword, Password: NewPassword }),
  response: done,
  access: ACCOUNTS,
  csrf: true,
});

/**
 * The response does not reveal whether the new e-mail is taken; the old one is notified. Applied by the link in the
 * new mailbox. Refused during impersonation.
 */
export const requestEmailChange = defineCall({
  id: 'requestEmailChange',
  summary: 'Asks for another e-mail',
  method: 'POST',
  path: '/api/account/email-aendern',
  body: v.object({ NewEmailAddress: EmailAddress, Password: CurrentPassword }),
  response: done,
  access: ACCOUNTS,
  csrf: true,
});

export const dropEmailChange = defineCall({
  id: 'dropEmailChange',
  summary: 'Takes a pending e-mail change back',
  method: 'POST',
  path: '/api/account/email-aenderung-verwerfen',
  body: v.object({}),
  response: done,
  access: IDENTIFIED,
  csrf: true,
});

export const confirmEmailChange = defineCall({
  id: 'confirmEmailChange',
  summary: 'Applies an e-mail change by its mailed link',
  method: 'POST',
  path: '/api/account/email-bestaetigen',
  body: v.object({ Token: LinkToken }),
  response: done,
  access: ANYONE,
  csrf: true,
});

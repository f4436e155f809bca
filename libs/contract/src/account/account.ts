import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { AddressFields, Address, hasPhoneOfType, InvoiceAddressFields, SelectedAddress } from '../fields/address.ts';
import { ANYONE, IDENTIFIED } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CodeText,
  CountryIdText,
  CurrentPassword,
  EmailAddress,
  Reference,
  Secret,
  requiredText,
} from '../fields/fields.ts';

/** hp_token is what CurrentToken carries; the refresh token travels in its HttpOnly cookie alone. */
export const getToken = defineCall({
  id: 'getToken',
  summary: 'A new token from the refresh cookie; rotates it',
  method: 'POST',
  path: '/api/account/v2/get/token',
  body: v.object({ CurrentToken: v.optional(v.nullable(Secret), null) }),
  response: v.object({ success: v.boolean(), reload: v.boolean(), token: v.nullable(Secret) }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

export const AuthData = v.object({
  EmailAddress,
  /** Absent for guests; only its argon2id hash is stored. */
  Password: v.optional(
    personal('secret', v.pipe(v.string(), v.minLength(10, 'PASSWORD_SHORT'), v.maxLength(128, 'TOO_LONG'))),
  ),
  IsGuest: v.optional(v.boolean(), true),
  NewsletterWanted: v.optional(v.boolean(), false),
});

/** Stored for 24 hours under the HttpOnly cookie hp_reg. */
export const cacheRegistrationData = defineCall({
  id: 'cacheRegistrationData',
  summary: 'Keeps what a registration has gathered so far',
  method: 'POST',
  path: '/api/account/cache-reg-data',
  body: v.object({
    AuthData,
    UseInvoiceAddress: v.optional(v.boolean(), false),
    DeliveryAddress: v.optional(v.nullable(AddressFields), null),
    InvoiceAddress: v.optional(v.nullable(AddressFields), null),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

/**
 * Wrong password, unknown e-mail and locked account get the same response: success false. A dealer gets redirectUrl.
 */
export const login = defineCall({
  id: 'login',
  summary: 'Logs a customer, a member of staff or a dealer in',
  method: 'POST',
  path: '/api/account/jwt/anmelden',
  body: v.object({
    UserName: personal('customer', requiredText(254)),
    Password: CurrentPassword,
  }),
  response: v.object({
    success: v.boolean(),
    token: v.nullable(Secret),
    redirectUrl: v.nullable(Reference),
    /**
     * Staff, after the right password alone: 'required' requests a code, 'enrol' requests to set one up first; no
     * token yet.
     */
    secondFactor: v.optional(v.picklist(['none', 'required', 'enrol']), 'none'),
  }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/** Ends the session on every tab of this browser. UserSwitched: somebody acted as this user; the page reloads. */
export const logout = defineCall({
  id: 'logout',
  summary: 'Ends the session and clears its cookies',
  method: 'POST',
  path: '/api/account/jwt/abmelden',
  body: v.object({}),
  response: v.object({ Success: v.boolean(), UserSwitched: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

/** The token, its expiry and the refresh cookie come as Set-Cookie too. Only while ordering (rule ACCOUNT-03). */
export const registerGuest = defineCall({
  id: 'registerGuest',
  summary: 'A guest identity from the cached registration data',
  method: 'POST',
  path: '/api/account/jwt/gast',
  body: v.object({}),
  response: v.object({ success: v.boolean(), token: Secret }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/** Sets or refreshes the CSRF cookie; called every 300 s by the session loop. */
export const renewSession = defineCall({
  id: 'renewSession',
  summary: 'Keeps the session alive and its CSRF cookie fresh',
  method: 'GET',
  path: '/session/renew',
  query: v.object({ v: v.optional(impersonal('system', v.pipe(v.string(), v.maxLength(20)))) }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: false,
});

export const OrderAddresses = v.object({
  DeliveryAddressList: v.array(Address),
  InvoiceAddressList: v.array(Address),
  SelectedAddresses: v.array(SelectedAddress),
});
export type OrderAddresses = v.InferOutput<typeof OrderAddresses>;

const BooleanText = v.optional(
  v.pipe(
    CodeText,
    v.transform((text) => ['true', 'yes', 'ja', '1'].includes(text.toLowerCase())),
  ),
  'false',
);

export const orderAddresses = defineCall({
  id: 'orderAddresses',
  summary: "The caller's addresses for an order in a country",
  method: 'GET',
  path: '/api/jwt/adressen/order-addresses/:countryId',
  params: v.object({ countryId: CountryIdText }),
  query: v.object({ ai: BooleanText, ac: BooleanText }),
  response: OrderAddresses,
  access: IDENTIFIED,
  csrf: false,
});

export const saveAddress = defineCall({
  id: 'saveAddress',
  summary: "Adds an address, or changes one of the caller's own when Id is given",
  method: 'POST',
  path: '/api/jwt/adressen/speichern',
  body: v.pipe(
    v.object({
      Id: v.optional(v.nullable(v.number()), null),
      AddressType: v.picklist([0, 1]),
      Address: InvoiceAddressFields,
      /** The form did not show company, tax number and cost centre (a private order): what is known of them stays. */
      KeepsCompany: v.optional(v.boolean(), false),
    }),
    v.forward(v.partialCheck([['AddressType'], ['Address']], hasPhoneOfType, 'REQUIRED'), ['Address', 'Phone']),
  ),
  response: v.object({ Address }),
  access: IDENTIFIED,
  csrf: true,
});

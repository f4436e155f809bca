import * as v from 'valibot';
import { ACCOUNTS, ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import { CurrentPassword, Reference, Secret } from '../fields/fields.ts';
import { MadePasskey, Passkey, PasskeyCreation, PasskeyName, PasskeyRequest, UsedPasskey } from './passkey.ts';

export const passkeys = defineCall({
  id: 'passkeys',
  summary: "The caller's passkeys, the newest first",
  method: 'GET',
  path: '/api/account/passkeys',
  response: v.object({ Items: v.array(Passkey) }),
  access: ACCOUNTS,
  reveals: 'own',
  csrf: false,
});

/** VALIDATION with PASSWORD_WRONG for another password, CONFLICT beside ten passkeys. Refused while impersonating. */
export const beginPasskeyEnrolment = defineCall({
  id: 'beginPasskeyEnrolment',
  summary: 'What a browser needs to make a passkey; the password is asked again',
  method: 'POST',
  path: '/api/account/passkeys/begin',
  body: v.object({ Password: CurrentPassword }),
  response: PasskeyCreation,
  access: ACCOUNTS,
  reveals: 'own',
  csrf: true,
});

/** Within five minutes of its beginning, in the same browser and login; else TOKEN_EXPIRED. The owner gets a mail. */
export const addPasskey = defineCall({
  id: 'addPasskey',
  summary: 'Keeps a passkey that the browser has made',
  method: 'POST',
  path: '/api/account/passkeys/add',
  body: v.object({ Name: PasskeyName, Credential: MadePasskey }),
  response: Passkey,
  access: ACCOUNTS,
  reveals: 'own',
  csrf: true,
});

/** NOT_FOUND for somebody else's. The owner gets a mail. */
export const removePasskey = defineCall({
  id: 'removePasskey',
  summary: 'Removes a passkey; the password is asked again',
  method: 'POST',
  path: '/api/account/passkeys/remove',
  body: v.object({ Id: v.pipe(v.number('REQUIRED'), v.integer(), v.minValue(1)), Password: CurrentPassword }),
  response: v.object({ success: v.boolean() }),
  access: ACCOUNTS,
  csrf: true,
});

/** Writes nothing: the challenge stands sealed in a cookie. */
export const beginPasskeyLogin = defineCall({
  id: 'beginPasskeyLogin',
  summary: 'What a browser needs to log in with a passkey',
  method: 'POST',
  path: '/api/account/jwt/passkey/begin',
  body: v.object({}),
  response: PasskeyRequest,
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

/**
 * Unknown, removed and other people's passkeys, used challenges and locked accounts get the same response: success
 * false. A passkey combines possession with a PIN or fingerprint, so that staff need no second factor.
 */
export const logInWithPasskey = defineCall({
  id: 'logInWithPasskey',
  summary: 'Logs a customer, a member of staff or a dealer in by passkey',
  method: 'POST',
  path: '/api/account/jwt/passkey',
  body: v.object({ Credential: UsedPasskey }),
  response: v.object({
    success: v.boolean(),
    token: v.nullable(Secret),
    redirectUrl: v.nullable(Reference),
  }),
  access: ANYONE,
  reveals: 'login',
  csrf: true,
});

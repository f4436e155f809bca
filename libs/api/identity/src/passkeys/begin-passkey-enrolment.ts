import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, PasskeyCreation } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';
import * as v from 'valibot';
import { confirmPassword } from '../password/confirm-password';
import { CHALLENGE_TTL_SECONDS, issueChallenge } from './challenge';
import { loadWebAuthn } from './load-webauthn';
import { findPasskeys } from './passkey-repository';
import { relyingParty, userHandle } from './relying-party';

/** COSE numbers of EdDSA, ES256 and RS256. Chromium would take ML-DSA, which Node's WebCrypto has as an experiment only. */
const ALGORITHMS = [-8, -7, -257];

/** For an account; more are a sign that something else makes them. */
export const MOST_PASSKEYS = 10;

export const tooManyPasskeys = () =>
  problem('CONFLICT', { detail: `Mehr als ${MOST_PASSKEYS} Passkeys hat kein Konto. Bitte entfernen Sie erst einen.` });

/** The options know which passkeys there are, so that no device makes a second one. */
export const beginPasskeyEnrolment = defineHandler(CALLS.beginPasskeyEnrolment, async ({ body }, context) => {
  const account = await confirmPassword(body.Password, 'body.Password', context);
  const known = await findPasskeys(context.db, account.id);
  if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
  const { id: rpID } = relyingParty(context);
  const challenge = issueChallenge(`enrolment:${account.id}:${context.familyId ?? ''}`, context);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim() || account.email,
    userID: new Uint8Array(userHandle(account.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_TTL_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known
      .filter(({ rpId }) => rpId === rpID)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  return v.parse(PasskeyCreation, options);
});

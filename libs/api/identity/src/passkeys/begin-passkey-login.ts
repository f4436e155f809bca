import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, PasskeyRequest } from '@heizplatz/contract';
import * as v from 'valibot';
import { CHALLENGE_TTL_SECONDS, issueChallenge } from './challenge';
import { loadWebAuthn } from './load-webauthn';
import { relyingParty } from './relying-party';

export const beginPasskeyLogin = defineHandler(CALLS.beginPasskeyLogin, async (_, context) => {
  const challenge = issueChallenge('login', context);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_TTL_SECONDS * 1000,
    userVerification: 'required',
  });
  return v.parse(PasskeyRequest, options);
});

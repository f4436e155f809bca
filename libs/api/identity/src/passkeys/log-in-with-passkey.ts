import { type CallContext, type Database, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { allowedRedirect } from '../login/allowed-redirect';
import { logInHere } from '../login/log-in-here';
import { type Account, accountById } from '../users/user-repository';
import { type OpenChallenge, takeChallenge } from './challenge';
import { loadWebAuthn } from './load-webauthn';
import { lockPasskey, type PasskeyRow, recordUse, consumeChallenge } from './passkey-repository';
import { relyingParty, userHandle } from './relying-party';

const REFUSED: CallResponse<typeof CALLS.logInWithPasskey> = { success: false, token: null, redirectUrl: null };

interface Input {
  readonly response: AuthenticationResponseJSON;
  readonly open: OpenChallenge;
}

/** The verified signature's result; null when it is not the passkey's, or its counter decreases (a cloned key). */
async function verified({ response, open }: Input, known: PasskeyRow, context: CallContext) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context);
  const credential = {
    id: known.credentialId,
    publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
    counter: known.signatures,
  };
  const expected = { expectedChallenge: open.challenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({ response, credential, ...expected });
    return verified ? authenticationInfo : null;
  } catch (err) {
    context.log.info({ err, passkey: known.id }, 'passkey refused');
    return null;
  }
}

/** The account of a valid response, which is accepted once; null for everything else. */
async function findAccount(tx: Database, input: Input, context: CallContext): Promise<Account | null> {
  const { response, open } = input;
  const known = await lockPasskey(tx, response.id, relyingParty(context).id);
  if (!known) return null;
  const handle = response.response.userHandle;
  if (handle !== undefined && handle !== userHandle(known.userId).toString('base64url')) return null;
  const info = await verified(input, known, context);
  const account = info && (await accountById(tx, known.userId));
  if (!account || account.lockedAt) return null;
  if (!(await consumeChallenge(tx, open.hash, open.expiresAt))) return null;
  const { newCounter: signatures, credentialBackedUp: isBackedUp } = info;
  await recordUse(tx, { id: known.id, signatures, isBackedUp, lastUsedAt: context.clock() });
  return account;
}

export const logInWithPasskey = defineHandler(CALLS.logInWithPasskey, async ({ body }, context) => {
  const { db, services, clock, ip, log } = context;
  const input = { response: body.Credential, open: takeChallenge('login', context) };
  const account = await services.limits.tried(db, { command: 'passkey', ip }, clock, () =>
    db.transaction((tx) => findAccount(tx, input, context)),
  );
  if (!account) return REFUSED;
  const token = await logInHere(account.id, context);
  log.info({ userId: account.id }, 'logged in by passkey');
  return { success: true, token, redirectUrl: allowedRedirect(account.redirectUrl, services.config) };
});

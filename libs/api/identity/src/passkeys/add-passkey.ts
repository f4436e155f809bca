import { type CallContext, type Database, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { getAddressee } from '../users/addressee';
import { lockAccount } from '../users/user-repository';
import { MOST_PASSKEYS, tooManyPasskeys } from './begin-passkey-enrolment';
import { type OpenChallenge, takeChallenge } from './challenge';
import { loadWebAuthn } from './load-webauthn';
import { passkeyAddedMail } from './passkey-mails';
import { countPasskeys, insertPasskey, type PasskeyRow, consumeChallenge } from './passkey-repository';
import { presentPasskey } from './present-passkey';
import { relyingParty } from './relying-party';

type Made = Omit<PasskeyRow, 'id' | 'userId' | 'name' | 'createdAt' | 'lastUsedAt'>;

const refused = () =>
  problem('VALIDATION', {
    detail: 'Dieser Passkey passt nicht zu unserer Seite. Bitte legen Sie ihn noch einmal an.',
    errors: [{ path: 'body.Credential', code: 'PASSKEY_INVALID' }],
  });

/** Verifies the browser's new credential: for this challenge, for this host, with finger, face or PIN. */
async function verified(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  context: CallContext,
): Promise<Made> {
  const { id: rpId, origin: expectedOrigin } = relyingParty(context);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID: rpId, requireUserVerification: true };
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch((err: unknown) => {
    context.log.info({ err }, 'passkey refused');
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
  return {
    rpId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signatures: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp,
  };
}

type Added = Made & { readonly userId: number; readonly name: string; readonly open: OpenChallenge };

async function add(tx: Database, { open, ...made }: Added, context: CallContext): Promise<PasskeyRow> {
  const account = await lockAccount(tx, made.userId);
  if (!account || account.lockedAt) throw problem('UNAUTHENTICATED');
  if (!(await consumeChallenge(tx, open.hash, open.expiresAt))) throw refused();
  if ((await countPasskeys(tx, account.id)) >= MOST_PASSKEYS) throw tooManyPasskeys();
  const row = await insertPasskey(tx, { ...made, createdAt: context.clock() });
  if (!row) throw problem('CONFLICT', { detail: 'Dieser Passkey ist schon eingerichtet.' });
  await queueMail(tx, passkeyAddedMail(getAddressee(account.email, context), row.name), context);
  return row;
}

export const addPasskey = defineHandler(CALLS.addPasskey, async ({ body }, context) => {
  const { db, user, familyId, log } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const open = takeChallenge(`enrolment:${user.id}:${familyId ?? ''}`, context);
  const made = await verified(body.Credential, open.challenge, context);
  const row = await db.transaction((tx) => add(tx, { ...made, userId: user.id, name: body.Name, open }, context));
  log.info({ userId: user.id, passkey: row.id }, 'passkey added');
  return presentPasskey(row);
});

import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findPasskeys } from './passkey-repository';
import { presentPasskey } from './present-passkey';

export const passkeys = defineHandler(CALLS.passkeys, async (_, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return { Items: (await findPasskeys(db, user.id)).map(presentPasskey) };
});

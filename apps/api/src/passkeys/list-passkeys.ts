import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { passkeysOf } from './passkey-repository';
import { presentPasskey } from './present-passkey';

export const answerPasskeys = defineHandler(CALLS.passkeys, async (_, { db, user }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  return { Items: (await passkeysOf(db, user.id)).map(presentPasskey) };
});

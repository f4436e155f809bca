import { type CallContext, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findOwnDealer, readDealerLogins } from './dealer-login-repository';
import { inviteLogin } from './invite-dealer-login';

/** FORBIDDEN for those who log in for no dealer. */
async function getOwnDealer({ db, user }: Pick<CallContext, 'db' | 'user'>) {
  const dealer = user && (await findOwnDealer(db, user.id));
  if (!dealer) throw problem('FORBIDDEN');
  return dealer;
}

export const ownDealerLogins = defineHandler(CALLS.ownDealerLogins, async (_, context) => {
  const { id, name, isMain, lockedAt } = await getOwnDealer(context);
  const Logins = await readDealerLogins(context.db, id, context.clock());
  return { Logins, DealerName: name, MayInvite: isMain && lockedAt === null };
});

export const inviteColleague = defineHandler(CALLS.inviteColleague, async ({ body }, context) => {
  const { id: dealerId, isMain } = await getOwnDealer(context);
  if (!isMain) throw problem('FORBIDDEN');
  const { Email: email, FirstName: firstName, LastName: lastName } = body;
  return { Logins: await inviteLogin({ dealerId, email, firstName, lastName, isMain: false }, context) };
});

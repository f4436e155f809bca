import { type Account, changeUser, endFamiliesOf, expireLinks, sendInvitation } from '@heizplatz/api-identity';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type DealerLogin } from '@heizplatz/contract';
import { hasDealer } from '../dealers/dealer-repository';
import { lockDealerLogin, readDealerLogins } from './dealer-login-repository';
import { inviteLogin } from './invite-dealer-login';

export const dealerLogins = defineHandler(CALLS.dealerLogins, async ({ params }, { db, clock }) => {
  if (!(await hasDealer(db, params.dealerId))) throw problem('NOT_FOUND');
  return { Logins: await readDealerLogins(db, params.dealerId, clock()) };
});

export const inviteDealerLogin = defineHandler(CALLS.inviteDealerLogin, async ({ params, body }, context) => {
  const { Email: email, FirstName: firstName, LastName: lastName, IsMain: isMain } = body;
  return { Logins: await inviteLogin({ dealerId: params.dealerId, email, firstName, lastName, isMain }, context) };
});

/** One change of a dealer's login. NOT_FOUND for users who are not of this dealer. */
const changeLogin = (
  login: { readonly dealerId: number; readonly userId: number },
  context: CallContext,
  change: (tx: Database, account: Account) => Promise<void>,
): Promise<DealerLogin[]> =>
  context.db.transaction(async (tx) => {
    const account = await lockDealerLogin(tx, login);
    if (!account) throw problem('NOT_FOUND');
    context.audit.note({ forUser: { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() } });
    await change(tx, account);
    return readDealerLogins(tx, login.dealerId, context.clock());
  });

export const inviteDealerLoginAgain = defineHandler(
  CALLS.inviteDealerLoginAgain,
  async ({ params, body }, context) => ({
    Logins: await changeLogin({ dealerId: params.dealerId, userId: body.UserId }, context, async (tx, account) => {
      if (account.passwordHash !== null) throw problem('CONFLICT', { detail: 'Die Einladung ist schon angenommen.' });
      if (account.lockedAt) throw problem('CONFLICT', { detail: 'Dieser Zugang ist gesperrt.' });
      await sendInvitation(tx, account, context);
    }),
  }),
);

export const setDealerLoginLock = defineHandler(CALLS.setDealerLoginLock, async ({ params, body }, context) => {
  const { audit, clock } = context;
  audit.note({ reason: body.Reason });
  const login = { dealerId: params.dealerId, userId: body.UserId };
  const Logins = await changeLogin(login, context, async (tx, account) => {
    const lockedAt = body.IsLocked ? (account.lockedAt ?? clock()) : null;
    audit.note({ before: { lockedAt: account.lockedAt }, after: { lockedAt } });
    await changeUser(tx, account.id, { lockedAt });
    if (lockedAt === null) return;
    await endFamiliesOf(tx, account.id, { endReason: 'locked', endedAt: lockedAt });
    await expireLinks(tx, account.id, 'password', lockedAt);
  });
  return { Logins };
});

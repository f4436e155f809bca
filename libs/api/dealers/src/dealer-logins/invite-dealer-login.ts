import { accountByEmail, accountById, EMAIL_TAKEN, insertUser, sendInvitation } from '@heizplatz/api-identity';
import { type CallContext, problem, violatesUnique } from '@heizplatz/api-platform';
import type { DealerLogin } from '@heizplatz/contract';
import { DEALER_LOGINS_PATH } from '@heizplatz/routes';
import { lockDealerById } from '../dealers/dealer-repository';
import { staffName } from '../dealers/staff-name';
import { insertDealerLogin, readDealerLogins } from './dealer-login-repository';

interface Invitation {
  readonly dealerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isMain: boolean;
}

const taken = () => problem('CONFLICT', { detail: EMAIL_TAKEN });

/** An account without a password and a mail with the link that sets it. CONFLICT for a taken e-mail and a locked dealer. */
export async function inviteLogin(invitation: Invitation, context: CallContext): Promise<DealerLogin[]> {
  const { db, clock, user, audit, log } = context;
  const { dealerId, email, firstName, lastName, isMain } = invitation;
  const invited = db.transaction(async (tx) => {
    const dealer = await lockDealerById(tx, dealerId);
    if (!dealer) throw problem('NOT_FOUND');
    if (dealer.lockedAt) throw problem('CONFLICT', { detail: 'Dieser Händler ist gesperrt.' });
    if (await accountByEmail(tx, email)) throw taken();
    const person = { countryId: dealer.countryId, email, firstName, lastName, roles: [] };
    const id = await insertUser(tx, { ...person, redirectUrl: DEALER_LOGINS_PATH, createdAt: clock() });
    await insertDealerLogin(tx, { userId: id, dealerId, isMain, invitedByName: staffName(user), invitedAt: clock() });
    audit.note({ forUser: { id, name: `${firstName} ${lastName}` }, after: { dealer: dealer.name, email, isMain } });
    const account = await accountById(tx, id);
    if (!account) throw new Error('the invited person is gone');
    await sendInvitation(tx, account, context);
    log.info({ userId: id, dealerId }, 'dealer login invited');
    return readDealerLogins(tx, dealerId, clock());
  });
  return invited.catch((error: unknown) => {
    throw violatesUnique(error, 'users_email_unique') ? taken() : error;
  });
}

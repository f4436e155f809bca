import { accountByEmail, getAddressee, insertLink, insertUser, INVITATION_TTL_SECONDS } from '@heizplatz/api-identity';
import {
  type CallContext,
  type Database,
  defineHandler,
  problem,
  queueMail,
  violatesUnique,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { phoneCustomerMail } from './phone-customer-mail';

type Body = CallRequest<typeof CALLS.staffCreateCustomer>['body'];

/** Staff may know who has an account; the page leads on with it. */
const taken = (UserId?: number) =>
  problem('CONFLICT', {
    detail: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    ...(UserId !== undefined && { context: { UserId } }),
  });

async function create(tx: Database, body: Body, context: CallContext): Promise<number> {
  const { clock, audit } = context;
  const countryId = body.CountryId ?? context.countryId;
  const { EmailAddress: email, FirstName: firstName, LastName: lastName } = body;
  const known = await accountByEmail(tx, email);
  if (known) throw taken(known.id);
  const person = { countryId, email, firstName, lastName, salutation: body.Salutation, phone: body.Phone };
  const userId = await insertUser(tx, { ...person, roles: [ROLES.customer], createdAt: clock() });
  audit.note({ forUser: { id: userId, name: `${firstName} ${lastName}` }, before: null, after: { email } });
  const link = { purpose: 'password', countryId, email, userId, content: null } as const;
  const token = await insertLink(tx, { ...link, ttlSeconds: INVITATION_TTL_SECONDS }, clock());
  await queueMail(tx, phoneCustomerMail(getAddressee(email, { ...context, countryId }), token), context);
  return userId;
}

/**
 * An account without a password on the site of its country: login is not possible before the mailed link was used.
 */
export const staffCreateCustomer = defineHandler(CALLS.staffCreateCustomer, async ({ body }, context) => {
  const { db, log } = context;
  try {
    const userId = await db.transaction((tx) => create(tx, body, context));
    log.info({ userId }, 'customer made for a phone order');
    return { UserId: userId };
  } catch (error) {
    throw violatesUnique(error, 'users_email_unique') ? taken() : error;
  }
});

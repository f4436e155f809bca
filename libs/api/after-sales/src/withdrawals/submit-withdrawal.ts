import { countryRules } from '@heizplatz/country';
import { getImpersonator, lockOrder, type Order, getOrder } from '@heizplatz/api-ordering';
import {
  type CallContext,
  claimMailQuota,
  type Database,
  defineHandler,
  acquireAdvisoryLock,
  problem,
  queueMails,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type CountryId } from '@heizplatz/contract';
import { composeWithdrawalMails } from './compose-withdrawal-mails';
import { declarationHash, type Declaration } from './declaration';
import { findDeclaredOrder } from './find-declared-order';
import { awaitOwner, withdrawOrder, type DeclaredOrder } from './withdraw-order';
import { WITHDRAWAL_COMMANDS } from './withdrawal-commands';
import { endWaiting, findDuplicate, findWaiting, insertWithdrawal } from './withdrawal-repository';

type Body = CallRequest<typeof CALLS.submitWithdrawal>['body'];

/** The same again within it is a double click or a retry, not a second declaration. */
const DEDUPLICATION_SECONDS = 600;
const OTHER_WAYS =
  'Von hier kamen gerade sehr viele Erklärungen. Bitte versuchen Sie es in 15 Minuten noch einmal, oder widerrufen Sie per E-Mail an den Händler oder an uns; das gilt ebenso.';

const getDeclaration = (body: Body, countryId: CountryId, receivedAt: Date): Declaration => ({
  countryId,
  name: body.Name,
  email: body.EmailAddress,
  contract: [body.Contract, body.ZipCode && `Lieferung nach ${body.ZipCode}`].filter(Boolean).join(', '),
  part: body.Part,
  receivedAt,
});

/**
 * What counts is the order as it is under the lock, and the time at which it was first declared: the owner who opened the
 * order confirms with it what waited for that.
 */
async function withdraw(
  tx: Database,
  order: Order,
  declared: Declaration,
  context: CallContext,
): Promise<DeclaredOrder> {
  const locked = await lockOrder(tx, order.id);
  const author = getImpersonator(context, order);
  const waiting = await findWaiting(tx, { orderId: order.id, part: declared.part });
  const receivedAt = waiting[0]?.receivedAt ?? declared.receivedAt;
  const withdrawnOrder = await withdrawOrder(tx, locked ? getOrder(locked) : order, {
    declared: { ...declared, receivedAt },
    author,
  });
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await endWaiting(tx, ids, withdrawnOrder.outcome);
  return withdrawnOrder;
}

async function receive(tx: Database, body: Body, declared: Declaration, context: CallContext): Promise<Date> {
  const contentHash = declarationHash(declared, body.OrderId);
  await acquireAdvisoryLock(tx, `withdrawal ${contentHash}`);
  const since = new Date(declared.receivedAt.getTime() - DEDUPLICATION_SECONDS * 1000);
  const duplicate = await findDuplicate(tx, contentHash, since);
  if (duplicate) return duplicate;
  const { ip, services } = context;
  const receipt = { command: 'withdrawal', recipient: declared.email, ip, isOwedByLaw: true, detail: OTHER_WAYS };
  await claimMailQuota(tx, receipt, context);
  const meant = await findDeclaredOrder(tx, body, context);
  const withdrawal =
    meant &&
    (meant.isOpened ? await withdraw(tx, meant.order, declared, context) : await awaitOwner(tx, meant.order, declared));
  const stored = {
    orderId: withdrawal?.order.id ?? null,
    outcome: withdrawal?.outcome ?? WITHDRAWAL_COMMANDS.receiveUnknown.to,
    contentHash,
  } as const;
  context.audit.note({
    before: meant && { state: meant.order.state },
    after: { orderId: stored.orderId, outcome: stored.outcome },
  });
  const mails = composeWithdrawalMails(
    withdrawal?.command ?? 'receiveUnknown',
    { declared, declaredOrder: withdrawal },
    services.config,
  );
  const mailIds = await queueMails(tx, mails, context);
  // The first is the confirmation to the declaring person.
  await insertWithdrawal(tx, { ...declared, ...stored, receiptMailId: mailIds[0] ?? null });
  return declared.receivedAt;
}

/**
 * Accepts a declaration of withdrawal (§356a BGB; AT by the same directive): no login, no reason, incomplete input
 * allowed. Stored and confirmed by mail in one transaction. The response is the same whether or not an order was
 * recognised; NOT_FOUND where the law gives no such right.
 */
export const submitWithdrawal = defineHandler(CALLS.submitWithdrawal, async ({ body }, context) => {
  const { db, clock, countryId } = context;
  if (!countryRules(countryId).withdrawal) throw problem('NOT_FOUND');
  const declared = getDeclaration(body, countryId, clock());
  const receivedAt = await db.transaction((tx) => receive(tx, body, declared, context));
  return { ReceivedAt: receivedAt.toISOString() };
});

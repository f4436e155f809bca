import { insertUser, issueTokens } from '@heizplatz/api-identity';
import { type CallContext, defineHandler, getNetwork, isoDay, localDay, problem } from '@heizplatz/api-platform';
import { CALLS, type CalculationConfiguration, type ProductGroupId } from '@heizplatz/contract';
import { findOwnOrder } from '../order/open-order';
import type { Order } from '../order/order';
import { findOrder } from '../order/order-repository';
import { checkConfiguration, openProcess, orderableOffer, type Carried } from '../checkout/open-process';
import { copyAddresses, reorderedAddresses } from './reordered-addresses';
import { reorderedPayment } from './reordered-payment';

/** Wish dates that have passed are no wish any more. */
function configurationNow(configuration: CalculationConfiguration, now: Date): CalculationConfiguration {
  const today = isoDay(localDay(now));
  const Parameters = configuration.Parameters.filter(
    ({ DesiredDate }) => DesiredDate === undefined || DesiredDate > today,
  );
  return { ...configuration, Parameters };
}

/** A guest whose session has ended, by the link of its mail: a new guest with copies of what the link shows anyway. */
async function getGuest(order: Order, context: CallContext): Promise<Carried> {
  const { db, clock } = context;
  const createdAt = clock();
  const { FirstName: firstName, LastName: lastName } = order.deliveryAddresses[0].Address;
  const { countryId, email } = order;
  const owned = await db.transaction(async (tx) => {
    const userId = await insertUser(tx, { countryId, email, isGuest: true, firstName, lastName, createdAt });
    return copyAddresses(tx, order, { userId, createdAt });
  });
  await issueTokens(owned.userId, context);
  return {
    userId: owned.userId,
    selectedAddresses: await reorderedAddresses(db, order, owned),
    accessConditions: order.accessConditions,
  };
}

/**
 * A visitor who holds the link of a customer's order without its session gets a process of that customer: nothing of
 * it is visible to anyone else, and the addresses are available once the customer has logged in (toViewOf).
 */
async function carriedFrom(order: Order, context: CallContext): Promise<Carried> {
  if (context.user === null && order.isGuest) return getGuest(order, context);
  const owned = { userId: order.userId, getId: ({ Id }: { Id: number }) => Id };
  return {
    userId: order.userId,
    selectedAddresses: await reorderedAddresses(context.db, order, owned),
    accessConditions: order.accessConditions,
  };
}

/**
 * A new process from an old order and an offer, under a new cookie: addresses, access check and payment as far as they
 * still fit; a credit's consent never, a mandate for the same creditor alone. The caller has checked that the order may be
 * opened. Throws OFFER_GONE with the nearest, or VALIDATION when the goods can't be ordered like this any more.
 */
export async function startProcessFrom(order: Order, offerId: string, context: CallContext): Promise<ProductGroupId> {
  const { db, clock, user } = context;
  const configuration = configurationNow(order.configuration, clock());
  checkConfiguration(configuration, context);
  const offer = orderableOffer(configuration, offerId, context);
  const row = await findOrder(db, order.id);
  if (!row) throw problem('NOT_FOUND');
  const isOwner = user !== null && user.id === row.userId && !user.isImpersonatedS;
  const payment = await reorderedPayment(db, { row, paymentKindId: order.payment.PaymentId, offer, isOwner }, context);
  const carried = { ...(await carriedFrom(order, context)), ...payment };
  await openProcess({ configuration, offerId, offer, carried }, context);
  return order.productGroupId;
}

/** A link makes new guests; this many in a quarter of an hour are enough for one address. */
const REORDERS_PER_ADDRESS = 20;

/** NOT_FOUND for somebody else's order. */
export const reorder = defineHandler(CALLS.reorder, async ({ body }, context) => {
  const { db, services, ip, clock } = context;
  const order = await findOwnOrder(db, body, context);
  if (!services.limits.allows(`reorder ip ${getNetwork(ip)}`, REORDERS_PER_ADDRESS, clock()))
    throw problem('TOO_MANY_REQUESTS');
  return { ProductGroupId: await startProcessFrom(order, body.OfferId ?? order.offer.Id, context) };
});

import { findOwnOrder, type Order, getOrder } from '@heizplatz/api-ordering';
import { type CallContext, type Database, ThrownProblem } from '@heizplatz/api-platform';
import type { CALLS, CallRequest } from '@heizplatz/contract';
import { knowsDelivery } from './knows-delivery';
import { namedOrderNumbers } from './named-order-numbers';
import { findOrderByNumber } from './withdrawal-repository';

type Body = CallRequest<typeof CALLS.submitWithdrawal>['body'];

interface MeantOrder {
  readonly order: Order;
  /** Opened by its owner's session or signed link; else somebody knew its facts, who may be a stranger. */
  readonly isOpened: boolean;
}

/** By the order's own page: session or signed link. A wrong one counts as none, since a declaration is never refused. */
async function findPageOrder(tx: Database, { OrderId, Token }: Body, context: CallContext): Promise<Order | null> {
  if (!OrderId) return null;
  try {
    return await findOwnOrder(tx, { OrderId, Token }, context);
  } catch (error) {
    if (error instanceof ThrownProblem && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * The one order that is meant: opened by its page, or named by its number alone with the e-mail it was placed with, and by
 * its owner's session or the name and postcode of its delivery. Several numbers are guesses, or for a person to read.
 */
export async function findDeclaredOrder(tx: Database, body: Body, context: CallContext): Promise<MeantOrder | null> {
  const ofPage = await findPageOrder(tx, body, context);
  if (ofPage) return { order: ofPage, isOpened: true };
  const [number, ...others] = namedOrderNumbers(body.Contract);
  if (number === undefined || others.length > 0) return null;
  const { countryId, user } = context;
  const row = await findOrderByNumber(tx, { countryId, number, email: body.EmailAddress });
  if (!row) return null;
  const order = getOrder(row);
  if (order.userId === user?.id) return { order, isOpened: true };
  return knowsDelivery(order, body) ? { order, isOpened: false } : null;
}

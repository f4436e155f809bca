import type { CALLS, CallRequest } from '@heizplatz/contract';
import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { ThrownProblem } from '../http/problem';
import { findOwnOrder } from '../orders/open-order';
import { orderOf, type Order } from '../orders/order';
import { namedOrderNumbers } from './named-order-numbers';
import { findOrdersByNumber } from './withdrawal-repository';

type Body = CallRequest<typeof CALLS.submitWithdrawal>['body'];

/** By the order's own page: session or signed link. A wrong one counts as none, since a declaration is never refused. */
async function orderOfPage(tx: Database, { OrderId, Token }: Body, context: CallContext): Promise<Order | null> {
  if (!OrderId) return null;
  try {
    return await findOwnOrder(tx, { OrderId, Token }, context);
  } catch (error) {
    if (error instanceof ThrownProblem && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The one order that is meant: opened by its page, or named by number together with the e-mail it was placed with. */
export async function findDeclaredOrder(tx: Database, body: Body, context: CallContext): Promise<Order | null> {
  const ofPage = await orderOfPage(tx, body, context);
  if (ofPage) return ofPage;
  const numbers = namedOrderNumbers(body.Contract);
  const [first, ...more] = await findOrdersByNumber(tx, {
    countryId: context.countryId,
    numbers,
    email: body.EmailAddress,
  });
  return first && more.length === 0 ? orderOf(first) : null;
}

import { findDealerById } from '@heizplatz/api-dealers';
import { orderNumberInput } from '@heizplatz/api-identity';
import { findDealerOrderId } from '@heizplatz/api-ordering';
import { type Database, defineHandler, isoDay, localDay, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import { toMonth } from './booking-month';
import { holdOpenMonths, insertCorrection } from './commission-repository';
import { oldestOpenMonth } from '../commission-months/month-repository';

async function findDealerOrder(db: Database, number: string, dealerId: number): Promise<string | null> {
  if (number === '') return null;
  const id = await findDealerOrderId(db, number, dealerId);
  if (!id) throw problem('VALIDATION', { errors: [{ path: 'body.OrderNumber', code: 'ORDER_NXT' }] });
  return id;
}

/**
 * POST /api/support/verkaufsliste/korrektur: in the oldest month that is open, so that it is on the next statement. NOT_FOUND
 * for a dealer that there is not.
 */
export const addCommissionCorrection = defineHandler(CALLS.addCommissionCorrection, async ({ body }, context) => {
  const { db, clock, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const { DealerId: dealerId, Amount, Reason: reason, OrderNumber } = body;
  const orderNumber = orderNumberInput(OrderNumber);
  const at = clock();
  return db.transaction(async (tx) => {
    const dealer = await findDealerById(tx, dealerId);
    if (!dealer) throw problem('NOT_FOUND');
    const orderId = await findDealerOrder(tx, orderNumber, dealerId);
    await holdOpenMonths(tx);
    const month = (await oldestOpenMonth(tx)) ?? toMonth(isoDay(localDay(at)));
    await insertCorrection(tx, {
      ...{ dealerId, countryId: dealer.countryId, orderId, orderNumber: orderNumber || null, month, reason, at },
      ...{ amountCents: Math.round(Amount * 100), kind: 'staff', authorId: user.id, authorName: formatUserName(user) },
    });
    audit.note({ before: null, after: { dealerId, amount: Amount, month, orderNumber }, reason });
    return { success: true, Month: month.slice(0, 7) };
  });
});

import type { Database } from '../database/database';
import type { Order } from '../orders/order';
import { STATE_WORDS } from '../orders/wording';
import { isoDay, localDay } from '../pricing/calendar-days';
import { bookingMonth } from './booking-month';
import { commissionBasis } from './commission-basis';
import {
  commissionOf,
  correctedCents,
  type CommissionRow,
  holdOpenMonths,
  insertCommission,
  insertCorrection,
  lastClosedMonth,
  ratesOf,
  updateCommission,
} from './commission-repository';
import { commissionCents, commissionState } from './commission-rule';
import { rateAt } from './rate-at';

const SYSTEM = 'Automatisch';

/** Its rate is that of the day on which the dealer accepted. */
async function arise(tx: Database, order: Order, at: Date): Promise<void> {
  const { id: orderId, number: orderNumber, dealerId, countryId, productGroupId } = order;
  const arisenOn = isoDay(localDay(at));
  const basis = commissionBasis(order);
  const basisPoints = rateAt(await ratesOf(tx, [dealerId]), { dealerId, productGroupId, day: arisenOn });
  const state = commissionState(order.state);
  await insertCommission(tx, {
    ...{ orderId, orderNumber, dealerId, countryId, productGroupId, arisenOn, basisPoints, ...basis, state },
    month: bookingMonth(arisenOn, await lastClosedMonth(tx)),
    amountCents: commissionCents(state, { ...basis, basisPoints }),
  });
}

/** The difference to what was counted, in the first month that is still open. */
async function correct(tx: Database, order: Order, known: CommissionRow, counted: { cents: number; at: Date }) {
  if (known.bookedCents === null) return;
  const amountCents = counted.cents - known.bookedCents - (await correctedCents(tx, order.id));
  if (amountCents === 0) return;
  await insertCorrection(tx, {
    ...{ dealerId: known.dealerId, countryId: known.countryId, orderId: order.id, orderNumber: order.number },
    month: bookingMonth(isoDay(localDay(counted.at)), await lastClosedMonth(tx)),
    ...{ amountCents, kind: 'order', authorId: null, authorName: SYSTEM, at: counted.at },
    reason: `Bestellung ${order.number}: ${STATE_WORDS[order.state]}`,
  });
}

/** Brings an order's commission up to its state; in the transaction of the change, under the order's lock. */
export async function keepCommission(tx: Database, order: Order, at: Date): Promise<void> {
  const state = commissionState(order.state);
  const known = await commissionOf(tx, order.id);
  if (!known && (state === 'none' || state === 'void')) return;
  await holdOpenMonths(tx);
  if (!known) return arise(tx, order, at);
  const basis = commissionBasis(order);
  const amountCents = commissionCents(state, { ...basis, basisPoints: known.basisPoints });
  const isSame = state === known.state && amountCents === known.amountCents && basis.weightKg === known.weightKg;
  if (isSame) return;
  await updateCommission(tx, order.id, { ...basis, amountCents, state });
  await correct(tx, order, known, { cents: amountCents, at });
}

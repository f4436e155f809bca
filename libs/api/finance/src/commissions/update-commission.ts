import { type Order, STATE_LABELS } from '@heizplatz/api-ordering';
import { type Database, isoDay, localDay } from '@heizplatz/api-platform';
import { arisingCommission } from './arising-commission';
import { bookingMonth } from './booking-month';
import { commissionBasis } from './commission-basis';
import {
  findCommission,
  type CommissionRow,
  correctedCents,
  holdOpenMonths,
  insertCommission,
  insertCorrection,
  lastClosedMonth,
  findRates,
  updateCommission,
} from './commission-repository';
import { commissionCents, commissionState } from './commission-rule';

const SYSTEM = 'Automatisch';
const getDay = (at: Date): string => isoDay(localDay(at));

async function arise(tx: Database, order: Order, at: Date): Promise<void> {
  const [rates, lastClosed] = [await findRates(tx, [order.dealerId]), await lastClosedMonth(tx)];
  await insertCommission(tx, arisingCommission(order, { day: getDay(at), rates, lastClosed }));
}

/** The difference to what a closed month counted, in the first month that is still open. */
async function correct(tx: Database, order: Order, known: CommissionRow, counted: { cents: number; at: Date }) {
  if (known.bookedCents === null) return;
  const amountCents = counted.cents - known.bookedCents - (await correctedCents(tx, order.id));
  if (amountCents === 0) return;
  await insertCorrection(tx, {
    ...{ dealerId: known.dealerId, countryId: known.countryId, orderId: order.id, orderNumber: order.number },
    month: bookingMonth(getDay(counted.at), await lastClosedMonth(tx)),
    ...{ amountCents, kind: 'order', authorId: null, authorName: SYSTEM, at: counted.at },
    reason: `Bestellung ${order.number}: ${STATE_LABELS[order.state]}`,
  });
}

/** Brings an order's commission up to its state; in the transaction of the change, under the order's lock. */
export async function keepCommission(tx: Database, order: Order, at: Date): Promise<void> {
  const state = commissionState(order.state);
  const known = await findCommission(tx, order.id);
  if (!known && (state === 'none' || state === 'void')) return;
  await holdOpenMonths(tx);
  if (!known) return arise(tx, order, at);
  const basis = commissionBasis(order);
  const amountCents = commissionCents(state, { ...basis, basisPoints: known.basisPoints });
  const isSame =
    state === known.state &&
    amountCents === known.amountCents &&
    basis.netCents === known.netCents &&
    basis.weightKg === known.weightKg;
  if (isSame) return;
  await updateCommission(tx, order.id, { ...basis, amountCents, state });
  // Read after the lock: the month may have been closed while it was waited for.
  const counted = await findCommission(tx, order.id);
  if (counted) await correct(tx, order, counted, { cents: amountCents, at });
}

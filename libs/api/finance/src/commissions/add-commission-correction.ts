import { findDealerById } from '@heizplatz/api-dealers';
import { orderNumberInput } from '@heizplatz/api-identity';
import { findDealerOrderId } from '@heizplatz/api-ordering';
import { type Database, defineHandler, isoDay, localDay, problem, startOfLocalDay } from '@heizplatz/api-platform';
import { CALLS, CorrectionInput } from '@heizplatz/contract';
import { formatUserName } from '@heizplatz/identity';
import * as v from 'valibot';
import { oldestOpenMonth } from '../commission-months/month-repository';
import { toMonth } from './booking-month';
import { holdOpenMonths } from './commission-repository';
import {
  correctedSince,
  type CorrectionRow,
  findCorrectionByKey,
  holdCorrections,
  insertKeyedCorrection,
  orderCommissionCents,
} from './correction-repository';
import { type Correction, correctionCents, correctionKey, correctionRefusal, isForTwo } from './correction-rule';

async function findDealerOrder(db: Database, number: string, dealerId: number): Promise<string | null> {
  if (number === '') return null;
  const id = await findDealerOrderId(db, number, dealerId);
  if (!id) throw problem('VALIDATION', { errors: [{ path: 'body.OrderNumber', code: 'ORDER_NXT' }] });
  return id;
}

const otherContent = () =>
  problem('IDEMPOTENCY_MISMATCH', {
    detail: 'Diese Korrektur wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
  });

/** The month that it was booked in the first time. Throws IDEMPOTENCY_MISMATCH where it was another correction. */
function answerBooked(row: CorrectionRow, correction: Correction): string {
  const isSame =
    row.dealerId === correction.DealerId &&
    row.amountCents === correctionCents(correction) &&
    row.reason === correction.Reason &&
    (row.orderNumber ?? '') === orderNumberInput(correction.OrderNumber);
  if (!isSame) throw otherContent();
  return row.month;
}

async function checkBounds(tx: Database, cents: number, orderId: string | null): Promise<void> {
  const code = correctionRefusal(cents, orderId === null ? null : await orderCommissionCents(tx, orderId));
  if (code) throw problem('VALIDATION', { errors: [{ path: 'body.Amount', code }] });
}

/** What the gate of the second person has to know of a request before it is carried out. */
export interface InspectedChange {
  /** What it is known by when it is sent again. */
  readonly key: string;
  /** Carried out before. */
  readonly isDone: boolean;
  /** Beyond what one person does, whatever the switch of its kind says. */
  readonly isForTwo: boolean;
}

/** Holds the dealer's corrections until the transaction ends. Null: the request is refused for its form. */
export async function inspectCorrection(tx: Database, body: unknown, at: Date): Promise<InspectedChange | null> {
  const parsed = v.safeParse(CorrectionInput, body);
  if (!parsed.success) return null;
  const correction = parsed.output;
  const { DealerId: dealerId } = correction;
  await holdCorrections(tx, dealerId);
  const key = correctionKey(correction, at);
  const bookedCents = await correctedSince(tx, dealerId, startOfLocalDay(localDay(at)));
  return {
    key,
    isDone: (await findCorrectionByKey(tx, key)) !== null,
    isForTwo: isForTwo(correctionCents(correction), bookedCents),
  };
}

/**
 * POST /api/support/verkaufsliste/korrektur: in the oldest month that is open, so that it is on the next statement. NOT_FOUND
 * for a dealer that there is not.
 */
export const addCommissionCorrection = defineHandler(CALLS.addCommissionCorrection, async ({ body }, context) => {
  const { db, clock, user, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const { DealerId: dealerId, Amount, Reason: reason } = body;
  const orderNumber = orderNumberInput(body.OrderNumber);
  const at = clock();
  return db.transaction(async (tx) => {
    const dealer = await findDealerById(tx, dealerId);
    if (!dealer) throw problem('NOT_FOUND');
    await holdCorrections(tx, dealerId);
    const idempotencyKey = correctionKey(body, at);
    const booked = await findCorrectionByKey(tx, idempotencyKey);
    if (booked) return { success: true, Month: answerBooked(booked, body).slice(0, 7) };
    const orderId = await findDealerOrder(tx, orderNumber, dealerId);
    const amountCents = correctionCents(body);
    await checkBounds(tx, amountCents, orderId);
    await holdOpenMonths(tx);
    const month = (await oldestOpenMonth(tx)) ?? toMonth(isoDay(localDay(at)));
    const isInserted = await insertKeyedCorrection(tx, {
      ...{ dealerId, countryId: dealer.countryId, orderId, orderNumber: orderNumber || null, month, reason, at },
      ...{ amountCents, kind: 'staff', authorId: user.id, authorName: formatUserName(user), idempotencyKey },
    });
    if (!isInserted) throw otherContent();
    audit.note({ before: null, after: { dealerId, amount: Amount, month, orderNumber }, reason });
    return { success: true, Month: month.slice(0, 7) };
  });
});

import { type Database, isoDay, localDay } from '@heizplatz/api-platform';
import { toMonth } from '../commissions/booking-month';
import { stopBooking } from '../commissions/commission-repository';
import { bookMonth, insertClosedMonth, insertStatements, oldestOpenMonth } from './month-repository';

export interface Closing {
  /** First day. */
  readonly month: string;
  readonly by: { readonly id: number | null; readonly name: string };
  readonly at: Date;
}

/** MONTH_NOT_OVER: it still runs. MONTH_ORDER: an older one is open, or it is closed already. */
export type ClosingRefusal = 'MONTH_NOT_OVER' | 'MONTH_ORDER';

/** Closes the oldest open month for good: what its orders and corrections come to is written down, dealer by dealer. Null: done. */
export async function closeMonth(db: Database, { month, by, at }: Closing): Promise<ClosingRefusal | null> {
  if (month >= toMonth(isoDay(localDay(at)))) return 'MONTH_NOT_OVER';
  return db.transaction(async (tx) => {
    await stopBooking(tx);
    if (month !== (await oldestOpenMonth(tx))) return 'MONTH_ORDER';
    await bookMonth(tx, month);
    await insertStatements(tx, month);
    await insertClosedMonth(tx, { month, closedAt: at, closedById: by.id, closedByName: by.name });
    return null;
  });
}

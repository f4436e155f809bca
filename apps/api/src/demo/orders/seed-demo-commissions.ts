import { closeMonth, fillCommissions, toMonth, nextMonth, oldestOpenMonth } from '@heizplatz/api-finance';
import type { Database } from '@heizplatz/api-platform';

/** The account that closed the months before this marketplace kept its own books. */
const TAKEN_OVER = { id: null, name: 'Übernommen' };

const closingDay = (month: string): Date => new Date(`${nextMonth(month).slice(0, 8)}05T08:00:00Z`);

/** Commissions of the orders that were made up, with the months closed up to the one before last: last month waits for somebody. */
export async function seedDemoCommissions(db: Database, { today }: { today: string }): Promise<void> {
  await fillCommissions(db);
  for (let month = await oldestOpenMonth(db); month !== null; month = await oldestOpenMonth(db)) {
    if (nextMonth(month) >= toMonth(today)) return;
    const refusal = await closeMonth(db, { month, by: TAKEN_OVER, at: closingDay(month) });
    if (refusal) return;
  }
}

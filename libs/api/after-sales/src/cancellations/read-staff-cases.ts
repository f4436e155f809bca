import { type Database, problem } from '@heizplatz/api-platform';
import type { CancellationRow } from '@heizplatz/contract';
import { presentCase } from './present-case';
import { findStaffCase, namedComments, findStaffCases, type StaffCase } from './staff-case-repository';

/** Cases with their comments, in the order of the given ids. */
export async function presentCases(db: Database, matches: readonly StaffCase[], now: Date): Promise<CancellationRow[]> {
  const comments = await namedComments(
    db,
    matches.map(({ row }) => row.orderId),
  );
  return matches.map((one) => presentCase(one, comments, now));
}

/** As they are now; the order is the database's. */
export const readStaffCases = async (
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<CancellationRow[]> => presentCases(db, await findStaffCases(db, orderIds), now);

/** NOT_FOUND: it was never cancelled, or there is no such order. */
export async function readStaffCase(db: Database, orderId: string, now: Date): Promise<CancellationRow> {
  const staffCase = await findStaffCase(db, orderId);
  const [row] = staffCase ? await presentCases(db, [staffCase], now) : [];
  if (!row) throw problem('NOT_FOUND');
  return row;
}

import { type Database, endedBefore, firstRetainedYear, TERMS } from '@heizplatz/api-platform';
import { DAY_MS } from '@heizplatz/country';
import {
  deleteExportLines,
  deleteMailsWithoutOrder,
  deleteUnheldFiles,
  eraseSentLinks,
  eraseWithdrawalsWithoutOrder,
} from './outlived-row-repository';

const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** Mails without an order, declarations of withdrawal that match no order, and records of list exports. */
export async function endRows(db: Database, now: Date): Promise<void> {
  await deleteMailsWithoutOrder(db, endedBefore(TERMS.mail, now));
  await eraseSentLinks(db, endedBefore(TERMS.sentLinks, now));
  await deleteUnheldFiles(db, new Date(now.getTime() - DAY_MS));
  const declaredBefore = newYear(firstRetainedYear(TERMS.withdrawalWithoutOrder, now));
  await eraseWithdrawalsWithoutOrder(db, declaredBefore);
  await deleteExportLines(db, newYear(firstRetainedYear(TERMS.audit, now)));
}

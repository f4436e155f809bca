import { and, isNull, lt, ne, sql } from 'drizzle-orm';
import { GONE, NAMELESS_WITHDRAWAL } from '../customers/anonymise-orders';
import type { Database } from '../database/database';
import { orderExports } from '../order-export/schema';
import { outbox } from '../outbox/schema';
import { withdrawals } from '../withdrawals/schema';
import { endedBefore, firstKeptYear } from './term';
import { TERMS } from './terms';

/** Older mails name their order in the subject alone; they go with it. */
const NAMES_ORDER = '(DE|AT|CH)-[0-9]{2}-[0-9]{6}';

const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1));

/** Mails about no order, declarations of withdrawal that no order was found for, and who drew which lists. */
export async function endRows(db: Database, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        isNull(outbox.orderId),
        lt(outbox.createdAt, endedBefore(TERMS.mail, now)),
        ne(outbox.state, 'queued'),
        sql`${outbox.subject} !~ ${NAMES_ORDER}`,
      ),
    );
  const { orderId, receivedAt, name } = withdrawals;
  const declaredBefore = newYear(firstKeptYear(TERMS.withdrawalWithoutOrder, now));
  await db
    .update(withdrawals)
    .set(NAMELESS_WITHDRAWAL)
    .where(and(isNull(orderId), lt(receivedAt, declaredBefore), ne(name, GONE)));
  await db.delete(orderExports).where(lt(orderExports.at, newYear(firstKeptYear(TERMS.audit, now))));
}

import { OPEN_STATES, type Order, getOrder, type OrderState, orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { and, eq, inArray, isNotNull, lt, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { retainedOrders } from '../customer-area/schema';

/** The last paper's day; `greatest` passes over what is null. */
const lastPaper = sql`greatest(${orders.placedAt}, ${orders.deliveredOn}::timestamptz, ${orders.invoicedAt}, ${orders.paidAt})`;

interface WithoutContract {
  /** Orders in these states whose dealer had to answer before then. */
  readonly states: readonly OrderState[];
  readonly answerDueBefore: Date;
}

interface WithContract {
  /** Orders in other states than these, country by country by the day of their last paper. */
  readonly notInStates: readonly OrderState[];
  readonly lastPapers: readonly { readonly countryId: number; readonly before: Date }[];
}

export type EndedOrders = WithoutContract | WithContract;

function isCandidate(ended: EndedOrders): SQL | undefined {
  if ('states' in ended)
    return and(inArray(orders.state, [...ended.states]), lt(orders.answerDueAt, ended.answerDueBefore));
  const ofCountry = ended.lastPapers.map(({ countryId, before }) =>
    and(eq(orders.countryId, countryId), lt(orders.placedAt, before), sql`${lastPaper} < ${before.toISOString()}`),
  );
  return and(notInArray(orders.state, [...ended.notInStates]), or(...ofCountry));
}

/**
 * Orders whose retention period may have ended and that still contain personal data, which `erasedEmail` replaces.
 * Those of deleted accounts are retained until the last day that their customers were notified of. Locked; concurrent
 * jobs that end orders take the rest.
 */
export async function lockEndedOrders(
  tx: Database,
  ended: EndedOrders,
  { erasedEmail, limit }: { readonly erasedEmail: string; readonly limit: number },
): Promise<Order[]> {
  const isPromised = tx
    .select({ id: retainedOrders.orderId })
    .from(retainedOrders)
    .where(eq(retainedOrders.orderId, orders.id));
  const rows = await tx
    .select()
    .from(orders)
    .where(and(ne(orders.email, erasedEmail), isCandidate(ended), notExists(isPromised)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(getOrder);
}

/** Of orders whose last paper is older and that are over; the mandate's number stays. */
export async function eraseBankDetails(db: Database, before: Date): Promise<void> {
  const hasDetails = or(isNotNull(orders.ibanEncrypted), isNotNull(orders.accountHolder));
  await db
    .update(orders)
    .set({
      ibanEncrypted: null,
      accountHolder: null,
      payment: sql`jsonb_set(${orders.payment}, '{MaskedIban}', 'null')`,
    })
    .where(
      and(
        hasDetails,
        lt(orders.placedAt, before),
        sql`${lastPaper} < ${before.toISOString()}`,
        notInArray(orders.state, [...OPEN_STATES]),
      ),
    );
}

import { OPEN_STATES, type Order, getOrder, type OrderState, orders } from '@heizplatz/api-ordering';
import { type Database, erasedColumns } from '@heizplatz/api-platform';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
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

/** By which the partial index of an order's end is read. */
const getTime = (ended: EndedOrders) => ('states' in ended ? orders.answerDueAt : orders.placedAt);

/** Of the countries' days the latest: up to there the index is read. */
const getLatest = (ended: EndedOrders): Date =>
  'states' in ended
    ? ended.answerDueBefore
    : new Date(Math.max(...ended.lastPapers.map(({ before }) => before.getTime())));

/** Behind an order, by time and id. */
const isAfter = (time: SQLWrapper, orderId: string): SQL =>
  sql`(${time}, ${orders.id}) > (select ${time}, ${orders.id} from ${orders} where ${orders.id} = ${orderId})`;

interface Portion {
  readonly erasedEmail: string;
  readonly limit: number;
  /** The last order of the portion before; null: from the first on. */
  readonly afterId: string | null;
}

/**
 * Orders whose retention period may have ended and that still contain personal data, which `erasedEmail` replaces, the
 * oldest first. Those of deleted accounts are retained until the last day that their customers were notified of. Locked;
 * concurrent jobs that end orders take the rest.
 */
export async function lockEndedOrders(
  tx: Database,
  ended: EndedOrders,
  { erasedEmail, limit, afterId }: Portion,
): Promise<Order[]> {
  const time = getTime(ended);
  const isPromised = tx
    .select({ id: retainedOrders.orderId })
    .from(retainedOrders)
    .where(eq(retainedOrders.orderId, orders.id));
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(
        ne(orders.email, erasedEmail),
        lt(time, getLatest(ended)),
        afterId === null ? undefined : isAfter(time, afterId),
        isCandidate(ended),
        notExists(isPromised),
      ),
    )
    .orderBy(asc(time), asc(orders.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(getOrder);
}

/**
 * Of orders whose last paper is older and that are over, so many at most; the mandate's number stays. Gives how many
 * there were.
 */
export async function eraseBankDetails(db: Database, before: Date, limit: number): Promise<number> {
  const hasDetails = or(isNotNull(orders.ibanEncrypted), isNotNull(orders.accountHolder));
  const outlived = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        hasDetails,
        lt(orders.placedAt, before),
        sql`${lastPaper} < ${before.toISOString()}`,
        notInArray(orders.state, [...OPEN_STATES]),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(orders)
    .set({
      ...erasedColumns(orders, ['bankDetails']),
      payment: sql`jsonb_set(${orders.payment}, '{MaskedIban}', 'null')`,
    })
    .where(inArray(orders.id, outlived));
  return rowCount ?? 0;
}

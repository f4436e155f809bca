import { type Database, isEmail, settleAll } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { getIso } from '@heizplatz/country';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OrderRow } from './order';
import { orderEvents, orderPositions, orders } from './schema';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** What an order may change in its life; address and offer only by staff, with the customer's word. */
export type OrderChanges = Partial<
  Pick<
    typeof orders.$inferInsert,
    | 'state'
    | 'dealerId'
    | 'branchId'
    | 'totalCents'
    | 'offer'
    | 'configuration'
    | 'stepFactors'
    | 'deliveryAddresses'
    | 'invoiceAddress'
    | 'qrBill'
    | 'answerDueAt'
    | 'confirmUntil'
    | 'mailboxProvenAt'
    | 'deliveryWindow'
    | 'proposedWindow'
    | 'requestedDate'
    | 'deliveredAmount'
    | 'reportedAmount'
    | 'deliveredOn'
    | 'weightReportedAt'
    | 'settledUnitCents'
    | 'settledCents'
    | 'settledVatBasisPoints'
    | 'withdrawnCents'
    | 'payment'
    | 'hasWeightConsent'
    | 'weightConsentAt'
    | 'cancellationKind'
    | 'reason'
    | 'invoicedAt'
    | 'invoiceNumber'
    | 'invoiceCents'
    | 'paidAt'
    | 'withdrawnAt'
  >
>;

/** The sequence of a country's running numbers. */
export const orderSequence = (countryId: CountryId): string => `order_numbers_${getIso(countryId).toLowerCase()}`;

const Next = v.object({ next: v.pipe(v.string(), v.transform(Number), v.integer()) });

/** The country's next running number; one that a failed transaction took is not reused. */
export async function nextRunningNumber(db: Database, countryId: CountryId): Promise<number> {
  const { rows } = await db.execute(sql`select nextval(${orderSequence(countryId)}::regclass)::text as next`);
  return v.parse(Next, rows[0]).next;
}

/** What a new order's other columns hold once it is stored. */
export const ORDER_DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(getTableColumns(orders)).map(([name, column]) => [name, column.default ?? null]),
);

export interface NewOrder {
  readonly order: typeof orders.$inferInsert & { readonly id: string };
  readonly positions: readonly Omit<typeof orderPositions.$inferInsert, 'orderId'>[];
  readonly event: Omit<typeof orderEvents.$inferInsert, 'orderId'>;
}

/** With its split and first event. Throws on a second order of one process (orders_process_id_unique). */
export async function insertOrder(tx: Database, { order, positions, event }: NewOrder): Promise<void> {
  const { id: orderId } = order;
  const split = positions.map((position) => ({ ...position, orderId }));
  await settleAll([
    tx.insert(orders).values(order).execute(),
    tx.insert(orderPositions).values(split).execute(),
    insertEvent(tx, { ...event, orderId }),
  ]);
}

export async function insertEvent(tx: Database, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** Without an access check: the caller decides who may see it. */
export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** By the order's number; undefined for another dealer's. */
export async function findDealerOrderId(db: Database, number: string, dealerId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.dealerId, dealerId)));
  return row?.id;
}

/** The same, locked against changes by others until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Increments the version, so that an edit of an older version is detected. */
export async function updateOrder(tx: Database, id: string, changes: OrderChanges): Promise<OrderRow> {
  const version = sql`${orders.version} + 1`;
  const [row] = await tx
    .update(orders)
    .set({ ...changes, version })
    .where(eq(orders.id, id))
    .returning();
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

/** Gives the orders of a user that name the mailbox `from` the mailbox `to`. */
export const updateEmails = (
  tx: Database,
  { userId, from, to }: { readonly userId: number; readonly from: string; readonly to: string },
): Promise<OrderRow[]> =>
  tx
    .update(orders)
    .set({ email: to, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.userId, userId), isEmail(orders.email, from)))
    .returning();

export const findEvents = (db: Database, orderId: string): Promise<OrderEventRow[]> =>
  findEventsOfOrders(db, [orderId]);

/** The oldest first. */
export const findEventsOfOrders = (db: Database, orderIds: readonly string[]): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));

import type { CountryId } from '@heizplatz/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import type { OrderRow } from './order';
import { orderEvents, orderPositions, orders } from './schema';

const SEQUENCES: Readonly<Record<CountryId, string>> = {
  1: 'order_numbers_de',
  2: 'order_numbers_at',
  3: 'order_numbers_ch',
};
const Next = v.object({ next: v.pipe(v.string(), v.transform(Number), v.integer()) });

/** The country's next running number; one that a failed transaction took is not given again. */
export async function nextRunningNumber(db: Database, countryId: CountryId): Promise<number> {
  const { rows } = await db.execute(sql`select nextval(${SEQUENCES[countryId]}::regclass)::text as next`);
  return v.parse(Next, rows[0]).next;
}

/** Throws on a second order of one process (orders_process_id_unique). */
export async function insertOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
  positions: readonly Omit<typeof orderPositions.$inferInsert, 'orderId'>[],
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('no order was inserted');
  await tx.insert(orderPositions).values(positions.map((position) => ({ ...position, orderId: row.id })));
  return row;
}

export async function insertEvent(tx: Database, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** Whoever asks: the caller decides who may see it. */
export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

import { ORDER_STATES, orderEvents, orders, type OrderState } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { CountryId, OfferVariant, ProductGroupId } from '@heizplatz/contract';
import { and, asc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { commissions } from './schema';

const AcceptedOrder = v.object({
  ...{ id: v.string(), number: v.string(), state: v.picklist(ORDER_STATES), dealerId: v.number() },
  ...{ countryId: CountryId, productGroupId: ProductGroupId, amount: v.number() },
  ...{ deliveredAmount: v.nullable(v.number()), settledCents: v.nullable(v.number()) },
  withdrawnCents: v.nullable(v.number()),
  settledVatBasisPoints: v.nullable(v.number()),
  offer: v.object({
    PalletWeightKg: OfferVariant.entries.PalletWeightKg,
    Split: v.pick(OfferVariant.entries.Split, ['Net', 'VatRate']),
  }),
  acceptedAt: v.pipe(v.string(), v.toDate()),
});

/** Of two nodes that fill together, the second sees what the first has written. */
export async function holdFilling(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fill-commissions'))`);
}

const Portion = v.object({ ids: v.array(v.string()), lastId: v.nullable(v.string()) });

interface PortionQuery {
  readonly states: readonly OrderState[];
  /** The last order of the portion before; null: from the first on. */
  readonly afterId: string | null;
  /** Orders that are looked at. */
  readonly size: number;
}

/**
 * Looks at the next orders by time, and gives those without a commission with the last that it looked at (null: there was
 * none). By indexes alone: orders are wide, and a night that has nothing to do looks at all of them.
 */
export async function findOrdersWithout(
  db: Database,
  { states, afterId, size }: PortionQuery,
): Promise<v.InferOutput<typeof Portion>> {
  const isAfter = sql`where (placed_at, id) > (select placed_at, id from ${orders} where id = ${afterId}::uuid)`;
  const { rows } = await db.execute(sql`
    with portion as materialized (
      select id, placed_at, state from ${orders} ${afterId === null ? sql`` : isAfter} order by placed_at, id limit ${size}
    )
    select coalesce(array_agg(id::text order by placed_at, id) filter (where state = any(${sql.param([...states])}::text[])
        and not exists (select from ${commissions} where order_id = portion.id)), '{}') as ids,
      (array_agg(id::text order by placed_at desc, id desc))[1] as "lastId"
    from portion`);
  return v.parse(Portion, rows[0]);
}

/**
 * Of these orders those that still have none, locked against changes; those that are changing now get theirs by that
 * change.
 */
export async function lockOrdersWithout(
  tx: Database,
  { states, ids }: Pick<PortionQuery, 'states'> & { readonly ids: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), inArray(orders.state, [...states]), hasNone(tx)))
    .orderBy(asc(orders.id))
    .for('update', { of: orders, skipLocked: true });
  return rows.map(({ id }) => id);
}

const hasNone = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(commissions)
      .where(eq(commissions.orderId, orders.id)),
  );

/** Of the chosen alone: in one statement with the choice, the offers of all orders were taken apart for each batch. */
export async function readAcceptedOrders(
  tx: Database,
  ids: readonly string[],
): Promise<v.InferOutput<typeof AcceptedOrder>[]> {
  const { id, number, state, dealerId, countryId, productGroupId, amount, deliveredAmount, settledCents } = orders;
  const rows = await tx
    .select({
      ...{ id, number, state, dealerId, countryId, productGroupId, amount, deliveredAmount, settledCents },
      withdrawnCents: orders.withdrawnCents,
      settledVatBasisPoints: orders.settledVatBasisPoints,
      offer: sql`jsonb_build_object('Split', ${orders.offer} -> 'Split', 'PalletWeightKg', ${orders.offer} -> 'PalletWeightKg')`,
      // Columns of a single table are written without its name, which would be ambiguous here.
      acceptedAt: sql`coalesce((select min(event.at) from ${orderEvents} as event
        where event.order_id = orders.id and event.to_state in ('accepted', 'scheduled')), placed_at)::text`,
    })
    .from(orders)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
  return v.parse(v.array(AcceptedOrder), rows);
}

/** Orders of which a part was withdrawn, by id. */
export async function ordersWithWithdrawnPart(db: Database): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.withdrawnCents));
  return rows.map(({ id }) => id);
}

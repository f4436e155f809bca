import { products } from '@heizplatz/api-catalog';
import { orders } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { getCountedOrder, type CountedOrder } from './counted-order';

/** Nothing was or will be delivered. */
const NOT_COUNTED = ['declined', 'expired', 'cancelled', 'withdrawn'];

interface OwnOrders {
  readonly userId: number;
  readonly countryId: CountryId;
}

export interface StatisticQuery extends OwnOrders {
  readonly from: Date;
  /** Not included. */
  readonly until: Date;
  readonly productId: number | null;
}

const productIdOf = sql`(${orders.offer} ->> 'ProductId')::int`;

const counted = ({ userId, countryId }: OwnOrders) =>
  and(eq(orders.userId, userId), eq(orders.countryId, countryId), notInArray(orders.state, NOT_COUNTED));

/** The user's own that count, the oldest first. */
export async function findCountedOrders(db: Database, query: StatisticQuery): Promise<CountedOrder[]> {
  const { from, until, productId } = query;
  const { id, placedAt, productGroupId, amount, totalCents, deliveredAmount, settledCents } = orders;
  const { withdrawnCents, offer, payment, deliveryAddresses } = orders;
  const rows = await db
    .select({
      ...{ id, placedAt, productGroupId, amount, totalCents, deliveredAmount, settledCents },
      ...{ withdrawnCents, offer, payment, deliveryAddresses },
    })
    .from(orders)
    .where(
      and(
        counted(query),
        gte(placedAt, from),
        lt(placedAt, until),
        productId === null ? undefined : eq(productIdOf, productId),
      ),
    )
    .orderBy(asc(placedAt));
  return rows.map(getCountedOrder);
}

const Product = v.object({ Id: v.number(), Name: v.string() });

/** What the user has ordered there, each product once. */
export async function findOrderedProducts(db: Database, own: OwnOrders): Promise<v.InferOutput<typeof Product>[]> {
  const rows = await db
    .selectDistinctOn([productIdOf], { Id: productIdOf, Name: sql`${orders.offer} ->> 'ProductName'` })
    .from(orders)
    .where(counted(own))
    .orderBy(productIdOf);
  return v.parse(v.array(Product), rows);
}

/** Everything that can be ordered anywhere. */
export const findAllProducts = (db: Database): Promise<v.InferOutput<typeof Product>[]> =>
  db.select({ Id: products.id, Name: products.name }).from(products).orderBy(asc(products.id));

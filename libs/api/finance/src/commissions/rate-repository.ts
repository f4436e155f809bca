import { dealers } from '@heizplatz/api-dealers';
import { type ListSorts, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { type CALLS, type CallRequest, CommissionRateRow, STAFF_LISTS } from '@heizplatz/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { nextMonth } from './booking-month';
import { lastClosedMonth } from './commission-repository';
import { commissionRates } from './schema';

export type RateRow = typeof commissionRates.$inferSelect;
type NewRate = typeof commissionRates.$inferInsert;

export const RATES: StaffListRows<CallRequest<typeof CALLS.commissionRates>['query']> = {
  id: sql`rate.id`,
  from: sql`${commissionRates} as rate left join ${dealers} as dealer on dealer.id = rate.dealer_id`,
  where: ({ country, dealer, search }) => [
    country === '' ? undefined : sql`dealer.country_id = ${Number(country)}`,
    dealer === '' ? undefined : sql`rate.dealer_id = ${Number(dealer)}`,
    matchesText(sql`staff_words(coalesce(dealer.name, 'alle Händler'), dealer.company, dealer.city)`, search),
  ],
  sorts: {
    dealer: sql`dealer.name`,
    rate: sql`rate.basis_points`,
    from: sql`rate.valid_from`,
  } satisfies ListSorts<typeof STAFF_LISTS.commissionRates>,
  defaultSort: STAFF_LISTS.commissionRates.defaultSort,
};

/** Rates with whose they are, by their ids. */
export async function readRates(db: Database, ids: readonly number[]): Promise<CommissionRateRow[]> {
  const last = await lastClosedMonth(db);
  const openFrom = last === null ? '0001-01-01' : nextMonth(last);
  const list = sql.join(
    ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    select rate.id as "Id", rate.dealer_id as "DealerId", dealer.name as "DealerName", dealer.country_id as "CountryId",
      rate.product_group_id as "ProductGroupId", rate.valid_from::text as "ValidFrom", rate.basis_points / 100.0::float8 as "RatePercent",
      rate.version as "Version", rate.valid_from < ${openFrom}::date as "IsLocked"
    from ${commissionRates} as rate left join ${dealers} as dealer on dealer.id = rate.dealer_id
    where rate.id in (${list})`);
  return v.parse(v.array(CommissionRateRow), rows);
}

/** One at a time: a rate computes again what another may be computing. */
export async function holdRates(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('commission_rates'))`);
}

/** The rate of the same dealer and goods from the same day on. */
export async function findSameRate(
  db: Database,
  rate: Pick<RateRow, 'dealerId' | 'productGroupId' | 'validFrom'>,
): Promise<Pick<RateRow, 'id'> | undefined> {
  const { id, dealerId, productGroupId, validFrom } = commissionRates;
  const [same] = await db
    .select({ id })
    .from(commissionRates)
    .where(
      and(
        rate.dealerId === null ? isNull(dealerId) : eq(dealerId, rate.dealerId),
        rate.productGroupId === null ? isNull(productGroupId) : eq(productGroupId, rate.productGroupId),
        eq(validFrom, rate.validFrom),
      ),
    );
  return same;
}

/** Locked until the transaction ends. */
export async function lockRate(tx: Database, id: number): Promise<RateRow | undefined> {
  const [rate] = await tx.select().from(commissionRates).where(eq(commissionRates.id, id)).for('update');
  return rate;
}

export async function insertRate(tx: Database, values: NewRate): Promise<RateRow> {
  const [rate] = await tx.insert(commissionRates).values(values).returning();
  if (!rate) throw new Error('no rate was inserted');
  return rate;
}

export async function updateRate(tx: Database, id: number, values: NewRate): Promise<RateRow> {
  const [rate] = await tx.update(commissionRates).set(values).where(eq(commissionRates.id, id)).returning();
  if (!rate) throw new Error(`no rate ${id}`);
  return rate;
}

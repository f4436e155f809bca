import { dealers } from '@heizplatz/api-dealers';
import { type ListContext, type ListSorts, type RowId, type StaffListRows, matchesText } from '@heizplatz/api-identity';
import { orders } from '@heizplatz/api-ordering';
import { type Database, isoDay, localDay } from '@heizplatz/api-platform';
import {
  type CALLS,
  type CallRequest,
  CountryId,
  type SalesMonth,
  type SalesRow,
  STAFF_LISTS,
} from '@heizplatz/contract';
import { type Site, siteById } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { toMonth } from '../commissions/booking-month';
import { commissionCorrections, commissionMonths, commissions } from '../commissions/schema';
import { isLiquid, orderedLitres } from '../statistics/litres-repository';

/**
 * One row a month and dealer, as it counts: a closed month as it was closed. Conditions on month and dealer reach its two
 * tables by their indexes.
 */
const SALES = sql`(
  select month, dealer_id, max(country_id) as country_id, sum(orders)::int as orders, sum(weight_kg)::float8 as weight_kg,
    sum(net_cents)::float8 as net_cents, sum(commission_cents)::float8 as commission_cents,
    sum(correction_cents)::float8 as correction_cents
  from (
    select month, dealer_id, country_id, 1 as orders, coalesce(booked_weight_kg, weight_kg) as weight_kg,
      coalesce(booked_net_cents, net_cents) as net_cents, coalesce(booked_cents, amount_cents) as commission_cents,
      0 as correction_cents
    from ${commissions} where coalesce(booked_state, state) <> 'void'
    union all
    select month, dealer_id, country_id, 0, 0, 0, 0, amount_cents from ${commissionCorrections}
  ) as counted
  group by month, dealer_id
)`;

const Metrics = {
  ...{ orders: v.number(), weightKg: v.number(), netCents: v.number(), commissionCents: v.number() },
  correctionCents: v.number(),
};
const METRICS = sql`sales.orders, sales.weight_kg as "weightKg", sales.net_cents as "netCents",
  sales.commission_cents as "commissionCents", sales.correction_cents as "correctionCents"`;

type Sums = v.InferOutput<v.ObjectSchema<typeof Metrics, undefined>>;

/** Decimal currency, as on the wire. */
export const presentMetrics = ({ orders, weightKg, netCents, commissionCents, correctionCents }: Sums) => ({
  Orders: orders,
  WeightKg: weightKg,
  Net: netCents / 100,
  Commission: commissionCents / 100,
  Corrections: correctionCents / 100,
});

export const getCurrency = (countryId: CountryId): Site['currency']['code'] => siteById(countryId).currency.code;

/** Percent with two decimals that the commission is of the net price. */
export const ratePercent = ({ netCents, commissionCents }: Pick<Sums, 'netCents' | 'commissionCents'>): number | null =>
  netCents === 0 ? null : Math.round((10_000 * commissionCents) / netCents) / 100;

const currentMonth = ({ clock }: ListContext): string => toMonth(isoDay(localDay(clock())));
/** One month of all dealers, or all months of one. */
export const SALES_ROWS: StaffListRows<CallRequest<typeof CALLS.salesList>['query']> = {
  id: sql`(sales.month::text || '/' || sales.dealer_id)`,
  from: sql`${SALES} as sales left join ${dealers} as dealer on dealer.id = sales.dealer_id`,
  where: ({ month, country, dealer, search }, context) => [
    month !== '' || dealer === ''
      ? sql`sales.month = ${month === '' ? currentMonth(context) : `${month}-01`}::date`
      : undefined,
    country === '' ? undefined : sql`sales.country_id = ${Number(country)}`,
    dealer === '' ? undefined : sql`sales.dealer_id = ${Number(dealer)}`,
    matchesText(sql`staff_words(dealer.name, dealer.company, dealer.city)`, search),
  ],
  sorts: {
    month: sql`sales.month`,
    dealer: sql`dealer.name`,
    orders: sql`sales.orders`,
    weight: sql`sales.weight_kg`,
    net: sql`sales.net_cents`,
    commission: sql`sales.commission_cents`,
    corrections: sql`sales.correction_cents`,
  } satisfies ListSorts<typeof STAFF_LISTS.salesList>,
  defaultSort: STAFF_LISTS.salesList.defaultSort,
};

/** The ids' months and dealers, by which their indexes find them. */
function parsePlace(ids: readonly RowId[]): SQL {
  const pairs = ids.map((id) => String(id).split('/'));
  const months = [...new Set(pairs.map(([month]) => month))];
  const dealerIds = [...new Set(pairs.map(([, dealerId]) => Number(dealerId)))];
  const list = (values: readonly unknown[], type: SQL) =>
    sql.join(
      values.map((value) => sql`${value}::${type}`),
      sql`, `,
    );
  return sql`sales.month in (${list(months, sql`date`)}) and sales.dealer_id in (${list(dealerIds, sql`integer`)})`;
}

/** Litres of a dealer's month, by the orders of its commissions: of the rows of a page alone, since each order is read. */
const LITRES = sql`(
  select coalesce(sum(${orderedLitres('o.')}), 0)::float8
  from ${commissions} c join ${orders} o on o.id = c.order_id
  where c.month = sales.month and c.dealer_id = sales.dealer_id and ${isLiquid('c.')}
    and coalesce(c.booked_state, c.state) <> 'void'
)`;

const Row = v.object({
  ...{
    litres: v.number(),
    month: v.string(),
    dealerId: v.number(),
    dealerName: v.string(),
    countryId: CountryId,
    isClosed: v.boolean(),
  },
  ...Metrics,
});

/** Of the ids' months and dealers, which may be more than those requested. */
export async function findSales(db: Database, ids: readonly RowId[]): Promise<SalesRow[]> {
  const { rows } = await db.execute(sql`
    select sales.month::text as month, sales.dealer_id as "dealerId", sales.country_id as "countryId",
      coalesce(dealer.name, '') as "dealerName", closed.month is not null as "isClosed", ${LITRES} as litres, ${METRICS}
    from ${SALES} as sales
    left join ${dealers} as dealer on dealer.id = sales.dealer_id
    left join ${commissionMonths} as closed on closed.month = sales.month
    where ${parsePlace(ids)}`);
  return v.parse(v.array(Row), rows).map(({ month, dealerId, dealerName, countryId, isClosed, litres, ...sums }) => ({
    ...{ Month: month.slice(0, 7), DealerId: dealerId, DealerName: dealerName, CountryId: countryId },
    Currency: getCurrency(countryId),
    ...presentMetrics(sums),
    Litres: litres,
    RatePercent: ratePercent(sums),
    Invoiced: isClosed ? (sums.commissionCents + sums.correctionCents) / 100 : null,
  }));
}

const CountryRow = v.object({ countryId: CountryId, dealers: v.number(), ...Metrics });

/** What a month (its first day) comes to, country by country. */
export async function findMonthCountries(db: Database, month: string): Promise<SalesMonth['Countries']> {
  const { rows } = await db.execute(sql`
    select country_id as "countryId", count(*)::int as dealers, sum(orders)::int as orders, sum(weight_kg) as "weightKg",
      sum(net_cents) as "netCents", sum(commission_cents) as "commissionCents", sum(correction_cents) as "correctionCents"
    from ${SALES} as sales where month = ${month} group by 1 order by 1`);
  return v.parse(v.array(CountryRow), rows).map(({ countryId, dealers: count, ...sums }) => ({
    ...{ CountryId: countryId, Currency: getCurrency(countryId), Dealers: count },
    ...presentMetrics(sums),
  }));
}

/** Orders of a month whose goods have not come yet. */
export const countExpected = (db: Database, month: string): Promise<number> =>
  db.$count(commissions, sql`month = ${month} and coalesce(booked_state, state) = 'expected'`);

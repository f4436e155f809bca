import { dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { CountryId, type SalesMonth, type SalesRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { commissionCorrections, commissionMonths, commissions } from '../commissions/schema';

/**
 * One row a month and dealer, as it counts: a closed month as it was closed. Conditions on month and dealer reach its two
 * tables by their indexes.
 */
export const SALES = sql`(
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

const Figures = {
  ...{ orders: v.number(), weightKg: v.number(), netCents: v.number(), commissionCents: v.number() },
  correctionCents: v.number(),
};
const FIGURES = sql`sales.orders, sales.weight_kg as "weightKg", sales.net_cents as "netCents",
  sales.commission_cents as "commissionCents", sales.correction_cents as "correctionCents"`;

type Sums = v.InferOutput<v.ObjectSchema<typeof Figures, undefined>>;

/** Decimal currency, as on the wire. */
export const presentFigures = ({ orders, weightKg, netCents, commissionCents, correctionCents }: Sums) => ({
  Orders: orders,
  WeightKg: weightKg,
  Net: netCents / 100,
  Commission: commissionCents / 100,
  Corrections: correctionCents / 100,
});

export const currencyOf = (countryId: CountryId): 'EUR' | 'CHF' =>
  siteById(countryId).currency.code === 'CHF' ? 'CHF' : 'EUR';

/** Percent with two decimals that the commission is of the net price. */
export const ratePercent = ({
  netCents,
  commissionCents,
}: Pick<Sums, 'netCents' | 'commissionCents'>): number | null =>
  netCents === 0 ? null : Math.round((10_000 * commissionCents) / netCents) / 100;

const Row = v.object({
  ...{ month: v.string(), dealerId: v.number(), dealerName: v.string(), countryId: CountryId, isClosed: v.boolean() },
  ...Figures,
});

/** Of these months and dealers, which may be more than those wanted. */
export async function findSales(db: Database, wanted: SQL): Promise<SalesRow[]> {
  const { rows } = await db.execute(sql`
    select sales.month::text as month, sales.dealer_id as "dealerId", sales.country_id as "countryId",
      coalesce(dealer.name, '') as "dealerName", closed.month is not null as "isClosed", ${FIGURES}
    from ${SALES} as sales
    left join ${dealers} as dealer on dealer.id = sales.dealer_id
    left join ${commissionMonths} as closed on closed.month = sales.month
    where ${wanted}`);
  return v.parse(v.array(Row), rows).map(({ month, dealerId, dealerName, countryId, isClosed, ...sums }) => ({
    ...{ Month: month.slice(0, 7), DealerId: dealerId, DealerName: dealerName, CountryId: countryId },
    Currency: currencyOf(countryId),
    ...presentFigures(sums),
    RatePercent: ratePercent(sums),
    Invoiced: isClosed ? (sums.commissionCents + sums.correctionCents) / 100 : null,
  }));
}

const CountryRow = v.object({ countryId: CountryId, dealers: v.number(), ...Figures });

/** What a month (its first day) comes to, country by country. */
export async function countriesOfMonth(db: Database, month: string): Promise<SalesMonth['Countries']> {
  const { rows } = await db.execute(sql`
    select country_id as "countryId", count(*)::int as dealers, sum(orders)::int as orders, sum(weight_kg) as "weightKg",
      sum(net_cents) as "netCents", sum(commission_cents) as "commissionCents", sum(correction_cents) as "correctionCents"
    from ${SALES} as sales where month = ${month} group by 1 order by 1`);
  return v.parse(v.array(CountryRow), rows).map(({ countryId, dealers: count, ...sums }) => ({
    ...{ CountryId: countryId, Currency: currencyOf(countryId), Dealers: count },
    ...presentFigures(sums),
  }));
}

/** Orders of a month whose goods have not come yet. */
export const countExpected = (db: Database, month: string): Promise<number> =>
  db.$count(commissions, sql`month = ${month} and coalesce(booked_state, state) = 'expected'`);

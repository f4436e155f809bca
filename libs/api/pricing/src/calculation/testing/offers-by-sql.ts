import { type Database, epochDay, isoDay } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import type { OfferQuery } from '../../offers/offer-query';

/** The result of an SQL implementation of rule PRICE-01 for one variant. */
export interface SqlVariant {
  readonly id: string;
  readonly dealerId: number;
  readonly totalCents: number;
  readonly unitCents: number;
  readonly deliveryDay: number;
}

/** Where goods are wished, and when. */
interface Place {
  readonly countryId: number;
  readonly zipCode: string;
  readonly stateId: number;
  /** ISO date. */
  readonly desired?: string | undefined;
}

const ORDERINGS = {
  total: sql.raw('rank_cents, delivery_day, rating desc'),
  date: sql.raw('delivery_day, rank_cents, rating desc'),
  rating: sql.raw('rating desc, rank_cents, delivery_day'),
};

const CHRISTMAS = ['2026-12-25', '2026-12-26', '2027-01-01'];
/**
 * Holidays by the state's id, as its law names them, for as long as a dealer of a made-up market may take: the calendar
 * under test has no part in it.
 */
const HOLIDAYS: Readonly<Record<number, readonly string[]>> = {
  293: [...CHRISTMAS, '2027-01-06'],
  294: CHRISTMAS,
  345: [...CHRISTMAS, '2026-12-08', '2027-01-06'],
  308: CHRISTMAS,
};

/** The wished day, or the next that is neither weekend nor holiday; 0 for none and for one that is not to come. */
function getWishDay(holidays: readonly string[], { desired = '' }: Place, today: number): number {
  if (desired <= isoDay(today)) return 0;
  const day = new Date(desired);
  while ([0, 6].includes(day.getUTCDay()) || holidays.includes(day.toISOString().slice(0, 10)))
    day.setUTCDate(day.getUTCDate() + 1);
  return day.getTime() / 86_400_000;
}

const ints = (values: readonly number[]) => sql`${sql.param(`{${values.join(',')}}`)}::int[]`;

/**
 * The variants of one query in their order, best of each dealer and its children alike; ranks, prices and the choice of
 * variants are computed by PostgreSQL from the tables.
 */
export async function offersBySql(db: Database, query: OfferQuery, place: Place): Promise<SqlVariant[]> {
  const { order, group } = query;
  const holidays = HOLIDAYS[place.stateId] ?? [];
  const freeDays = ints(holidays.map(epochDay));
  const wishDay = getWishDay(holidays, place, query.today);
  const chosen = ints(query.options.map(({ id }) => id));
  const units = sql`(${order.amount}::numeric / ${order.unitSize})`;
  const maxDays = Number.isFinite(query.maxWorkingDays) ? query.maxWorkingDays : 9999;
  const rank = group.isPallet ? sql`floor(gross * 1000 / (${order.amount} * pallet_weight_kg) + 0.5)` : sql`total`;
  const ordering = ORDERINGS[query.ordering];
  const { rows } = await db.execute<Record<'id' | 'dealer_id' | 'total' | 'unit' | 'delivery_day', string>>(sql`
    with days as (
      select day, extract(isodow from date '1970-01-01' + day)::int as isodow
      from generate_series(${query.today}::int, ${query.today}::int + 120) as one(day)
      where day <> all(${freeDays})
    ),
    working_days as (
      select day, row_number() over (order by day) as nth from days where isodow < 6 and day > ${query.today}
    ),
    calendar as (
      select lead.days, mask.weekdays, (
        select min(day) from days
        where isodow < 7 and (mask.weekdays >> isodow - 1) & 1 = 1
          and day >= coalesce((select day from working_days where nth = lead.days), ${query.today}))
        as earliest
      from generate_series(0, 30) as lead(days), unnest('{31,21,62}'::int[]) as mask(weekdays)
    ),
    current_lists as (
      select distinct on (branch_id, coalesce(certification_id, 0)) *, coalesce(certification_id, 0) as certificate
      from price_lists
      where product_id = ${query.productId} and customer_group_id = ${query.customerGroupId}
        and valid_from <= ${new Date(query.nowMs).toISOString()}
      order by branch_id, coalesce(certification_id, 0), valid_from desc, id desc
    ),
    all_times as (
      select id as branch_id, 0 as option_id, lead_working_days::int as days, 0 as cents, -1 as position from branches
      union all
      select bo.branch_id, o.id, o.size, bo.net_cents, o.position
      from branch_options bo join options o on o.id = bo.option_id where o.key = 'DeliveryTime'
    ),
    times as (
      select * from all_times t where not exists (
        select from all_times o
        where o.branch_id = t.branch_id and o.option_id <> t.option_id and o.days <= t.days and o.cents <= t.cents
          and (o.days < t.days or o.cents < t.cents or o.position < t.position)
      )
    ),
    priced as (
      select d.id as dealer_id, b.id as branch_id, l.certificate, t.option_id, t.position, l.pallet_weight_kg,
        coalesce((d.rating_tenths * d.rating_count + 400) * 100 / (d.rating_count + 10), -1) as rating,
        case when ${wishDay} > 0 then ${wishDay} else c.earliest end as delivery_day,
        floor(l.unit_net_cents::numeric * l.scale_factors[${query.step + 1}] / 10000 * ${units} + 0.5)
          + floor(coalesce(l.zone_net_cents[a.zone + 1], l.zone_net_cents[cardinality(l.zone_net_cents)]) * ${units} + 0.5)
          + ${order.deliveryPoints} * (l.station_net_cents + t.cents + coalesce((
              select sum(net_cents) from branch_options x where x.branch_id = b.id and x.option_id = any(${chosen})), 0)
            ) as net
      from delivery_areas a
      join branches b on b.id = a.branch_id
      join dealers d on d.id = b.dealer_id
      join current_lists l on l.branch_id = b.id
      join times t on t.branch_id = b.id
      join calendar c on c.days = t.days and c.weekdays = b.delivery_weekdays
      where a.country_id = ${place.countryId} and a.zip_code = ${place.zipCode}
        and (b.stopped_until is null or b.stopped_until <= ${isoDay(query.today)})
        and t.days <= ${maxDays}
        and (not ${query.onlyCertified} or l.certificate > 0)
        and (cardinality(${ints(query.certificationIds)}) = 0 or l.certificate = any(${ints(query.certificationIds)}))
        and (${wishDay} = 0 or (
          c.earliest <= ${wishDay}
          and (b.delivery_weekdays >> extract(isodow from date '1970-01-01' + ${wishDay}::int)::int - 1) & 1 = 1))
        and exists (
          select from dealer_payments p join payment_kinds k on k.id = p.payment_kind_id
          where p.dealer_id = d.id and p.customer_group_id = ${query.customerGroupId} and not k.is_credit
            and (${query.paymentKindId} = 0 or k.id = ${query.paymentKindId}))
        and not exists (
          select from options o where o.id = any(${chosen}) and not o.is_default
            and not exists (select from branch_options x where x.branch_id = b.id and x.option_id = o.id))
    ),
    gross as (select *, net + floor(net * ${order.vatBasisPoints} / 10000 + 0.5) as gross from priced),
    totals as (
      select *, floor(gross / ${order.totalStepCents} + 0.5) * ${order.totalStepCents} as total,
        floor(gross / ${units} + 0.5) as unit
      from gross
    ),
    ranked as (
      select *, row_number() over (order by ${ordering}, dealer_id, branch_id, certificate, position) as place
      from (select *, ${rank} as rank_cents from totals) as with_rank
    ),
    kept as (
      select * from ranked r where not exists (
        select from ranked o
        where o.dealer_id = r.dealer_id and o.certificate = r.certificate
          and o.rank_cents <= r.rank_cents and o.delivery_day <= r.delivery_day and o.place < r.place
      )
    )
    select branch_id || '-' || ${query.productId}::int || '-' || certificate || '-' || option_id as id,
      dealer_id, total, unit, delivery_day,
      min(place) over (partition by dealer_id) as dealer_place
    from kept order by dealer_place, place`);
  return rows.map((row) => ({
    id: row.id,
    dealerId: Number(row.dealer_id),
    totalCents: Number(row.total),
    unitCents: Number(row.unit),
    deliveryDay: Number(row.delivery_day),
  }));
}

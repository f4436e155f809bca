import { dealers } from '@heizplatz/api-dealers';
import { defineStaffList, wordsMatch } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, CommissionRateRow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { nextMonth } from './booking-month';
import { lastClosedMonth } from './commission-repository';
import { commissionRates } from './schema';

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

/** GET /api/support/provisionssaetze. */
export const rateList = defineStaffList({
  call: CALLS.commissionRates,
  exportCall: CALLS.exportCommissionRates,
  fileName: 'provisionssaetze',
  id: sql`rate.id`,
  from: sql`${commissionRates} as rate left join ${dealers} as dealer on dealer.id = rate.dealer_id`,
  where: ({ country, dealer, search }) => [
    country === '' ? undefined : sql`dealer.country_id = ${Number(country)}`,
    dealer === '' ? undefined : sql`rate.dealer_id = ${Number(dealer)}`,
    wordsMatch(sql`staff_words(coalesce(dealer.name, 'alle Händler'), dealer.company, dealer.city)`, search),
  ],
  sorts: { dealer: sql`dealer.name`, rate: sql`rate.basis_points`, from: sql`rate.valid_from` },
  defaultSort: '-from',
  read: (db, ids) => readRates(db, ids.map(Number)),
  idOf: ({ Id }) => Id,
  columns: [
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName ?? 'alle Händler' },
    { title: 'Land', kind: 'text', value: ({ CountryId }) => (CountryId === null ? '' : siteById(CountryId).iso) },
    {
      title: 'Ware',
      kind: 'text',
      value: ({ ProductGroupId: id }) => (id === null ? 'alles' : PRODUCT_GROUPS[id].name),
    },
    { title: 'Gilt ab', kind: 'date', value: ({ ValidFrom }) => ValidFrom },
    { title: 'Satz %', kind: 'number', value: ({ RatePercent }) => RatePercent },
    { title: 'Abgerechnet', kind: 'boolean', value: ({ IsLocked }) => IsLocked },
  ],
});

import { dealers } from '@heizplatz/api-dealers';
import { defineStaffList, type ListContext, wordsMatch } from '@heizplatz/api-identity';
import { isoDay, localDay } from '@heizplatz/api-platform';
import { CALLS, type SalesRow } from '@heizplatz/contract';
import { sql, type SQL } from 'drizzle-orm';
import { monthOf } from '../commissions/booking-month';
import { findSales, SALES } from './sales-repository';

const currentMonth = ({ clock }: ListContext): string => monthOf(isoDay(localDay(clock())));
const idOf = ({ Month, DealerId }: SalesRow): string => `${Month}-01/${DealerId}`;

/** The ids' months and dealers, by which their indexes find them. */
function wantedOf(ids: readonly (string | number)[]): SQL {
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

/** What dealers sold and owe: one month of all dealers, or all months of one. */
export const salesList = defineStaffList({
  call: CALLS.salesList,
  exportCall: CALLS.exportSalesList,
  fileName: 'verkaufsliste',
  id: sql`(sales.month::text || '/' || sales.dealer_id)`,
  from: sql`${SALES} as sales left join ${dealers} as dealer on dealer.id = sales.dealer_id`,
  where: ({ month, country, dealer, search }, context) => [
    month !== '' || dealer === ''
      ? sql`sales.month = ${month === '' ? currentMonth(context) : `${month}-01`}::date`
      : undefined,
    country === '' ? undefined : sql`sales.country_id = ${Number(country)}`,
    dealer === '' ? undefined : sql`sales.dealer_id = ${Number(dealer)}`,
    wordsMatch(sql`staff_words(dealer.name, dealer.company, dealer.city)`, search),
  ],
  sorts: {
    month: sql`sales.month`,
    dealer: sql`dealer.name`,
    orders: sql`sales.orders`,
    weight: sql`sales.weight_kg`,
    net: sql`sales.net_cents`,
    commission: sql`sales.commission_cents`,
    corrections: sql`sales.correction_cents`,
  },
  defaultSort: '-net',
  read: (db, ids) => findSales(db, wantedOf(ids)),
  idOf,
  columns: [
    { title: 'Monat', kind: 'text', value: ({ Month }) => Month },
    { title: 'Händlernummer', kind: 'number', value: ({ DealerId }) => DealerId },
    { title: 'Händler', kind: 'text', value: ({ DealerName }) => DealerName },
    { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
    { title: 'Bestellungen', kind: 'number', value: ({ Orders }) => Orders },
    { title: 'Menge in kg', kind: 'weight', value: ({ WeightKg }) => WeightKg },
    { title: 'Netto', kind: 'money', value: ({ Net }) => Net },
    { title: 'Satz %', kind: 'number', value: ({ RatePercent }) => RatePercent },
    { title: 'Provision', kind: 'money', value: ({ Commission }) => Commission },
    { title: 'Korrekturen', kind: 'money', value: ({ Corrections }) => Corrections },
    { title: 'Abgerechnet', kind: 'money', value: ({ Invoiced }) => Invoiced },
  ],
});

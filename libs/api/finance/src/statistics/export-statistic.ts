import { buildRowsFile, type StaffColumn } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, CountryId, type SalesMetricRow } from '@heizplatz/contract';
import * as v from 'valibot';
import { staffStatistic, type StaffQuery } from './staff-statistic';

type Query = CallRequest<typeof CALLS.exportStatistic>['query'];

/** A file may be longer than what is read on a page. */
const MOST_ROWS = 20_000;

const COLUMNS: readonly StaffColumn<SalesMetricRow>[] = [
  { title: 'Schlüssel', kind: 'text', value: ({ Key }) => Key },
  { title: 'Bezeichnung', kind: 'text', value: ({ Label }) => Label },
  { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
  { title: 'Bestellungen', kind: 'number', value: ({ Now }) => Now.Orders },
  { title: 'Menge in kg', kind: 'weight', value: ({ Now }) => Now.WeightKg },
  { title: 'Umsatz brutto', kind: 'money', value: ({ Now }) => Now.Revenue },
  { title: 'Mittel je t', kind: 'money', value: ({ Now }) => Now.MeanPerTonne },
  { title: 'Storno %', kind: 'number', value: ({ Now }) => Now.CancellationPercent },
  { title: 'RatePay %', kind: 'number', value: ({ Now }) => Now.RatePayPercent },
  { title: 'Bestellungen davor', kind: 'number', value: ({ Before }) => Before?.Orders },
  { title: 'Menge davor in kg', kind: 'weight', value: ({ Before }) => Before?.WeightKg },
  { title: 'Umsatz davor', kind: 'money', value: ({ Before }) => Before?.Revenue },
];

const getId = (text: string): number | null => (text === '' ? null : Number(text));

const toQuery = ({ from, to, country, product, zip, ratePay, dealer, state, by }: Query): StaffQuery => ({
  period: { from, to },
  by,
  countryId: country === '' ? null : v.parse(CountryId, Number(country)),
  stateId: getId(state),
  zipCode: zip === '' ? null : zip,
  productId: getId(product),
  dealerId: getId(dealer),
  isRatePay: ratePay === '' ? null : ratePay === 'ja',
});

/** GET /api/support/statistik/export: the table of the page, all of its rows. */
export const exportStatistic = defineHandler(CALLS.exportStatistic, async ({ query }, { db }) => {
  if (query.to < query.from) throw problem('VALIDATION', { errors: [{ path: 'query.to', code: 'DATE_ORDER' }] });
  const { Rows } = await staffStatistic(db, toQuery(query), MOST_ROWS);
  const name = `statistik-${query.by}-${query.from}-${query.to}`;
  return buildRowsFile({ columns: COLUMNS, rows: Rows, name, format: query.format });
});

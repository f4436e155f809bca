import { buildRowsFile, type StaffColumn } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { KG_PER_TONNE } from '@heizplatz/calculator';
import { CALLS, type CallRequest, CountryId, type SalesMetricRow, type StatisticDimension } from '@heizplatz/contract';
import * as v from 'valibot';
import { staffStatistic, type StaffQuery } from './staff-statistic';

type Query = CallRequest<typeof CALLS.exportStatistic>['query'];

/** A file may be longer than what is read on a page. */
const MOST_ROWS = 20_000;

const DIMENSION_NAMES: Readonly<Record<StatisticDimension, string>> = {
  ...{ year: 'Jahr', month: 'Monat', day: 'Tag', country: 'Land', state: 'Bundesland, Kanton' },
  ...{ zip: 'Postleitzahl', product: 'Ware', dealer: 'Händler', payment: 'Zahlungsart', order: 'Bestellung' },
};
/** Their keys are what other files know them by. */
const HAS_NUMBERS: readonly StatisticDimension[] = ['product', 'dealer'];

const rowLabel = (by: StatisticDimension, { Label }: SalesMetricRow): string =>
  by === 'month' ? Label.split('-').toReversed().join('/') : Label;

/** As the table has them, with the key of a row last. */
const getColumns = (by: StatisticDimension): readonly StaffColumn<SalesMetricRow>[] => [
  { title: DIMENSION_NAMES[by], kind: by === 'day' ? 'date' : 'text', value: (row) => rowLabel(by, row) },
  { title: 'Bestellungen', kind: 'number', value: ({ Now }) => Now.Orders },
  { title: 'Menge in t', kind: 'number', value: ({ Now }) => Now.WeightKg / KG_PER_TONNE },
  { title: 'Menge in l', kind: 'number', value: ({ Now }) => Now.Litres },
  { title: 'Umsatz', kind: 'money', value: ({ Now }) => Now.Revenue },
  { title: 'davor', kind: 'money', value: ({ Before }) => Before?.Revenue },
  { title: 'Vorjahr', kind: 'money', value: ({ YearBefore }) => YearBefore?.Revenue },
  { title: 'Mittel je t', kind: 'money', value: ({ Now }) => Now.MeanPerTonne },
  { title: 'Storno %', kind: 'number', value: ({ Now }) => Now.CancellationPercent },
  { title: 'RatePay %', kind: 'number', value: ({ Now }) => Now.RatePayPercent },
  { title: 'Gewichte zu bestätigen', kind: 'number', value: ({ Now }) => Now.WeightsToConfirm },
  { title: 'Währung', kind: 'text', value: ({ Currency }) => Currency },
  { title: 'Bestellungen davor', kind: 'number', value: ({ Before }) => Before?.Orders },
  { title: 'Bestellungen im Vorjahr', kind: 'number', value: ({ YearBefore }) => YearBefore?.Orders },
  { title: 'Nummer', kind: 'text', value: ({ Key }) => (HAS_NUMBERS.includes(by) ? Key : '') },
];

const getId = (text: string): number | null => (text === '' ? null : Number(text));

const toQuery = ({ from, to, country, product, zip, ratePay, dealer, state, ...rows }: Query): StaffQuery => ({
  period: { from, to },
  by: rows.by,
  search: rows.search,
  sort: rows.sort,
  page: null,
  countryId: country === '' ? null : v.parse(CountryId, Number(country)),
  stateId: getId(state),
  zipCode: zip === '' ? null : zip,
  productId: getId(product),
  dealerId: getId(dealer),
  isRatePay: ratePay === '' ? null : ratePay === 'ja',
});

/** GET /api/support/statistik/export: the table of the page, all of its rows. */
export const exportStatistic = defineHandler(CALLS.exportStatistic, async ({ query }, { db, clock }) => {
  if (query.to < query.from) throw problem('VALIDATION', { errors: [{ path: 'query.to', code: 'DATE_ORDER' }] });
  const { Rows } = await staffStatistic(db, toQuery(query), {
    now: clock(),
    mostRows: MOST_ROWS,
    seesCommissions: false,
  });
  const name = `statistik-${query.by}-${query.from}-${query.to}`;
  return buildRowsFile({ columns: getColumns(query.by), rows: Rows, name, format: query.format });
});

import { buildRowsFile, type StaffColumn } from '@heizplatz/api-identity';
import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallResponse, type PressPrice } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { Resolution } from './price-periods';
import { readPriceSeries } from './read-price-series';
import { sourceLine } from './source-line';

type Series = CallResponse<typeof CALLS.pressPrices>;
type Column = StaffColumn<PressPrice>;

const DAY: readonly Column[] = [
  { title: 'Tag', kind: 'date', value: ({ From }) => From },
  { title: 'Preis brutto', kind: 'money', value: ({ Price }) => Price },
];
const getSpan = (title: string): readonly Column[] => [
  { title, kind: 'text', value: ({ Key }) => Key },
  { title: 'Von', kind: 'date', value: ({ From }) => From },
  { title: 'Bis', kind: 'date', value: ({ To }) => To },
  { title: 'Mittel brutto', kind: 'money', value: ({ Price }) => Price },
  { title: 'Tiefster Tag', kind: 'money', value: ({ Low }) => Low },
  { title: 'Höchster Tag', kind: 'money', value: ({ High }) => High },
  { title: 'Tage', kind: 'number', value: ({ Days }) => Days },
];
const SPANS: Readonly<Record<Resolution, readonly Column[]>> = {
  day: DAY,
  week: getSpan('Woche'),
  month: getSpan('Monat'),
};

/** What a row means stands in each, so that it can be cut out and put beside others. */
function getColumns(series: Series, by: Resolution, source: string): Column[] {
  const same = (title: string, text: string): Column => ({ title, kind: 'text', value: () => text });
  return [
    ...SPANS[by],
    same('Währung', series.Currency),
    same('Einheit', `${series.Currency} je ${series.PriceUnit}`),
    same('Ware', series.ProductName),
    same('Land', siteById(series.CountryId).countryName),
    same('Quelle', source),
  ];
}

/** GET /api/support/presse/preise. */
export const pressPrices = defineHandler(CALLS.pressPrices, ({ query }, { db, clock }) =>
  readPriceSeries(db, query, siteDay(clock())),
);

const FILE_LABELS = { day: 'tage', week: 'wochen', month: 'monate' } as const;

/** GET /api/support/presse/preise/ausgabe: the table of the page. */
export const exportPressPrices = defineHandler(CALLS.exportPressPrices, async ({ query }, { db, clock, services }) => {
  const today = siteDay(clock());
  const series = await readPriceSeries(db, query, today);
  const name = `preise-${siteById(query.country).iso.toLowerCase()}-${query.product}-${FILE_LABELS[query.by]}-${today}`;
  return buildRowsFile({
    columns: getColumns(series, query.by, sourceLine(series.CountryId, today, services.config)),
    rows: series.Rows,
    name,
    format: query.format,
  });
});

export const pressPriceHandlers = [pressPrices, exportPressPrices];

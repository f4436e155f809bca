import type { SalesMetricRow } from '@heizplatz/contract';
import { getPageRows, searchRows, sortRows } from './statistic-page-rows';

function getRow(Label: string, Revenue: number, MeanPerTonne: number | null = null, isSwiss = false): SalesMetricRow {
  const metrics = { Orders: 1, WeightKg: 0, Litres: 0, Revenue, MeanPerTonne, CancellationPercent: null };
  const Now = { ...metrics, RatePayPercent: null, WeightsToConfirm: 0 };
  return { Key: Label, Label, Currency: isSwiss ? 'CHF' : 'EUR', Now, Before: null, YearBefore: null };
}
const ROWS = [getRow('Öko Wärme', 30, 400), getRow('Alpenholz 10', 50), getRow('Alpenholz 9', 40, 300)];
const labels = (rows: readonly SalesMetricRow[]) => rows.map(({ Label }) => Label);

it.each([
  ['', ['Öko Wärme', 'Alpenholz 10', 'Alpenholz 9']],
  ['label', ['Alpenholz 9', 'Alpenholz 10', 'Öko Wärme']],
  ['-revenue', ['Alpenholz 10', 'Alpenholz 9', 'Öko Wärme']],
  ['mean', ['Alpenholz 9', 'Öko Wärme', 'Alpenholz 10']],
  ['-mean', ['Öko Wärme', 'Alpenholz 9', 'Alpenholz 10']],
  ['-before', ['Öko Wärme', 'Alpenholz 10', 'Alpenholz 9']],
])('sorted by %j', (sort, expected) => {
  expect(labels(sortRows(ROWS, sort))).toEqual(expected);
});

it('finds words in any order, in capitals too', () => {
  expect(labels(searchRows(ROWS, '10 ALPEN'))).toEqual(['Alpenholz 10']);
  expect(labels(searchRows(ROWS, 'ök'))).toEqual(['Öko Wärme']);
  expect(searchRows(ROWS, ' ')).toHaveLength(3);
});

it('each currency has pages of its own', () => {
  const many = Array.from({ length: 120 }, (_, at) => getRow(String(at), at));
  const rows = [...many, getRow('schweizerisch', 1, null, true)];
  expect(getPageRows(rows, 1)).toHaveLength(51);
  expect(getPageRows(rows, 3)).toHaveLength(20);
  expect(getPageRows(rows, 4)).toEqual([]);
});

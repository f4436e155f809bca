import { barOptions, labelsBelow, sizeOfBars } from './bar-options';

const months = Array.from({ length: 12 }, (_, at) => {
  const month = String(at + 1).padStart(2, '0');
  return { id: `2026-${month}`, label: `${month}/2026`, shortLabel: `${month}/26` };
});
const dealers = ['Wärmehof Uckermark GmbH & Co. KG', 'Brennstoffe Nord'].map((label) => ({ id: label, label }));
const format = (value: number) => `${value} t`;
const options = (categories: typeof dealers, isHorizontal: boolean) =>
  barOptions(
    { title: '', axis: '', categories, series: [{ name: 'Menge', values: [3, 2] }], format, isHorizontal },
    'nonce',
  );

it('of many categories every second has a label, so that none touches the next on a telephone', () => {
  expect(labelsBelow(months)).toEqual(months.map(({ shortLabel }, at) => (at % 2 === 0 ? shortLabel : '')));
  expect(labelsBelow(months.slice(0, 8))).toEqual(months.slice(0, 8).map(({ shortLabel }) => shortLabel));
});

it('long names stand beside their bars, each on a line of its own', () => {
  const { plotOptions, yaxis, xaxis, chart } = options(dealers, true);
  expect(plotOptions?.bar?.horizontal).toBe(true);
  expect(yaxis).toMatchObject({ labels: { maxWidth: 140 } });
  expect(xaxis?.labels?.formatter?.('7')).toBe('7 t');
  expect(chart?.height).toBe(280);
  expect(options(dealers, false).plotOptions?.bar?.horizontal).toBe(false);
});

it.each([
  [5, 'few'],
  [6, 'some'],
  [15, 'many'],
])('%i bars are %s', (count, expected) => {
  expect(sizeOfBars(count)).toBe(expected);
});

import { chartRows } from './chart-rows';
import type { ChartSeries } from './chart-series';

const daily = (days: number, from = 0): ChartSeries => ({
  name: 'Bayern',
  points: Array.from({ length: days }, (_, day) => ({
    time: new Date(Date.UTC(2026, 0, 1 + from + day)).toISOString(),
    value: 300 + day,
  })),
});

describe('chartRows', () => {
  it('has every day of three months, the newest first', () => {
    const rows = chartRows([daily(92)]);
    expect(rows).toHaveLength(92);
    expect(rows[0]?.values).toEqual([391]);
  });

  it('has one day a week of a year, the newest among them', () => {
    const rows = chartRows([daily(365)]);
    expect(rows).toHaveLength(53);
    expect(rows.map(({ values }) => values[0]).slice(0, 2)).toEqual([664, 657]);
  });

  it("puts the second place's figure of the same day beside the first's", () => {
    const rows = chartRows([daily(3), daily(2, 1)]);
    expect(rows.map(({ values }) => values)).toEqual([
      [302, 301],
      [301, 300],
      [300, null],
    ]);
  });

  it.each([0, 1])('of %i days has as many', (days) => {
    expect(chartRows([daily(days)])).toHaveLength(days);
  });
});

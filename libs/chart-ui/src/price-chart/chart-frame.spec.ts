import { chartFrame } from './chart-frame';
import type { ChartSeries } from './chart-series';

const series = (...points: readonly (readonly [day: string, value: number])[]): ChartSeries => ({
  name: 'Bayern',
  points: points.map(([day, value]) => ({ time: `${day}T00:00:00.000Z`, value })),
});

describe('chartFrame', () => {
  it('places points by their time, not by their number', () => {
    const { lines } = chartFrame([series(['2026-01-01', 300], ['2026-01-02', 400], ['2026-01-11', 300])]);
    expect(lines).toEqual(['M0 300L100 0L1000 300']);
  });

  it('lays two series on one stretch and one grid', () => {
    const { lines, ticks } = chartFrame([
      series(['2026-01-06', 300], ['2026-01-11', 350]),
      series(['2026-01-01', 400], ['2026-01-11', 350]),
    ]);
    expect(ticks).toEqual([300, 325, 350, 375, 400]);
    expect(lines).toEqual(['M500 300L1000 150', 'M0 0L1000 150']);
  });

  it('draws nothing of a series without points', () => {
    expect(chartFrame([series()]).lines).toEqual(['']);
  });
});

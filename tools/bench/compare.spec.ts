import { compareMetrics } from './compare.ts';
import type { Metric } from './metric.ts';

const metric = (unit: string, value: number, more: Partial<Metric> = {}): Metric => ({
  ...{ name: 'page', against: 'bare', value, unit, note: '' },
  ...more,
});

const isWorse = (now: Metric, before: Metric) => compareMetrics([now], [before]).map((one) => one.isWorse);

describe('compareMetrics', () => {
  it.each([
    ['a ratio that fell by half', 'ratio', 0.4, 0.8, true],
    ['a ratio within its noise', 'ratio', 0.7, 0.8, false],
    ['a ratio that rose', 'ratio', 2, 0.8, false],
    ['time that doubled', 'ratio of time', 2, 1, true],
    ['time that halved', 'ratio of time', 0.5, 1, false],
    ['a twentieth more bytes', 'KB', 105, 100, true],
    ['a hundredth more bytes', 'KB', 101, 100, false],
    ['fewer bytes', 'KB', 50, 100, false],
    ['a score that fell', 'of 100', 90, 100, true],
    ['a value that is none', 'ratio', NaN, 0.8, true],
  ])('judges %s', (_, unit, now, before, expected) =>
    expect(isWorse(metric(unit, now), metric(unit, before))).toEqual([expected]),
  );

  it('leaves out what a busy machine decides, what was not kept, and what changed its unit', () => {
    expect(isWorse(metric('ms', 900), metric('ms', 1))).toEqual([]);
    expect(compareMetrics([metric('ratio', 1)], [])).toEqual([]);
    expect(isWorse(metric('ratio', 1, { against: 'React' }), metric('ratio', 9))).toEqual([]);
    expect(isWorse(metric('ratio', 1), metric('KB', 9))).toEqual([]);
  });

  it("prefers a metric's own tolerance, and says by how much it changed", () => {
    const now = metric('ratio', 0.5, { tolerance: 0.6 });
    expect(compareMetrics([now], [metric('ratio', 1)])).toMatchObject([{ change: -0.5, isWorse: false }]);
  });
});

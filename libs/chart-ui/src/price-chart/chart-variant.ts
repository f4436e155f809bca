import type { ChartSeries } from './chart-series';

/** What every form of a chart is told: drawing, live chart, table. */
export interface ChartVariant {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly unit: string;
  readonly decimals: number;
}

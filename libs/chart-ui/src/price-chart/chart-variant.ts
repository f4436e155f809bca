import type { ChartSeries } from './chart-series';

/** The props that every form of a chart gets: static chart, live chart, table. */
export interface ChartVariant {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly unit: string;
  readonly decimals: number;
}

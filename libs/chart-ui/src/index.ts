export { LiveBars } from './live-bars';
export type { LiveBarsProps } from './live-bars-props';
export type { BarSeries } from './bar-series';

export { PriceChart, type PriceChartProps } from './price-chart/price-chart';
export { chartSeries, type ChartPoint, type ChartSeries } from './price-chart/chart-series';

export { LiveBars } from './live-bars';
export type { LiveBarsProps } from './live-bars-props';
export type { BarSeries } from './bar-series';

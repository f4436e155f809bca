export { LiveBars, type LiveBarsProps } from './live-bars';
export type { BarSeries } from './bar-series';

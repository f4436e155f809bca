export { LiveBars } from './live-bars';
export { PriceChart } from './price-chart/price-chart';
export { chartSeries, type ChartSeries } from './price-chart/chart-series';

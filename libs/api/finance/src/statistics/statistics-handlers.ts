import { readsFromReplica } from '@heizplatz/api-platform';
import { exportStatistic } from './export-statistic';
import { periodStatistic, statisticProducts } from './period-statistic';
import { statisticDealers } from './statistic-dealers';

export const statisticsHandlers = [periodStatistic, statisticProducts, exportStatistic, statisticDealers].map(
  readsFromReplica,
);

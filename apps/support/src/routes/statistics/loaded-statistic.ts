import type { StatisticPage } from './statistic-page';

export interface LoadedStatistic {
  readonly page: StatisticPage;
  readonly today: string;
}

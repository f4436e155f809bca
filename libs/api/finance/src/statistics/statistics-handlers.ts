import { answerExportStatistic } from './export-statistic';
import { answerPeriodStatistic, answerStatisticProducts } from './period-statistic';
import { answerStatisticDealers } from './statistic-dealers';

export const statisticsHandlers = [
  answerPeriodStatistic,
  answerStatisticProducts,
  answerExportStatistic,
  answerStatisticDealers,
];

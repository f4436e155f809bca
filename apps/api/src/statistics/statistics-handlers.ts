import { answerPeriodStatistic, answerStatisticProducts } from './period-statistic';

export const statisticsHandlers = [answerPeriodStatistic, answerStatisticProducts];

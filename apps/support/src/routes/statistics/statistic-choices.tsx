import { STATISTIC_DIMENSIONS } from '@heizplatz/contract';
import { ChoiceChips } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type Metric, METRICS } from './metric-texts';
import styles from './statistic.module.css';
import { isDivisible, lastMonths, type StatisticPage, statisticPath } from './statistic-page';
import { useDimensionLabels } from './use-dimension-labels';

interface StatisticChoicesProps {
  readonly page: StatisticPage;
  readonly metric: Metric;
  readonly today: string;
}

/** Period, division and the chart's metric: links, so that they work without script. */
export function StatisticChoices({ page, metric, today }: StatisticChoicesProps) {
  const { t } = useLingui();
  const { names } = useDimensionLabels();
  const year = Number(today.slice(0, 4));
  const wholeYear = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` });
  const periods = [
    { id: 'month', label: t`Dieser Monat`, period: lastMonths(today, 1), by: 'day' as const },
    { id: 'months', label: t`12 Monate`, period: lastMonths(today), by: 'month' as const },
    { id: 'year', label: String(year), period: wholeYear(year), by: 'month' as const },
    { id: 'last', label: String(year - 1), period: wholeYear(year - 1), by: 'month' as const },
    { id: 'years', label: t`4 Jahre`, period: { from: `${year - 3}-01-01`, to: `${year}-12-31` }, by: 'year' as const },
  ];
  const chosen = periods.find(({ period }) => period.from === page.from && period.to === page.to);
  const metrics: Record<Metric, string> = {
    ...{ umsatz: t`Umsatz`, menge: t`Menge in t`, liter: t`Menge in l`, bestellungen: t`Bestellungen` },
  };
  return (
    <div className={styles.choices}>
      <ChoiceChips
        label={t`Zeitraum`}
        chosenId={chosen?.id ?? null}
        choices={periods.map(({ id, label, period, by }) => {
          const isOfTime = ['year', 'month', 'day', 'order'].includes(page.by);
          return { id, label, href: statisticPath(page, { ...period, ...(isOfTime && { by }) }, metric) };
        })}
      />
      <ChoiceChips
        label={t`Aufteilen nach`}
        chosenId={page.by}
        choices={STATISTIC_DIMENSIONS.filter((by) => isDivisible(page, by)).map((by) => ({
          id: by,
          label: names[by],
          href: statisticPath(page, { by }, metric),
        }))}
      />
      <ChoiceChips
        label={t`Diagramm zeigt`}
        chosenId={metric}
        choices={METRICS.map((id) => ({ id, label: metrics[id], href: statisticPath(page, {}, id) }))}
      />
    </div>
  );
}

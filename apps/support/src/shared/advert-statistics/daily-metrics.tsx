import { LiveBars } from '@heizplatz/chart-ui';
import type { AdvertDay } from '@heizplatz/contract';
import { formatDate, formatNumber, formatPercent, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Disclosure, EmptyState, MetricTable, KeyValueList } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import styles from './daily-metrics.module.css';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Clicks per hundred impressions, as text; a dash without impressions. */
export const clickRateText = (clicks: number, impressions: number, site: Site): string =>
  impressions === 0 ? '–' : formatPercent((100 * clicks) / impressions, site, 2);

function Bars({ days, field, label }: { days: readonly AdvertDay[]; field: 'Impressions' | 'Clicks'; label: string }) {
  const { t } = useLingui();
  const site = useSite();
  const categories = useMemo(
    () =>
      days.map(({ Day }) => ({ id: Day, label: formatDate(Day, site), shortLabel: formatDate(Day, site).slice(0, 6) })),
    [days, site],
  );
  const series = useMemo(() => [{ name: label, values: days.map((day) => day[field]) }], [days, field, label]);
  const format = useCallback((value: number) => formatNumber(Math.round(value), site), [site]);
  const total = format(sum(days.map((day) => day[field])));
  const count = days.length;
  return (
    <LiveBars
      title={t`${label} je Tag, ${count} Tage, zusammen ${total}; die Tabelle darunter hat die einzelnen Tage.`}
      axis={t`${label} je Tag`}
      categories={categories}
      series={series}
      format={format}
    />
  );
}

/** Impressions and clicks per day: as a chart, and as a table of the same numbers. */
export function DailyMetrics({ days }: { readonly days: readonly AdvertDay[] }) {
  const { t } = useLingui();
  const site = useSite();
  const [impressions, clicks] = [sum(days.map((day) => day.Impressions)), sum(days.map((day) => day.Clicks))];
  if (impressions === 0 && clicks === 0) return <EmptyState title={t`In diesem Zeitraum wurde nichts eingeblendet.`} />;
  return (
    <div className={styles.figures}>
      <KeyValueList
        items={[
          { id: 'impressions', label: t`Einblendungen`, value: formatNumber(impressions, site) },
          { id: 'clicks', label: t`Klicks`, value: formatNumber(clicks, site) },
          { id: 'rate', label: t`Klickrate`, value: clickRateText(clicks, impressions, site) },
        ]}
      />
      <Bars days={days} field="Impressions" label={t`Einblendungen`} />
      <Bars days={days} field="Clicks" label={t`Klicks`} />
      <Disclosure summary={t`Dieselben Zahlen als Tabelle`}>
        <MetricTable
          caption={t`Einblendungen und Klicks je Tag`}
          captionHidden
          columns={[
            { id: 'day', label: t`Tag` },
            { id: 'impressions', label: t`Einblendungen`, numeric: true },
            { id: 'clicks', label: t`Klicks`, numeric: true },
            { id: 'rate', label: t`Klickrate`, numeric: true },
          ]}
          rows={days.toReversed().map(({ Day, Impressions, Clicks }) => ({
            id: Day,
            cells: [
              formatDate(Day, site),
              formatNumber(Impressions, site),
              formatNumber(Clicks, site),
              clickRateText(Clicks, Impressions, site),
            ],
          }))}
        />
      </Disclosure>
    </div>
  );
}

import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatDate, formatMoney, formatPercent, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import styles from './press.module.css';

interface PriceMetricsProps {
  /** With at least one row. */
  readonly series: CallResponse<typeof CALLS.pressPrices>;
}

/** What a report needs first: the latest price, how it stands to the first, the highest and lowest day. */
export function PriceMetrics({ series: { Rows, CountryId, PriceUnit } }: PriceMetricsProps) {
  const { t } = useLingui();
  const site = useSite();
  const [first, last] = [Rows[0], Rows.at(-1)];
  if (!first || !last) return null;
  const money = (value: number) => `${formatMoney(value, siteById(CountryId))}/${PriceUnit}`;
  const change = (100 * (last.Price - first.Price)) / first.Price;
  const day = (iso: string) => formatDate(iso, site);
  const metrics = [
    { label: t`Zuletzt (bis ${day(last.To)})`, value: money(last.Price) },
    { label: t`Seit ${day(first.From)}`, value: `${change > 0 ? '+' : ''}${formatPercent(change, site, 1)}` },
    { label: t`Höchster Tag`, value: money(Math.max(...Rows.map(({ High }) => High))) },
    { label: t`Tiefster Tag`, value: money(Math.min(...Rows.map(({ Low }) => Low))) },
  ];
  return (
    <dl className={styles.figures}>
      {metrics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { CurrencyTotal } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeText, moneyText, shareText, tonnesText } from './metric-texts';
import styles from './statistic.module.css';

interface Metric {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly change: string | null;
}

/** The totals of a currency, each metric with that of the previous period. */
export function TotalMetrics({ total }: { readonly total: CurrencyTotal }) {
  const { t } = useLingui();
  const site = useSite();
  const { Now, Before, Currency } = total;
  const metric = (label: string, pick: (of: typeof Now) => number | null, text: (value: number | null) => string) => ({
    ...{ label, now: text(pick(Now)), before: text(pick(Before)) },
    change: changeText(pick(Now), pick(Before), site),
  });
  const money = (value: number | null) => moneyText(value, Currency);
  const share = (value: number | null) => shareText(value, site);
  const metrics: Metric[] = [
    metric(t`Umsatz, brutto`, ({ Revenue }) => Revenue, money),
    metric(
      t`Bestellungen`,
      ({ Orders }) => Orders,
      (value) => formatNumber(value ?? 0, site),
    ),
    metric(
      t`Menge`,
      ({ WeightKg }) => WeightKg,
      (value) => tonnesText(value ?? 0, site),
    ),
    metric(t`Mittel je t`, ({ MeanPerTonne }) => MeanPerTonne, money),
    { ...metric(t`Storno und Widerruf`, ({ CancellationPercent }) => CancellationPercent, share), change: null },
    { ...metric(t`Anteil RatePay`, ({ RatePayPercent }) => RatePayPercent, share), change: null },
  ];
  return (
    <dl className={styles.figures}>
      {metrics.map(({ label, now, before, change }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <strong className={styles.value}>{now}</strong>
            <span className={styles.before}>
              <Trans>davor {before}</Trans>
              {change && <b> {change}</b>}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

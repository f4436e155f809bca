import type { CurrencyTotal, SalesMetrics } from '@heizplatz/contract';
import { formatNumber, formatPercent, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeText, litresText, moneyText, shareText, tonnesText } from './metric-texts';
import styles from './statistic.module.css';

interface Metric {
  readonly label: string;
  readonly now: string;
  readonly before: string;
  readonly change: string | null;
  readonly yearBefore: string | null;
  readonly yearChange: string | null;
}

type Text = (value: number | null) => string;
type Periods<Of> = { readonly Now: Of; readonly Before: Of; readonly YearBefore: Of | null };

/** A metric beside those of the two periods that it is compared with; shares have no change. */
function getMetric<Of>(
  label: string,
  { Now, Before, YearBefore }: Periods<Of>,
  { pick, text, site }: { pick: (of: Of) => number | null; text: Text; site: Site | null },
): Metric {
  const change = (other: Of) => site && changeText(pick(Now), pick(other), site);
  return {
    ...{ label, now: text(pick(Now)), before: text(pick(Before)), change: change(Before) },
    yearBefore: YearBefore && text(pick(YearBefore)),
    yearChange: YearBefore && change(YearBefore),
  };
}

/** What the marketplace earned itself; none for those who may not read commissions. */
function useOwnMetrics({ Commission, Currency }: CurrencyTotal): readonly Metric[] {
  const { t } = useLingui();
  const site = useSite();
  if (Commission === null) return [];
  const money: Text = (value) => moneyText(value, Currency);
  const rate: Text = (value) => (value === null ? '–' : formatPercent(value, site));
  return [
    getMetric(t`Provision`, Commission, { pick: (of) => of.Commission, text: money, site }),
    getMetric(t`Warenwert, netto`, Commission, { pick: (of) => of.Net, text: money, site }),
    getMetric(t`Provision am Warenwert`, Commission, { pick: (of) => of.TakeRatePercent, text: rate, site: null }),
  ];
}

/** The totals of a currency, each metric with those of the previous period and of the year before. */
export function TotalMetrics({ total }: { readonly total: CurrencyTotal }) {
  const { t } = useLingui();
  const site = useSite();
  const own = useOwnMetrics(total);
  const { Now, Before, YearBefore, Currency } = total;
  const hasLiquids = [Now, Before, YearBefore].some((of) => of !== null && of.Litres > 0);
  const money: Text = (value) => moneyText(value, Currency);
  const share: Text = (value) => shareText(value, site);
  const count: Text = (value) => formatNumber(value ?? 0, site);
  const metric = (label: string, pick: (of: SalesMetrics) => number | null, text: Text, isShare = false) =>
    getMetric(label, total, { pick, text, site: isShare ? null : site });
  const metrics: Metric[] = [
    metric(t`Umsatz, brutto`, ({ Revenue }) => Revenue, money),
    metric(t`Bestellungen`, ({ Orders }) => Orders, count),
    metric(
      t`Menge, nach Gewicht`,
      ({ WeightKg }) => WeightKg,
      (value) => tonnesText(value ?? 0, site),
    ),
    ...(hasLiquids
      ? [
          metric(
            t`Menge, flüssig`,
            ({ Litres }) => Litres,
            (value) => litresText(value ?? 0, site),
          ),
        ]
      : []),
    metric(t`Mittel je t`, ({ MeanPerTonne }) => MeanPerTonne, money),
    metric(t`Storno und Widerruf`, ({ CancellationPercent }) => CancellationPercent, share, true),
    metric(t`Anteil RatePay`, ({ RatePayPercent }) => RatePayPercent, share, true),
    ...own,
  ];
  return (
    <dl className={styles.figures}>
      {metrics.map(({ label, now, before, change, yearBefore, yearChange }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <strong className={styles.value}>{now}</strong>
            <span className={styles.before}>
              <Trans>davor {before}</Trans>
              {change && <b> {change}</b>}
            </span>
            {yearBefore !== null && (
              <span className={styles.before}>
                <Trans>Vorjahr {yearBefore}</Trans>
                {yearChange && <b> {yearChange}</b>}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
